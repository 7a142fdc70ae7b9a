import shapes from '#ui/engravings/us-map/map.svg'
import { mapPlaces } from '#ui/engravings/us-map/places.ts'
import type { Count } from './chart-frame.tsx'

/** From none to most, each a fifth of the largest number. */
const shades = [
  'fill-sheet',
  'fill-green-100',
  'fill-green-200',
  'fill-green-300',
  'fill-green-600',
  'fill-green-900',
]

const shadeOf = (count: number, most: number) =>
  count === 0 ? 0 : Math.min(shades.length - 1, Math.ceil((count / most) * (shades.length - 1)))

/** The darker a state, the more applications came from it. */
export function StateMap({ counts }: { counts: readonly Count[] }) {
  const byCode = new Map(counts.map((count) => [count.key, count]))
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <svg viewBox="-100 -110 10040 6420" aria-hidden="true" focusable="false" className="block h-auto w-full">
      {mapPlaces.map(({ code, id }) => {
        const state = byCode.get(code)
        return (
          <g key={code}>
            <title>{`${state?.label ?? code}: ${state?.count ?? 0}`}</title>
            <use
              href={`${shapes}#${id}`}
              strokeWidth="11"
              strokeLinejoin="round"
              className={`stroke-green-800 ${shades[shadeOf(state?.count ?? 0, most)]}`}
            />
          </g>
        )
      })}
    </svg>
  )
}
