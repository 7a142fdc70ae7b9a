import type { ReactNode } from 'react'
import { useWords } from './locale.tsx'
import { uiWords } from './words.ts'

/** Words, not a spinner: they can be read aloud and say what is loading. */
export function LoadingText({ children }: { children?: ReactNode }) {
  const words = useWords(uiWords)
  return (
    <p role="status" className="font-sans text-soft">
      {children ?? words.loading}
    </p>
  )
}
