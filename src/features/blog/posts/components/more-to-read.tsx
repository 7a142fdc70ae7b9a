import { type ReactNode, useId } from 'react'
import { useWords } from '#ui/locale.tsx'
import { blogWords } from '../content/words.ts'

export function MoreToRead({ className = '', children }: { className?: string; children: ReactNode }) {
  const { readNext } = useWords(blogWords)
  const title = useId()
  return (
    <section className={`page-width pb-section print:hidden ${className}`} aria-labelledby={title}>
      <div className="oxford">
        <h2 id={title} className="text-title">
          {readNext}
        </h2>
        {children}
      </div>
    </section>
  )
}
