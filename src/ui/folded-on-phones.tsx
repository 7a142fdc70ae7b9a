import type { ReactNode } from 'react'
import { ChevronIcon } from './icons.tsx'

/**
 * Folded where a screen is small, and simply there where it isn't or on paper. Needs no scripts, and page search opens
 * it. Browsers that can't open it by its width show it folded at every width.
 */
export function FoldedOnPhones({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="disclosure folded-on-phones">
      <summary>
        {summary}
        <ChevronIcon className="icon disclosure-mark" />
      </summary>
      {children}
    </details>
  )
}
