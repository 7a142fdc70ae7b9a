import type { PublicState } from '#features/rules/schema.ts'
import { useWords } from '#ui/locale.tsx'
import type { StateProfile } from '../content/profile.ts'
import { stateWords } from '../content/words.ts'
import { LawSource } from './law-source.tsx'
import { StateRuleFacts } from './state-rule-facts.tsx'

/**
 * What holds for people who live here. Our own words on the law stand below the rule, and are left out where we fund
 * nobody: they speak to people who can apply.
 */
export function StateFunding({ state, rule }: { state: StateProfile; rule: PublicState }) {
  const { funding } = useWords(stateWords).state
  const closed = rule.posture === 'closed'
  return (
    <section className="on-tint py-section print:py-4" aria-labelledby="funding-title">
      <div className="page-width grid gap-x-column gap-y-4 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="funding-title">{funding.title(state.name)}</h2>
          <p className="mt-3 max-w-[32em] text-soft">{funding.lead(state.name)}</p>
        </div>
        <div className="max-w-[38em]">
          <StateRuleFacts rule={rule} />
          {!closed && (
            <>
              <p className="text-lead">{state.funding.text}</p>
              <LawSource source={state.funding.source} className="mt-3" />
            </>
          )}
        </div>
      </div>
    </section>
  )
}
