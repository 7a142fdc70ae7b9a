import shapes from '#ui/engravings/us-map/map.svg'
import { mapPlaces } from '#ui/engravings/us-map/places.ts'
import type { Count } from './chart-frame.tsx'

/** From none to most, each a fifth of the largest number. */
const shadeCount = 5

const shades = Array.from({ length: shadeCount + 1 }, (_, shade) => shade)

const shadeOf = (count: number, most: number) => Math.ceil((count / most) * shadeCount)

/** The darker a state, the more applications came from it. */
export function StateMap({ counts }: { counts: readonly Count[] }) {
  const byCode = new Map(counts.map((count) => [count.key, count]))
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <>
      <svg viewBox="-100 -110 10040 6420" aria-hidden="true" focusable="false" className="state-map">
        {mapPlaces.map(({ code, id }) => {
          const state = byCode.get(code)
          return (
            <g key={code}>
              <title>{`${state?.label ?? code}: ${state?.count ?? 0}`}</title>
              <use
                href={`${shapes}#${id}`}
                strokeWidth="11"
                strokeLinejoin="round"
                data-shade={shadeOf(state?.count ?? 0, most)}
              />
            </g>
          )
        })}
      </svg>
      <p className="state-map-key" aria-hidden="true">
        None
        {shades.map((shade) => (
          <span key={shade} data-shade={shade} />
        ))}
        {most}
      </p>
    </>
  )
}
