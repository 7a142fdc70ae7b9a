import { formatMoney } from '#site/format.ts'
import { concessionWords } from '#site/promise.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costPageWords } from '../content/page-words.ts'
import { costWords } from '../content/words.ts'
import type { Course } from './answer.ts'

export function LossPanel({ course }: { course: Course }) {
  const { nothing } = useWords(costWords).answers
  const { loss } = useWords(costPageWords)
  const concession = useWords(concessionWords)
  const whose = course.isOurs ? 'ours' : 'own'
  const rows = [
    [loss.advance(formatMoney(course.asked.advance, useLocale())), loss.advanceEnd],
    [loss.charge[whose], loss.chargeEnd[whose]],
    [loss.credit, loss.creditEnd],
  ]
  return (
    <section
      aria-labelledby="loss-title"
      className="on-green -mx-gutter flex flex-col px-gutter py-6 lg:mx-0 lg:px-11 lg:py-9 print:border-2 forced-colors:border-2"
    >
      <h2 id="loss-title" className="text-title text-brand">
        {loss.title}
      </h2>
      <p className="figures -ml-[0.03em] pt-3 pb-3 text-[min(9rem,44vw)] leading-[1.1] tracking-[-0.035em] text-brand lg:pt-8 lg:text-[clamp(9rem,17vw,15.5rem)] print:text-[6rem]">
        {nothing}
      </p>
      <dl className="mt-auto">
        {rows.map(([name, end]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-rule py-2.5">
            <dt className="font-medium">{name}</dt>
            <dd>{end}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-rule pt-2.5 leading-snug text-soft">
        {concession}
        {!course.isOurs && ` ${loss.check}`}
      </p>
    </section>
  )
}
