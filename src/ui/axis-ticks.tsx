import type { SVGProps } from 'react'

type AxisTicksProps = Pick<SVGProps<SVGPathElement>, 'className' | 'stroke' | 'shapeRendering'> & {
  /** In the axis's own unit. */
  end: number
  height: number
  /** Across in that unit, down in pixels. */
  path: string
}

/** One shape for all ticks, stretched along the axis without widening its lines. */
export function AxisTicks({ end, height, path, ...line }: AxisTicksProps) {
  return (
    <svg
      height={height}
      viewBox={`0 0 ${end} ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      <path {...line} vectorEffect="non-scaling-stroke" d={path} />
    </svg>
  )
}
