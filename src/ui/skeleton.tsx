import { classNames } from './class-names.ts'

/** Hidden from screen readers: put a LoadingText beside it. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />
}

const widths = ['w-full', 'w-11/12', 'w-full', 'w-4/5'] as const

export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <span aria-hidden="true" className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move.
        <Skeleton key={line} className={line === lines - 1 ? 'w-3/5' : widths[line % widths.length]} />
      ))}
    </span>
  )
}
