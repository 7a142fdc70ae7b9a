import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Point } from '#lib/scan/picture.ts'

/** CSS pixels: half of a finger's target, and the width of the loupe. */
export const touch = 24
const loupeSide = 96

export type Box = { left: number; top: number; width: number; height: number }

type CropPictureProps = {
  ref: RefObject<HTMLCanvasElement | null>
  photo: ImageBitmap
  box: Box
  turns: number
}

/** The photo as it was turned by hand. */
export function CropPicture({ ref, photo, box, turns }: CropPictureProps) {
  useLayoutEffect(() => {
    const element = ref.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const { width, height } = photo
    Object.assign(element, turns % 2 === 0 ? { width, height } : { width: height, height: width })
    context.translate(element.width / 2, element.height / 2)
    context.rotate((turns * Math.PI) / 2)
    context.drawImage(photo, -width / 2, -height / 2)
  }, [ref, photo, turns])
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // Our policy refuses style attributes, and allows a script to set a style.
    Object.assign(element.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    })
  }, [ref, box])
  return <canvas ref={ref} className="absolute" />
}

type LoupeProps = {
  picture: RefObject<HTMLCanvasElement | null>
  stage: RefObject<HTMLDivElement | null>
  corner: Point | undefined
  spot: Point | undefined
}

/** What a finger hides, twice as large. */
export function Loupe({ picture, stage, corner, spot }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    const source = picture.current
    if (!element || !context || !source || !corner || !spot) return
    const seen = loupeSide / 2
    const style = getComputedStyle(element)
    const dark = style.getPropertyValue('--color-green-950')
    context.fillStyle = dark
    context.fillRect(0, 0, loupeSide, loupeSide)
    const [x, y] = [corner.x * source.width - seen / 2, corner.y * source.height - seen / 2]
    context.drawImage(source, x, y, seen, seen, 0, 0, loupeSide, loupeSide)
    // A dark line below a light one is seen on paper and on a table.
    for (const [color, width] of [
      [dark, 6],
      [style.getPropertyValue('--color-sheet'), 2],
    ] as const) {
      context.strokeStyle = color
      context.lineWidth = width
      context.beginPath()
      context.moveTo(34, 48)
      context.lineTo(62, 48)
      context.moveTo(48, 34)
      context.lineTo(48, 62)
      context.stroke()
    }
    // Above the finger, or beside it where there's no room.
    const isHigh = spot.y > loupeSide + 2 * touch
    const isRight = spot.x > (stage.current?.clientWidth ?? 0) / 2
    const beside = isRight ? spot.x - loupeSide - 2 * touch : spot.x + 2 * touch
    const most = (stage.current?.clientWidth ?? 0) - loupeSide - 4
    const left = isHigh ? spot.x - loupeSide / 2 : beside
    element.style.left = `${Math.max(4, Math.min(most, left))}px`
    element.style.top = `${isHigh ? spot.y - loupeSide - 2 * touch : Math.max(4, spot.y)}px`
  }, [picture, stage, corner, spot])
  return (
    <canvas
      ref={canvas}
      width={loupeSide}
      height={loupeSide}
      className="pointer-events-none absolute box-content size-24 rounded-full border-4 border-sheet"
    />
  )
}
