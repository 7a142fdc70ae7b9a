import { fade, type HatchName, hatch, type MaskName } from './hatching.tsx'
import type { Area } from './plot.ts'

type CutOutProps = {
  /** Of the shape, once on a page. */
  id: string
  area: Area | undefined
  fill: HatchName
  /** The same shape again, in heavier lines that fade in. */
  heavy?: { fill: HatchName; fade: MaskName } | undefined
}

/** A hatched shape. The rectangle is in percent and cut in its own units, so the lines are never stretched. */
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
