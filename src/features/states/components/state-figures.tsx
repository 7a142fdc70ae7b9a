import type { ReactNode } from 'react'
import { formatDollars } from '#site/format.ts'
import { ScaleAxis } from '#ui/scale-axis.tsx'
import { rangeOf, type StateProfile, yearsInWords } from '../content/profile.ts'
import { stateTexts } from '../content/texts.ts'

/** Every state's time is drawn on the same four years, so that two pages can be compared. */
const axisYears = 4

export function StateFigures({ state }: { state: StateProfile }) {
  const [least, most] = rangeOf(state.averageSettlement)
  const [shortest, longest] = rangeOf(state.timeToSettlement)
  return (
    <section className="page-width" aria-label={`${state.name} in figures`}>
      <dl className="ruled-columns grid border-y border-rule-strong max-sm:divide-y max-sm:divide-rule sm:grid-cols-2 lg:grid-cols-[3fr_4fr_4fr_3fr]">
        <Figure label="Time to sue" note="for most injury cases">
          <span className="numeral mr-2 text-[3.5rem] sm:text-[4.5rem] lg:text-[5.5rem]">
            {state.timeToSue.years}
          </span>
          {yearsInWords(state.timeToSue.years).replace(/^\d+ /, '')}
        </Figure>
        <Figure label="Typical settlement range">
          <span className="whitespace-nowrap">
            {formatDollars(least)}
            <span className="px-[0.1em] text-ink-faint">–</span>
            {formatDollars(most)}
          </span>
        </Figure>
        <Figure
          label="Typical time to settle"
          note={<ScaleAxis from={shortest / 12} to={longest / 12} max={axisYears} unit="yr" />}
        >
          {shortest}
          <span className="px-[0.1em] text-ink-faint">–</span>
          {longest} months
        </Figure>
        <Figure label="Population" note="2020 census">
          {state.population}
        </Figure>
      </dl>
      <p className="mt-3 max-w-[60em] font-sans text-small text-soft">{stateTexts.ranges}</p>
    </section>
  )
}

/** A column on wide screens, a line on a phone; without the note and the axis. */
function Figure({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-x-4 border-rule py-4 sm:max-lg:nth-[n+3]:border-t max-sm:items-baseline max-sm:justify-between sm:flex-col sm:py-5">
      <dt className="font-sans text-small font-medium text-soft">{label}</dt>
      <dd className="figures text-[1.375rem] leading-none tracking-[-0.02em] text-green-800 max-sm:text-right sm:mt-auto sm:pt-4 sm:text-[1.75rem] lg:text-[clamp(1.5rem,2.1vw,2rem)]">
        {children}
        <span className="mt-3 block min-h-[2.35rem] font-sans text-small leading-snug tracking-normal text-soft max-sm:hidden">
          {note}
        </span>
      </dd>
    </div>
  )
}
