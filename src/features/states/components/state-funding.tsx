import { useWords } from '#ui/locale.tsx'
import type { StateProfile } from '../content/profile.ts'
import { stateWords } from '../content/words.ts'
import { LawSource } from './law-source.tsx'

export function StateFunding({ state }: { state: StateProfile }) {
  const { funding } = useWords(stateWords).state
  return (
    <section className="on-tint py-section print:py-4" aria-labelledby="funding-title">
      <div className="page-width grid gap-x-column gap-y-4 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="funding-title">{funding.title(state.name)}</h2>
          <p className="mt-3 max-w-[32em] text-soft">{funding.lead(state.name)}</p>
        </div>
        <div className="max-w-[38em]">
          <p className="text-lead">{state.funding.text}</p>
          <LawSource source={state.funding.source} className="mt-3" />
        </div>
      </div>
    </section>
  )
}
