import type { ReactNode } from 'react'
import { ChevronIcon } from './icons.tsx'

export type DisclosureProps = {
  summary: ReactNode
  /** Disclosures with the same name close each other. */
  name?: string | undefined
  /** Inside the part that folds, so that a browser opens it for a link that leads there. */
  anchor?: string | undefined
  hidden?: boolean | undefined
  children: ReactNode
}

/** Native, so it works without scripts and page search finds it. */
export function Disclosure({ summary, name, anchor, hidden, children }: DisclosureProps) {
  return (
    <details className="disclosure" data-answer={anchor} hidden={hidden} {...(name && { name })}>
      <summary>
        {summary}
        <ChevronIcon className="icon disclosure-mark" />
      </summary>
      <div id={anchor} className="disclosure-body">
        {children}
      </div>
    </details>
  )
}
