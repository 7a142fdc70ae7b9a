import { fade, type HatchName, hatch, type MaskName } from './hatching.tsx'
import type { Area } from './plot.ts'

type CutOutProps = {
  id: string
  area: Area | undefined
  fill: HatchName
  /** The same shape in heavier lines that fade in. */
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
