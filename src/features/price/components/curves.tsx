import { lineBox } from './plot.ts'

type CurvesProps = { lines: readonly { path: string; width: string; dashes?: string | undefined }[] }

/** The box stretches over the plot; the width of the lines does not. */
export function Curves({ lines }: CurvesProps) {
  return (
    <svg width="100%" height="100%" viewBox={lineBox} preserveAspectRatio="none" aria-hidden="true">
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
