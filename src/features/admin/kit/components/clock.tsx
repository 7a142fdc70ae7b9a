/** The line stands for the whole time; its filled part for what has passed. */
const lineLength = 56

type ClockProps = {
  words: string
  /** From 0 to 1. Without it there is no line. */
  passed?: number
  isLate?: boolean
  isStill?: boolean
  title?: string
}

/** Words first, then a line to scale. */
export function Clock({ words, passed, isLate = false, isStill = false, title }: ClockProps) {
  const hasLine = passed !== undefined && !isLate && !isStill
  return (
    <span
      className={isStill ? 'k-clock k-quiet' : 'k-clock'}
      data-late={isLate ? '' : undefined}
      title={title}
    >
      {words}
      {hasLine && (
        <svg
          width={lineLength}
          height="2"
          viewBox={`0 0 ${lineLength} 2`}
          aria-hidden="true"
          focusable="false"
        >
          <rect className="k-clock-all" width={lineLength} height="2" />
          <rect className="k-clock-passed" width={(lineLength * passed).toFixed(1)} height="2" />
        </svg>
      )}
    </span>
  )
}
