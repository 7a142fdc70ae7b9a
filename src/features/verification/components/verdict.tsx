import { type Ref, useId } from 'react'
import { formatCalendarDay } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { verifyWords } from '../content/words.ts'
import type { Verification } from '../schema.ts'
import type { Asked } from './ask.ts'
import { Sign } from './signs.tsx'
import { WithPhone } from './with-phone.tsx'

type VerdictProps = { asked: Asked; phone: string; place?: Ref<HTMLDivElement> }

/** In front of the form on phones and for screen readers, and beside it on wide screens. */
export function Verdict({ asked, phone, place }: VerdictProps) {
  const locale = useLocale()
  const id = useId()
  const { answers, failed } = verifyWords[locale]
  const column = 'scroll-mt-4 lg:col-start-2 lg:row-start-1'
  if (asked.kind === 'failed')
    return (
      <div ref={place} tabIndex={-1} className={column}>
        <Notice tone="critical" title={failed.title}>
          {asked.message}
        </Notice>
      </div>
    )
  const { by, verification } = asked
  const { title } = answers[verification.answer][by]
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={id} className={column}>
      <Sign answer={verification.answer} />
      <h2 id={id} className="mt-4 text-[min(2.7rem,11vw)] leading-[1.04] lg:text-[3.4rem]">
        {title}
      </h2>
      <p className="mt-3 text-lead">{sayAnswer(by, verification, locale)}</p>
      {verification.answer === 'unknown' ? (
        <Steps by={by} phone={phone} />
      ) : (
        <Facts by={by} verification={verification} />
      )}
    </section>
  )
}

/** An answer without the day doesn't name it. */
const sayDay = (day: string | null, locale: Locale) =>
  day === null ? '' : formatCalendarDay(day, locale, { dateStyle: 'long' })

function sayAnswer(by: 'number' | 'file', { answer, issuedOn, replacedOn }: Verification, locale: Locale) {
  const { answers } = verifyWords[locale]
  const [issued, ended] = [sayDay(issuedOn, locale), sayDay(replacedOn, locale)]
  if (answer === 'unknown') return answers.unknown[by].text
  return answer === 'issued' ? answers.issued[by].text(issued) : answers.replaced[by].text(issued, ended)
}

function Facts({ by, verification }: { by: 'number' | 'file'; verification: Verification }) {
  const locale = useLocale()
  const { facts } = verifyWords[locale]
  const { issuedOn, replacedOn } = verification
  const rows = [
    [facts.sent, sayDay(issuedOn, locale)],
    ...(replacedOn ? [[facts.ended, sayDay(replacedOn, locale)]] : []),
    [facts.checkedBy, facts[by]],
  ]
  return (
    <dl className="hairlines mt-5 border-t border-rule-strong border-b border-b-rule">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-3 py-2.5 sm:grid-cols-[10rem_1fr]">
          <dt className="font-sans text-small font-medium text-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Steps({ by, phone }: { by: 'number' | 'file'; phone: string }) {
  const { steps } = verifyWords[useLocale()]
  const all = [
    steps[by],
    { ...steps.call, title: <WithPhone words={steps.call.title} phone={phone} /> },
    steps.keep,
  ]
  return (
    <ol className="hairlines mt-5 border-y border-rule">
      {all.map(({ title, text }, at) => (
        <li key={text} className="grid grid-cols-[2rem_1fr] py-3">
          <span aria-hidden="true" className="figures text-h2 leading-none text-green-700">
            {at + 1}
          </span>
          <span>
            <strong className="block font-semibold">{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}
