import type { Signing } from '#features/contracts/signing/schema.ts'
import { Hatching, hatch } from '#features/price/components/hatching.tsx'
import { percent } from '#features/price/components/plot.ts'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { measureTime, sayDate, sayDay, sayShortDay, sayWeekday } from './signing-days.ts'

/** The clock, to scale. */
export function GoodUntil({ signing, now }: { signing: Signing; now: string }) {
  const locale = useLocale()
  const { until: words } = offerWords[locale]
  const { signBy, fundingOn } = signing
  const { part, daysLeft, made, today } = measureTime(signing, now)
  const at = percent(part)
  const isLate = part > 0.5
  const described = words.described(sayDay(made, locale), sayDay(today, locale), sayDay(signBy, locale))
  return (
    <DayAhead id="until-title" title={words.title} day={sayDay(signBy, locale)}>
      <Hatching names={['diagonal-heavy']} />
      <svg
        role="img"
        aria-label={described}
        className="mt-2 block h-14 w-full overflow-visible font-sans text-[min(0.9375rem,5vw)]"
      >
        <rect y="14" width={at} height="14" fill={hatch('diagonal-heavy')} />
        <rect
          x="0.5"
          y="14"
          width="99.7%"
          height="14"
          className="fill-none stroke-green-800"
          strokeWidth="1.5"
        />
        <line x1={at} x2={at} y1="6" y2="34" className="stroke-green-800" strokeWidth="3" />
        <text
          x={at}
          y="8"
          dx={isLate ? -6 : 6}
          textAnchor={isLate ? 'end' : 'start'}
          className="fill-ink font-semibold"
        >
          {words.now(daysLeft)}
        </text>
        <text y="50" className="fill-ink-soft">
          {sayShortDay(made, locale)}
        </text>
        <text x="100%" y="50" textAnchor="end" className="fill-ink font-semibold">
          {words.end(sayWeekday(signBy, locale).slice(0, 3))}
        </text>
      </svg>
      <p className="font-sans text-small text-soft">
        {words.why(sayDate(fundingOn, locale), sayWeekday(signBy, locale))}
      </p>
    </DayAhead>
  )
}

type DayAheadProps = { id: string; title: string; day: string; children: React.ReactNode }

/** A day in large type below a double rule. */
export function DayAhead({ id, title, day, children }: DayAheadProps) {
  return (
    <section aria-labelledby={id} className="oxford mt-6 pt-4 lg:mt-8">
      <h2 id={id} className="font-sans text-[1rem] leading-snug font-semibold tracking-normal">
        {title}
      </h2>
      <p className="mt-1 text-[min(2.75rem,12vw)] leading-[1.08] tracking-[-0.035em] text-green-700 lining-nums">
        {day}
      </p>
      {children}
    </section>
  )
}
