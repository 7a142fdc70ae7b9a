import type { CancelStart } from '#domain/cancellation.ts'
import { type CancelDay, listCancelDays } from '#lib/business-days.ts'
import { sayCancelDays } from '#site/cancel-words.ts'
import { formatDate } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { cancelDayWords } from '../content/cancel-words.ts'

/** More squares than this say nothing. The sentence still does. */
const mostSquares = 45

type CancelDaysProps = {
  days: number
  from: CancelStart
  /** YYYY-MM-DD. */
  start: string
  /** Nobody confirmed the rule yet. */
  isSuggested: boolean
}

/** The right to cancel, a square a day. */
export function CancelDays({ days, from, start, isSuggested }: CancelDaysProps) {
  const words = useWords(cancelDayWords)
  const locale = useLocale()
  const listed = listCancelDays(start, days)
  const last = listed.at(-1)?.date ?? start
  const say = (day: string) => formatDate(day, { dateStyle: 'full', timeZone: 'UTC' }, locale)
  const count = sayCancelDays(days, locale)
  const began = words.began[from](say(start))
  return (
    <section className="page-width pt-section print:py-4" aria-labelledby="cancel-title">
      <SectionHead id="cancel-title" title={words.title(count)} lead={words.lead[from]} />
      {listed.length <= mostSquares && (
        <ol className="cancel-days mt-6" aria-label={words.listed(count, began, say(last))}>
          {listed.map((day) => (
            <Square key={day.date} day={day} from={from} isLast={day.date === last} />
          ))}
        </ol>
      )}
      <p className="mt-3 flex flex-wrap gap-x-5 font-sans text-small text-soft">
        <span>
          {words.example(began)} <b className="text-ink">{say(last)}</b>.
        </span>
        <span>{words.rest}</span>
        {isSuggested && <span>{words.suggested}</span>}
      </p>
    </section>
  )
}

function Square({ day, from, isLast }: { day: CancelDay; from: CancelStart; isLast: boolean }) {
  const words = useWords(cancelDayWords)
  const locale = useLocale()
  const { date, kind, number } = day
  const weekday = formatDate(date, { weekday: 'short', timeZone: 'UTC' }, locale)
  const note = kind === 'start' ? words.start[from] : isLast ? words.last : weekday
  return (
    <li data-kind={isLast ? 'last' : kind}>
      {kind === 'start' && <b>{Number(date.slice(-2))}</b>}
      {number !== undefined && <b>{number}</b>} <span>{kind === 'holiday' ? words.holiday : note}</span>
    </li>
  )
}
