import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Corners, Point } from '#lib/scan/picture.ts'
import { useWords } from '#ui/locale.tsx'
import { cameraWords } from '../content.ts'
import { CameraHead, textAction } from './camera-view.tsx'
import { type Box, CropPicture, Loupe, touch } from './crop-picture.tsx'
import type { OpenedPhoto } from './page-maker.ts'

type CropViewProps = {
  photo: OpenedPhoto
  onRight: (corners: Corners, turns: number) => void
  onRetake: () => void
  onClose: () => void
}

/** In CSS pixels: a step of an arrow key. */
const step = 4

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}
const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Where a point of the photo lies after `turns` quarter turns to the right. */
const turned = ({ x, y }: Point, turns: number): Point =>
  turns % 4 === 0 ? { x, y } : turned({ x: 1 - y, y: x }, (turns % 4) - 1)

export function CropView({ photo, onRight, onRetake, onClose }: CropViewProps) {
  const words = useWords(cameraWords)
  const [corners, setCorners] = useState(photo.corners)
  const [turns, setTurns] = useState(0)
  const [moving, setMoving] = useState<number>()
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const box = useBox(stage, photo.preview, turns)
  const shown = corners.map((corner) => turned(corner, turns))

  function place(index: number, to: Point) {
    const next = turned({ x: clamp(to.x), y: clamp(to.y) }, 4 - turns)
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
    const corner = shown[index]
    if (!by || !corner) return
    event.preventDefault()
    place(index, { x: corner.x + by.x / box.width, y: corner.y + by.y / box.height })
  }
  const spots = shown.map(({ x, y }) => ({ x: box.left + x * box.width, y: box.top + y * box.height }))
  return (
    <>
      <CameraHead title={words.crop.title} about={words.crop.help} onClose={onClose} />
      <div ref={stage} className="relative min-h-[45dvh] flex-1 touch-none overflow-hidden">
        <CropPicture ref={picture} photo={photo.preview} box={box} turns={turns} />
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
              aria-label={`${words.crop.corners[(index + turns) % 4]}. ${words.crop.keys}`}
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
          <Loupe picture={picture} corner={shown[moving]} spot={spots[moving]} stage={stage} />
        )}
      </div>
      <div className="flex min-h-24 flex-wrap items-center justify-between gap-3 px-5 py-4">
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

/** Where the picture lies on the stage, whole and with room for a finger around it. */
function useBox(stage: RefObject<HTMLDivElement | null>, photo: ImageBitmap, turns: number): Box {
  const [box, setBox] = useState<Box>({ left: 0, top: 0, width: 1, height: 1 })
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const [wide, high] = turns % 2 === 0 ? [photo.width, photo.height] : [photo.height, photo.width]
      const scale = Math.min((clientWidth - 2 * touch) / wide, (clientHeight - 2 * touch) / high)
      const [width, height] = [wide * scale, high * scale]
      setBox({ left: (clientWidth - width) / 2, top: (clientHeight - height) / 2, width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, photo, turns])
  return box
}
