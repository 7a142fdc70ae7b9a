import { useWords } from '#ui/locale.tsx'
import type { StateProfile } from '../content/profile.ts'
import { stateWords } from '../content/words.ts'

export function StateFunding({ state }: { state: StateProfile }) {
  const words = useWords(stateWords).state
  return (
    <section className="on-tint py-section print:py-4" aria-labelledby="funding-title">
      <div className="page-width grid gap-x-column gap-y-4 lg:grid-cols-[5fr_7fr]">
        <h2 id="funding-title">{words.funding(state.name)}</h2>
        <p className="max-w-[38em] text-lead">{state.funding}</p>
      </div>
    </section>
  )
}
