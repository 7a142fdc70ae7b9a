import { Link } from 'react-router'
import { DiamondInk } from '#features/rules/components/posture-diamond.tsx'
import type { Posture } from '#site/choices/posture.ts'
import { paths } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import shapes from '#ui/engravings/us-map/map.svg'
import { type MapPlace, mapPlaces } from '#ui/engravings/us-map/places.ts'
import type { StateEntry } from '../content.ts'

export type UsMapProps = {
  states: ReadonlyMap<string, Pick<StateEntry, 'name' | 'posture'>>
  /** The state under the reader's pointer, here or in the list. */
  pointed: string | undefined
  onPoint: (code: string | undefined) => void
}

/** Lines along the coast, as on old charts: each is a wide stroke with a narrower paper-colored one over it. */
const coastLines = [400, 270, 160, 70]
const shadeLines = [6, 9, 12, 3.5]
/** A closed state stays blank. Tints for phones, where the lines would be thinner than a pixel. */
const tints = ['max-md:fill-green-100', 'max-md:fill-green-200', 'max-md:fill-green-300', 'max-md:fill-sheet']

/**
 * A second way to the same 50 pages for people who see and point. Hidden from screen readers and out of the tab order:
 * the list beside it has every link by name, and nobody should have to pass each state twice.
 */
export function UsMap({ states, pointed, onPoint }: UsMapProps) {
  const isClosed = (code: string) => states.get(code)?.posture === 'closed'
  return (
    <svg viewBox="-820 -110 10760 6420" aria-hidden="true" focusable="false" className="block h-auto w-full">
      <defs>
        {shadeLines.map((width, shade) => (
          <pattern
            key={width}
            id={`map-shade-${shade}`}
            width="60"
            height="34"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-9)"
          >
            <rect width="60" height="34" className="fill-sheet" />
            <path d="M0 17h60" strokeWidth={width} className="stroke-green-800" />
          </pattern>
        ))}
      </defs>
      <g fill="none" strokeLinejoin="round">
        {coastLines.map((width) => (
          <g key={width}>
            <use href={`${shapes}#coast`} strokeWidth={width + 14} className="stroke-green-300" />
            <use href={`${shapes}#coast`} strokeWidth={width} className="stroke-paper" />
          </g>
        ))}
      </g>
      {mapPlaces.map((place) => (
        <Link
          key={place.code}
          to={paths.state(place.code)}
          tabIndex={-1}
          onPointerEnter={() => onPoint(place.code)}
          onPointerLeave={() => onPoint(undefined)}
          className="group no-underline"
        >
          <title>{states.get(place.code)?.name}</title>
          <use
            href={`${shapes}#${place.id}`}
            {...(!isClosed(place.code) && { fill: `url(#map-shade-${place.shade})` })}
            strokeWidth="11"
            strokeLinejoin="round"
            className={classNames(
              'stroke-green-800 group-hover:fill-green-700',
              isClosed(place.code) ? 'fill-sheet' : tints[place.shade],
              pointed === place.code && 'fill-green-700',
            )}
          />
          <Letters place={place} lit={pointed === place.code} />
          <PostureMark place={place} posture={states.get(place.code)?.posture ?? 'open'} />
        </Link>
      ))}
    </svg>
  )
}

/** Under a state's letters, or after those that stand beside it. */
function PostureMark({ place: { x, y, from }, posture }: { place: MapPlace; posture: Posture }) {
  if (posture === 'open') return null
  const [left, top] = from ? [x + 135, y - 72] : [x - 72, y + 85]
  return (
    <g transform={`translate(${left} ${top}) scale(9)`} className="pointer-events-none">
      <DiamondInk posture={posture} />
    </g>
  )
}

function Letters({ place: { code, x, y, from }, lit }: { place: MapPlace; lit: boolean }) {
  return (
    <>
      {from && (
        <path d={`M${from}L${x - 130} ${y}`} strokeWidth="9" className="stroke-green-800 max-md:hidden" />
      )}
      <text
        x={x}
        y={y}
        dy="0.36em"
        textAnchor="middle"
        fontSize="172"
        strokeWidth={lit && !from ? 0 : 46}
        strokeLinejoin="round"
        className={classNames(
          'fill-green-950 stroke-sheet font-sans font-semibold [paint-order:stroke] max-md:hidden',
          !from && 'pointer-events-none group-hover:fill-sheet group-hover:stroke-0',
          from && 'stroke-paper',
          lit && !from && 'fill-sheet',
        )}
      >
        {code}
      </text>
    </>
  )
}
