import { DayAhead } from '#features/contract-page/signing/components/good-until.tsx'
import { TimeStrip } from '#features/contract-page/signing/components/time-strip.tsx'
import { addDays, countDays } from '#lib/calendar-days.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { owedWords } from '../content/words.ts'
import type { Owed } from '../schema.ts'
import { sayBriefDate, sayFullDate } from './money-days.ts'

/** When more is owed, and how much. Nothing where it grows by the day, or no more. */
export function NextStepAhead({ owed }: { owed: Owed }) {
  const locale = useLocale()
  const { next: words } = owedWords[locale]
  const { next, today, course, isDaily } = owed
  if (!next || isDaily) return null
  const from = course.findLast((stretch) => stretch.from <= today)?.from ?? today
  const left = countDays(today, next.on)
  const through = addDays(next.on, -1)
  const say = (day: string) => sayFullDate(day, locale)
  return (
    <DayAhead id="step-title" title={words.title} day={say(next.on)}>
      <TimeStrip
        part={countDays(from, today) / Math.max(1, countDays(from, next.on))}
        described={words.described(say(from), say(through), say(today))}
        now={words.left(left)}
        from={sayBriefDate(from, locale)}
        to={sayBriefDate(through, locale)}
      />
      <p className="font-sans text-small text-soft">
        {words.from(formatMoney(next.owed, locale))} {owed.isWarned && words.mail}
      </p>
    </DayAhead>
  )
}
