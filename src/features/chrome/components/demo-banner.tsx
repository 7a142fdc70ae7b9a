import { useWords } from '#ui/locale.tsx'
import { chromeWords } from '../content/words.ts'

/** Hangs from the top edge of every page of a demo, site and desk alike, and lets clicks through to what lies behind it. */
export function DemoBanner() {
  const words = useWords(chromeWords)
  return (
    <aside
      aria-label={words.demoLabel}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center"
    >
      <p className="on-green-deep rounded-b-[6px] px-3 py-0.5 font-sans text-[0.8125rem] leading-snug">
        {words.demo}
      </p>
    </aside>
  )
}
