import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { legalFactors, type StateProfile } from '../content/profile.ts'
import { stateWords } from '../content/words.ts'
import { LawSource } from './law-source.tsx'

export function StateLaw({ state }: { state: StateProfile }) {
  const { state: words, faultRules } = useWords(stateWords)
  return (
    <section className="page-width py-section print:py-6" aria-labelledby="law-title">
      <SectionHead id="law-title" title={words.law.title(state.name)} lead={words.law.lead(state.name)} />
      <ul className="hairlines mt-6 border-y border-rule lg:mt-10">
        {legalFactors(state, words.topics, faultRules).map(({ topic, name, text, source }) => (
          <li
            key={topic}
            className="grid gap-x-column gap-y-2 py-5 md:grid-cols-[4fr_8fr] lg:grid-cols-[4fr_5fr_3fr] print:break-inside-avoid"
          >
            <div className="md:row-span-2 lg:row-span-1">
              <h3>{topic}</h3>
              {name && <p className="mt-1 font-sans text-small font-semibold">{name}</p>}
            </div>
            <p className="max-w-[36em]">{text}</p>
            <LawSource source={source} className="md:col-start-2 lg:col-start-3 lg:pt-1" />
          </li>
        ))}
      </ul>
    </section>
  )
}
