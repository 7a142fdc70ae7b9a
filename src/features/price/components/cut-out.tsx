import { mostMonths } from '#lib/price/slider.ts'
import { fade, type HatchName, hatch, type MaskName } from './hatching.tsx'
import { type Area, lineBox } from './plot.ts'

type CutOutProps = {
  id: string
  area: Area | undefined
  fill: HatchName
  heavy?: { fill: HatchName; fade: MaskName } | undefined
}

/** The rectangle is in percent and cut in its own units, so that its hatching never stretches. */
export function CutOut({ id, area, fill, heavy }: CutOutProps) {
  if (!area) return null
  const { path, ...box } = area
  const shape = `url(#${id})`
  return (
    <>
      <clipPath id={id} clipPathUnits="objectBoundingBox">
        <path d={path} />
      </clipPath>
      <rect {...box} fill={hatch(fill)} clipPath={shape} />
      {heavy && (
        <g mask={fade(heavy.fade)}>
          <rect {...box} fill={hatch(heavy.fill)} clipPath={shape} />
        </g>
      )}
    </>
  )
}

type CurvesProps = {
  lines: readonly { path: string; width: string; dashes?: string | undefined }[]
  last?: number
}

export function Curves({ lines, last = mostMonths }: CurvesProps) {
  return (
    <svg width="100%" height="100%" viewBox={lineBox(last)} preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ path, width, dashes }) => (
        <path
          key={path + dashes}
          className="plot-ink"
          d={path}
          strokeWidth={width}
          strokeDasharray={dashes}
        />
      ))}
    </svg>
  )
}
