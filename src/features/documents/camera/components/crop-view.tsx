import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Corners, Point } from '#lib/scan/picture.ts'
import { useWords } from '#ui/locale.tsx'
import { cameraWords } from '../content.ts'
import { CameraHead, textAction } from './camera-view.tsx'
import type { OpenedPhoto } from './page-maker.ts'

type CropViewProps = {
  photo: OpenedPhoto
  onRight: (corners: Corners, turns: number) => void
  onRetake: () => void
  onClose: () => void
}

/** In CSS pixels: a step of an arrow key, half of what a finger needs, and the loupe. */
const step = 4
const touch = 24
const loupeSide = 96

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}
const clamp = (value: number) => Math.min(1, Math.max(0, value))

export function CropView({ photo, onRight, onRetake, onClose }: CropViewProps) {
  const words = useWords(cameraWords)
  const [corners, setCorners] = useState(photo.corners)
  const [turns, setTurns] = useState(0)
  const [moving, setMoving] = useState<number>()
  const stage = useRef<HTMLDivElement>(null)
  const box = useBox(stage, photo.preview)

  function place(index: number, to: Point) {
    const next = { x: clamp(to.x), y: clamp(to.y) }
    setCorners((all) => all.map((corner, at) => (at === index ? next : corner)) as unknown as Corners)
  }
  function drag(event: PointerEvent, index: number) {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {}
    if (moving === index)
      place(index, {
        x: (event.clientX - left - box.left) / box.width,
        y: (event.clientY - top - box.top) / box.height,
      })
  }
  function press(event: KeyboardEvent, index: number) {
    const by = arrows[event.key]
    const corner = corners[index]
    if (!by || !corner) return
    event.preventDefault()
    place(index, { x: corner.x + by.x / box.width, y: corner.y + by.y / box.height })
  }
  const spots = corners.map(({ x, y }) => ({ x: box.left + x * box.width, y: box.top + y * box.height }))
  return (
    <>
      <CameraHead title={words.crop.title} about={words.crop.help} onClose={onClose} />
      <div ref={stage} className="relative min-h-0 flex-1 touch-none overflow-hidden">
        <Preview photo={photo.preview} box={box} turns={turns} />
        <svg className="absolute inset-0 size-full">
          <title>{words.crop.title}</title>
          <polygon
            points={spots.map(({ x, y }) => `${x},${y}`).join(' ')}
            className="fill-none stroke-sheet"
            strokeWidth="3"
          />
          {spots.map(({ x, y }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a picture's part can't be a button element
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: four corners, always in this order
              key={index}
              role="button"
              tabIndex={0}
              aria-label={`${words.crop.corners[index]}. ${words.crop.keys}`}
              className="group cursor-move outline-none"
              onKeyDown={(event) => press(event, index)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setMoving(index)
              }}
              onPointerMove={(event) => drag(event, index)}
              onPointerUp={() => setMoving(undefined)}
              onPointerCancel={() => setMoving(undefined)}
            >
              <circle
                cx={x}
                cy={y}
                r={touch}
                className="fill-transparent stroke-transparent group-focus-visible:stroke-sheet"
                strokeWidth="3"
              />
              <circle
                cx={x}
                cy={y}
                r={moving === index ? 15 : 12}
                strokeWidth="3"
                className={moving === index ? 'fill-green-700 stroke-sheet' : 'fill-sheet stroke-green-800'}
              />
            </g>
          ))}
        </svg>
        {moving !== undefined && (
          <Loupe photo={photo.preview} corner={corners[moving]} spot={spots[moving]} />
        )}
      </div>
      <div className="flex min-h-24 items-center justify-between gap-3 px-5 py-4">
        <button type="button" className={textAction} onClick={onRetake}>
          {words.crop.retake}
        </button>
        <button
          type="button"
          className="button bg-sheet text-green-800"
          onClick={() => onRight(corners, turns)}
        >
          {words.crop.right}
        </button>
        <button type="button" className={textAction} onClick={() => setTurns((turns + 1) % 4)}>
          {words.crop.turn}
        </button>
      </div>
    </>
  )
}

type Box = { left: number; top: number; width: number; height: number }

/** Where the picture lies on the stage, whole and with room for a finger around it. */
function useBox(stage: React.RefObject<HTMLDivElement | null>, photo: ImageBitmap): Box {
  const [box, setBox] = useState<Box>({ left: 0, top: 0, width: 1, height: 1 })
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const scale = Math.min(
        (clientWidth - 2 * touch) / photo.width,
        (clientHeight - 2 * touch) / photo.height,
      )
      const [width, height] = [photo.width * scale, photo.height * scale]
      setBox({ left: (clientWidth - width) / 2, top: (clientHeight - height) / 2, width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, photo])
  return box
}

function Preview({ photo, box, turns }: { photo: ImageBitmap; box: Box; turns: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    element.width = photo.width
    element.height = photo.height
    element.getContext('2d')?.drawImage(photo, 0, 0)
  }, [photo])
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return
    // Our policy refuses style attributes, and allows a script to set a style.
    Object.assign(element.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    })
  }, [box])
  return <canvas ref={canvas} data-turns={turns} className="absolute" />
}

function Loupe({
  photo,
  corner,
  spot,
}: {
  photo: ImageBitmap
  corner: Point | undefined
  spot: Point | undefined
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || !corner || !spot) return
    const seen = loupeSide / 2
    context.fillStyle = '#0b2419'
    context.fillRect(0, 0, loupeSide, loupeSide)
    const [x, y] = [corner.x * photo.width - seen / 2, corner.y * photo.height - seen / 2]
    context.drawImage(photo, x, y, seen, seen, 0, 0, loupeSide, loupeSide)
    context.strokeStyle = '#fffdf8'
    context.lineWidth = 2
    context.beginPath()
    for (const [fromX, fromY, toX, toY] of [
      [38, 48, 58, 48],
      [48, 38, 48, 58],
    ] as const) {
      context.moveTo(fromX, fromY)
      context.lineTo(toX, toY)
    }
    context.stroke()
    // Above the finger, or beside it where there's no room.
    const isHigh = spot.y > loupeSide + 2 * touch
    element.style.left = `${Math.max(4, spot.x - (isHigh ? loupeSide / 2 : -2 * touch))}px`
    element.style.top = `${isHigh ? spot.y - loupeSide - 2 * touch : spot.y}px`
  }, [photo, corner, spot])
  return (
    <canvas
      ref={canvas}
      width={loupeSide}
      height={loupeSide}
      className="pointer-events-none absolute rounded-full border-4 border-sheet"
    />
  )
}
