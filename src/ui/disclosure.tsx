import type { ReactNode } from 'react'
import { ChevronIcon } from './icons.tsx'

export type DisclosureProps = {
  summary: ReactNode
  /** Disclosures with the same name close each other. */
  name?: string | undefined
  children: ReactNode
}

/** A question that opens to its answer. Native, so it works without scripts and page search finds it. */
export function Disclosure({ summary, name, children }: DisclosureProps) {
  return (
    <details className="disclosure" {...(name && { name })}>
      <summary>
        {summary}
        <ChevronIcon className="icon disclosure-mark" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
