import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { legalFactors, type StateProfile } from '../content/profile.ts'
import { stateWords } from '../content/words.ts'

/** Keeps a section sign with its number. */
const keepTogether = (source: string) => source.replaceAll(/(§+) /g, '$1\u00a0')

export function StateLaw({ state }: { state: StateProfile }) {
  const words = useWords(stateWords).state
  return (
    <section className="page-width py-section print:py-6" aria-labelledby="law-title">
      <SectionHead id="law-title" title={words.law.title(state.name)} lead={words.law.lead} />
      <ul className="hairlines mt-6 border-y border-rule lg:mt-10">
        {legalFactors(state, words.topics).map(({ topic, text, source }) => (
          <li
            key={topic}
            className="grid gap-x-column gap-y-2 py-5 md:grid-cols-[4fr_8fr] lg:grid-cols-[4fr_5fr_3fr] print:break-inside-avoid"
          >
            <h3>{topic}</h3>
            <p className="max-w-[36em]">{text}</p>
            <p className="font-sans text-small text-soft md:col-start-2 lg:col-start-3 lg:pt-1">
              {keepTogether(source)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
