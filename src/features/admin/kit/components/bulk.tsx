import type { ReactNode } from 'react'

/** Takes the filter line's place while rows are selected. Each button says how many it takes. */
export function Bulk({ count, children }: { count: string; children: ReactNode }) {
  return (
    <section aria-label="Selection" className="k-bulk">
      <b role="status">{count}</b>
      {children}
    </section>
  )
}
