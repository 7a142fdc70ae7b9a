import { useLocale } from '#ui/locale.tsx'
import { owedWords } from '../content/words.ts'
import type { Owed } from '../schema.ts'
import { AdvanceList } from './advance-list.tsx'
import { HowItGrows } from './how-it-grows.tsx'
import { NextStepAhead } from './next-step-ahead.tsx'
import { OwedPair } from './owed-pair.tsx'

/** Where the page says something else first. */
export function OwedToday({ owed }: { owed: Owed }) {
  const words = owedWords[useLocale()]
  return (
    <>
      <section aria-labelledby="owed-today-title" className="mt-14">
        <h2 id="owed-today-title" className="text-title">
          {words.title}
        </h2>
        <OwedPair owed={owed} />
        <NextStepAhead owed={owed} />
      </section>
      <HowItGrows owed={owed} />
      <AdvanceList owed={owed} />
    </>
  )
}
