import type { Signing } from '#features/contracts/signing/schema.ts'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { measureTime, sayDate, sayDay, sayShortDay, sayWeekday } from './signing-days.ts'
import { TimeStrip } from './time-strip.tsx'

/** The clock, to scale. */
export function GoodUntil({ signing, now }: { signing: Signing; now: string }) {
  const locale = useLocale()
  const { until: words } = offerWords[locale]
  const { signBy, fundingOn } = signing
  const { part, daysLeft, made, today } = measureTime(signing, now)
  return (
    <DayAhead id="until-title" title={words.title} day={sayDay(signBy, locale)}>
      <TimeStrip
        part={part}
        described={words.described(sayDay(made, locale), sayDay(today, locale), sayDay(signBy, locale))}
        now={words.now(daysLeft)}
        from={sayShortDay(made, locale)}
        to={words.end(sayWeekday(signBy, locale).slice(0, 3))}
      />
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
