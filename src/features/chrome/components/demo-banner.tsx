import { useWords } from '#ui/locale.tsx'
import { chromeWords } from '../content/words.ts'

/** Above every page of a demo, site and desk alike. */
export function DemoBanner() {
  const words = useWords(chromeWords)
  return (
    <aside aria-label={words.demoLabel} className="on-green">
      <p className="px-4 py-1 text-center font-sans text-[0.8125rem] leading-snug">{words.demo}</p>
    </aside>
  )
}
