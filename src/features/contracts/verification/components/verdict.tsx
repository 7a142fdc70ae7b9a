import { type Ref, useId } from 'react'
import { formatCalendarDay } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { phoneLink } from '#site/paths.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { verifyWords } from '../content/words.ts'
import type { Verification } from '../schema.ts'
import type { Asked } from './ask.ts'

const tones = { issued: 'success', replaced: 'critical', unknown: 'critical' } as const

type VerdictProps = { asked: Asked; phone: string; place?: Ref<HTMLDivElement> }

export function Verdict({ asked, phone, place }: VerdictProps) {
  const locale = useLocale()
  const id = useId()
  const { answers, failed, call } = verifyWords[locale]
  if (asked.kind === 'failed')
    return (
      <div ref={place} tabIndex={-1}>
        <Notice tone="critical" title={failed.title}>
          {asked.message}
        </Notice>
      </div>
    )
  const { by, verification } = asked
  const [before, after = ''] = call(phone).split(phone)
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={id} className="scroll-mt-4">
      <Notice
        tone={tones[verification.answer]}
        title={<span id={id}>{answers[verification.answer].title}</span>}
      >
        <p>{sayAnswer(by, verification, locale)}</p>
        {verification.answer !== 'issued' && (
          <p className="mt-2">
            {before}
            <a href={phoneLink(phone)} className="whitespace-nowrap">
              {phone}
            </a>
            {after}
          </p>
        )}
      </Notice>
    </section>
  )
}

function sayAnswer(by: 'number' | 'file', { answer, issuedOn, replacedOn }: Verification, locale: Locale) {
  const { answers } = verifyWords[locale]
  const sayDay = (day: string | null) => formatCalendarDay(day ?? '', locale, { dateStyle: 'long' })
  if (answer === 'unknown') return answers.unknown[by]
  if (answer === 'issued') return answers.issued[by](sayDay(issuedOn))
  return answers.replaced[by](sayDay(issuedOn), sayDay(replacedOn))
}
