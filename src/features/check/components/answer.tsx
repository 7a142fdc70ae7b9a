import { type RefObject, useMemo } from 'react'
import { addressIn } from '#site/addresses.ts'
import type { Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { checkWords } from '../content/words.ts'
import { Instead, WhatHelps } from './instead.tsx'
import { type CheckAnswers, type CheckFacts, judge, type Verdict } from './judge.ts'
import { MarkSign, TurnSign } from './marks.tsx'
import { isDistrict, listReasons, nameOf, type Reason, saySource, sayWhy } from './say-verdict.ts'

type AnswerProps = {
  answers: CheckAnswers
  facts: CheckFacts
  today: string
  heading: RefObject<HTMLHeadingElement | null>
  onChange: (question?: 'state') => void
}

export function Answer({ answers, facts, today, heading, onChange }: AnswerProps) {
  const locale = useLocale()
  const words = useWords(checkWords)
  const verdict = useMemo(() => judge(answers, facts, today), [answers, facts, today])
  const reasons = listReasons(answers, verdict, facts, locale)
  const why = sayWhy(answers, verdict, facts, locale)
  const { answer } = verdict
  return (
    <>
      <Given answers={answers} onChange={() => onChange()} />
      <div className="grid items-start gap-x-[clamp(3rem,6vw,6rem)] lg:grid-cols-[7fr_5fr]">
        <section className="pt-6 lg:pt-8" aria-live="polite">
          <p className="flex items-center gap-2 font-sans font-semibold text-green-800">
            <TurnSign answer={answer} />
            {words.turns[answer]}
          </p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-1.5 scroll-mt-4 text-[min(2.9rem,12.4vw)] lg:mt-2 lg:text-[4rem]"
          >
            {sayTitle(answers, facts, verdict, locale)}
          </h1>
          {answer === 'no' ? (
            <Closed {...{ answers, facts, why }} onElsewhere={() => onChange('state')} />
          ) : (
            <p className="mt-3 max-w-[34em] text-lead">{why}</p>
          )}
          {answer === 'likely' && <GoOn answers={answers} />}
          {answer === 'unlikely' && <Reasons reasons={reasons} />}
        </section>
        {answer === 'likely' && <Reasons reasons={reasons} />}
        {answer === 'unlikely' && <Instead answers={answers} topic={verdict.inTheWay[0] ?? 'attorney'} />}
        {answer === 'no' && <WhatHelps answers={answers} />}
      </div>
      {answer !== 'no' && <HelpFirst />}
    </>
  )
}

function sayTitle(answers: CheckAnswers, facts: CheckFacts, { answer }: Verdict, locale: Locale): string {
  const { likely, unlikely, no } = checkWords[locale]
  if (answer === 'likely') return likely.title
  if (answer === 'unlikely') return unlikely.title
  if (isDistrict(answers)) return no.titleDistrict
  const isYet = facts.places[answers.state]?.closed?.isUntilLicensed
  return (isYet ? no.titleYet : no.title)(nameOf(answers, locale))
}

function Given({ answers, onChange }: { answers: CheckAnswers; onChange: () => void }) {
  const locale = useLocale()
  const { given } = useWords(checkWords)
  const { attorney, kind, when } = answers
  const said = [
    nameOf(answers, locale),
    given.attorney[attorney],
    given.kinds[kind as keyof typeof given.kinds],
    given.times[when as keyof typeof given.times],
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-y border-rule py-2 font-sans text-[1rem] text-soft">
      <p className="flex-[1_1_12rem]">{given.label(said.join(', '))}</p>
      <Button
        variant="quiet"
        size="small"
        className="-mx-[1.1rem] underline noscript:hidden"
        onClick={onChange}
      >
        {given.change}
      </Button>
      <noscript>
        <a href={addressIn(locale, paths.check)}>{given.change}</a>
      </noscript>
    </div>
  )
}

/** Amber only here: nothing stands in the way. */
function GoOn({ answers }: { answers: CheckAnswers }) {
  const locale = useLocale()
  const { likely } = useWords(checkWords)
  const { state, kind } = answers
  const caseType = kind === 'other' ? undefined : kind
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={paths.apply} state={{ given: { state, caseType } }} variant="apply">
          {likely.start}
        </ButtonLink>
        <TextLink to={paths.costIn(state)} className="flex min-h-tap items-center font-sans font-medium">
          {likely.cost(nameOf(answers, locale))}
        </TextLink>
      </div>
      <p className="mt-2 font-sans text-small text-soft noscript:hidden">
        {caseType ? likely.alongBoth : likely.alongState}
      </p>
    </>
  )
}

type ClosedProps = { answers: CheckAnswers; facts: CheckFacts; why: string; onElsewhere: () => void }

function Closed({ answers, facts, why, onElsewhere }: ClosedProps) {
  const locale = useLocale()
  const { no } = useWords(checkWords)
  const place = facts.places[answers.state]
  const source = saySource(place, locale)
  const saysNoMore = place?.closed?.isOurs && !place.closed.isUntilLicensed
  return (
    <>
      <p className="mt-3 max-w-[34em] text-lead">{saysNoMore ? no.lead : why}</p>
      {source && <p className="mt-3 font-sans text-small text-soft">{source}</p>}
      <p className="mt-5">
        {no.elsewhere.before}
        <button
          type="button"
          className="cursor-pointer text-brand underline underline-offset-[0.2em] noscript:hidden"
          onClick={onElsewhere}
        >
          {no.elsewhere.link}
        </button>
        <noscript>
          <a href={addressIn(locale, paths.check)}>{no.elsewhere.link}</a>
        </noscript>
        {no.elsewhere.after}
      </p>
    </>
  )
}

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="mt-6 border-t border-rule-strong lg:mt-8">
      {reasons.map(({ topic, mark, title, text, source }) => (
        <li
          key={topic}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-3.5 leading-snug"
        >
          <MarkSign mark={mark} />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-soft">{text}</p>
            {source && <p className="mt-0.5 font-sans text-small text-soft">{source}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function HelpFirst() {
  const { before } = useWords(checkWords)
  return (
    <section className="on-tint mt-7 p-5 lg:mt-10 lg:px-8 lg:py-7" aria-labelledby="before-title">
      <h2 id="before-title" className="text-h3 font-semibold">
        {before.title}
      </h2>
      <p className="mt-1.5">
        {before.text}
        <TextLink to={paths.helpFirst}>{before.link}</TextLink>
      </p>
    </section>
  )
}
