import type { ReactNode } from 'react'
import { formatDollars, formatNumber } from '#site/format.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { ScaleAxis } from '#ui/scale-axis.tsx'
import type { StateProfile } from '../content/profile.ts'
import { stateWords } from '../content/words.ts'

/** All states share a four-year axis, so that people can compare two pages. */
const axisYears = 4

/** Leaves out settlements where we fund nobody. */
export function StateFigures({ state, closed }: { state: StateProfile; closed: boolean }) {
  const { state: words, years } = useWords(stateWords)
  const { figures } = words
  const locale = useLocale()
  const [least, most] = state.settlement
  const [shortest, longest] = state.months
  return (
    <section className="page-width" aria-label={figures.label(state.name)}>
      <dl
        className={classNames(
          'ruled-columns grid border-y border-rule-strong max-sm:divide-y max-sm:divide-rule',
          closed
            ? 'sm:grid-cols-3'
            : 'sm:grid-cols-2 sm:max-lg:[&>:nth-child(n+3)]:border-t lg:grid-cols-[3fr_4fr_4fr_3fr]',
        )}
      >
        <Figure
          label={figures.timeToSue}
          note={state.timeToSue.unsettled ?? figures.timeToSueNote}
          noteOnPhones={state.timeToSue.unsettled !== undefined}
        >
          <span className="numeral mr-2 text-[3.5rem] sm:text-[4.5rem] lg:text-[5.5rem]">
            {state.timeToSue.years}
          </span>
          {years(state.timeToSue.years)}
        </Figure>
        {!closed && (
          <Figure label={figures.settlement}>
            <span className="not-tight:whitespace-nowrap">
              {formatDollars(least, locale)}
              <span className="px-[0.1em] text-ink-faint">–</span>
              {formatDollars(most, locale)}
            </span>
          </Figure>
        )}
        <Figure
          label={figures.timeToSettle}
          note={<ScaleAxis from={shortest / 12} to={longest / 12} max={axisYears} unit="years" />}
        >
          {shortest}
          <span className="px-[0.1em] text-ink-faint">–</span>
          {longest} {figures.months}
        </Figure>
        <Figure label={figures.population} note={figures.populationNote}>
          {formatNumber(state.population, locale)}
        </Figure>
      </dl>
      <p className="mt-3 max-w-[60em] font-sans text-small text-soft">{words.ranges}</p>
    </section>
  )
}

type FigureProps = { label: string; note?: ReactNode; noteOnPhones?: boolean; children: ReactNode }

/** A column on wide screens; a line on a phone, without the note unless the figure misleads without it. */
function Figure({ label, note, noteOnPhones = false, children }: FigureProps) {
  return (
    <div className="flex gap-x-4 border-rule py-4 max-sm:items-baseline max-sm:justify-between sm:flex-col sm:py-5 tight:block">
      <dt className="font-sans text-small font-medium text-soft tight:mb-2">{label}</dt>
      <dd className="figures text-[1.375rem] leading-none tracking-[-0.02em] text-green-800 max-sm:not-tight:text-right sm:mt-auto sm:pt-4 sm:text-[1.75rem] lg:text-[clamp(1.5rem,2.1vw,2rem)]">
        {children}
        <span
          className={classNames(
            'mt-3 block font-sans text-small leading-snug tracking-normal text-soft sm:min-h-[2.35rem]',
            !noteOnPhones && 'max-sm:hidden',
          )}
        >
          {note}
        </span>
      </dd>
    </div>
  )
}
