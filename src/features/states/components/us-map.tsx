import type { Posture } from '#domain/posture.ts'
import { DiamondInk } from '#features/rules/components/posture-diamond.tsx'
import { paths } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import shapes from '#ui/engravings/us-map/map.svg'
import { type MapPlace, mapPlaces } from '#ui/engravings/us-map/places.ts'
import { Link } from '#ui/link.tsx'
import type { MappedState } from '../content.ts'
import { ClosedRing, shadeOf } from './map-shades.tsx'

/** A piece of the map. The letters are large enough to read at the size it is shown. */
type Sheet = { box: string; letters: number; holds: (place: MapPlace) => boolean; coast?: boolean }

/** Texas to North Dakota are the last states of the West, Minnesota to Louisiana the first of the East. */
const lastInTheWest = 5000
const isWest = ({ x }: MapPlace) => x < lastInTheWest
const sheets = {
  whole: { box: '-420 -110 10360 6420', letters: 178, holds: () => true, coast: true },
  west: { box: '-60 -60 5860 6300', letters: 224, holds: isWest },
  east: { box: '4740 80 5220 6020', letters: 196, holds: (place) => !isWest(place) },
} satisfies Record<string, Sheet>

/** The District of Columbia is too small for a shape. Its letters stand under Maryland's. */
const washington = { x: 9680, y: 3240, from: [8240, 2640] as const }

/** Lines along the coast, as on old charts: a wide stroke under a narrower one in the color of paper. */
const coastLines = [270, 160, 70]

type UsMapProps = {
  states: ReadonlyMap<string, MappedState>
  sheet: keyof typeof sheets
  className?: string
}

/**
 * Shaded by years to sue. A second way to the 50 pages for people who see and point. Screen readers and the Tab key
 * skip it: the list below has every link by name, and nobody should pass each state twice.
 */
export function UsMap({ states, sheet, className = '' }: UsMapProps) {
  const { box, letters, holds, coast }: Sheet = sheets[sheet]
  return (
    <svg viewBox={box} aria-hidden="true" focusable="false" className={`h-auto w-full ${className}`}>
      {coast && (
        <g fill="none" strokeLinejoin="round">
          {coastLines.map((width) => (
            <g key={width}>
              <use href={`${shapes}#coast`} strokeWidth={width + 14} className="stroke-green-300" />
              <use href={`${shapes}#coast`} strokeWidth={width} className="stroke-paper" />
            </g>
          ))}
        </g>
      )}
      {mapPlaces.filter(holds).map((place) => {
        const state = states.get(place.code)
        if (!state) return null
        const blank = state.posture === 'closed' || !shadeOf(state.years)
        return (
          <Link
            key={place.code}
            to={paths.state(place.code)}
            tabIndex={-1}
            className="group no-underline print:no-underline"
          >
            <title>{state.name}</title>
            <use
              href={`${shapes}#${place.id}`}
              {...(!blank && { fill: shadeOf(state.years) })}
              strokeWidth="11"
              strokeLinejoin="round"
              className={classNames(
                'stroke-green-800 group-hover:fill-green-700',
                blank && 'fill-sheet',
                state.years === 1 && 'stroke-sheet',
              )}
            />
            <Letters place={place} size={letters} text={place.code} light={state.years === 1 && !blank} />
            <PostureMark place={place} size={letters} posture={state.posture} />
          </Link>
        )
      })}
      {sheet !== 'west' && (
        <Link to={paths.district} tabIndex={-1} className="group no-underline print:no-underline">
          <Letters place={washington} size={letters} text="DC" />
          <PostureMark place={washington} size={letters} posture="closed" />
        </Link>
      )}
    </svg>
  )
}

type Placed = Pick<MapPlace, 'x' | 'y' | 'from'>

function PostureMark({
  place: { x, y, from },
  size,
  posture,
}: {
  place: Placed
  size: number
  posture: Posture
}) {
  if (posture === 'open') return null
  const scale = size / 18
  const [left, top] = from ? [x - size - 16 * scale, y - 8 * scale] : [x - 8 * scale, y + size / 2]
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`} className="pointer-events-none">
      {posture === 'closed' ? <ClosedRing /> : <DiamondInk posture={posture} />}
    </g>
  )
}

type LettersProps = { place: Placed; size: number; text: string; light?: boolean }

function Letters({ place: { x, y, from }, size, text, light = false }: LettersProps) {
  /** The line meets letters beside the state from the left, letters above it from below. */
  const endOfLine = ([left]: readonly [number, number]) =>
    x - left > size ? [x - size * 0.8, y] : [x, y + size * 0.5]
  return (
    <>
      {from && <path d={`M${from}L${endOfLine(from)}`} strokeWidth="9" className="stroke-green-800" />}
      <text
        x={x}
        y={y}
        dy="0.36em"
        textAnchor="middle"
        fontSize={size}
        strokeWidth={light ? 0 : 46}
        strokeLinejoin="round"
        className={classNames(
          'font-sans font-semibold [paint-order:stroke]',
          light ? 'fill-sheet' : 'fill-green-950',
          from
            ? 'stroke-paper'
            : 'pointer-events-none stroke-sheet/70 group-hover:fill-sheet group-hover:stroke-0',
        )}
      >
        {text}
      </text>
    </>
  )
}
