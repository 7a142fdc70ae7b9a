import type { ReactNode } from 'react'

/** Takes the filter line's place while rows are selected. Each button says how many it takes. */
export function Bulk({ count, children }: { count: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend.
    <div role="group" aria-label={`Selected: ${count}`} className="k-bulk">
      <b>{count}</b>
      {children}
    </div>
  )
}
