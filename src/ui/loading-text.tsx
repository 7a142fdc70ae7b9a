import type { ReactNode } from 'react'

/** Says in words that something is on its way. Words, not a spinner: they can be read aloud and say what. */
export function LoadingText({ children = 'Loading…' }: { children?: ReactNode }) {
  return (
    <p role="status" className="font-sans text-soft">
      {children}
    </p>
  )
}
