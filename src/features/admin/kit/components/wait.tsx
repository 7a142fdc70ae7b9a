import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const widths = ['w-3/5', 'w-11/12', 'w-2/5', 'w-4/5'] as const

/** Bars in the place of what is on its way. They come after a moment, and don't move. */
export function Wait({ lines = 4, children = 'Loading…' }: { lines?: number; children?: string }) {
  return (
    <div role="status" className="k-wait">
      <VisuallyHidden>{children}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity and never move.
        <Skeleton key={line} className={widths[line % widths.length]} />
      ))}
    </div>
  )
}
