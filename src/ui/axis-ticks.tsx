import type { SVGProps } from 'react'

type AxisTicksProps = Pick<SVGProps<SVGPathElement>, 'className' | 'stroke' | 'shapeRendering'> & {
  /** Of the axis, in its own unit. */
  end: number
  height: number
  /** A path in that unit across, and in pixels down. */
  path: string
}

/** All ticks of an axis as one shape, in a box that is stretched along it; the width of the lines is not. */
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
