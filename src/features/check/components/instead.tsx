import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { checkWords } from '../content/words.ts'
import type { CheckAnswers, Verdict } from './judge.ts'
import { isDistrict, nameOf } from './say-verdict.ts'

const ownLine = 'inline-flex min-h-tap items-center font-sans text-[1rem]'

type InsteadProps = { answers: CheckAnswers; topic: keyof Verdict['marks'] }

/** What to do about the heaviest thing in the way, and the way on for those who know better. */
export function Instead({ answers, topic }: InsteadProps) {
  const { instead } = useWords(checkWords)
  const locale = useLocale()
  const steps = topic === 'state' ? [] : instead[topic]
  const apply = topic === 'attorney' ? instead.apply.attorney : instead.apply.other
  const links = {
    attorney: (
      <a href={instead.referral.to} className={ownLine}>
        {instead.referral.label}
      </a>
    ),
    time: (
      <TextLink to={paths.state(answers.state)} className={ownLine}>
        {instead.deadline(nameOf(answers, locale))}
      </TextLink>
    ),
  }
  return (
    <Aside
      id="instead-title"
      title={instead.title}
      steps={steps}
      after={topic in links && links[topic as keyof typeof links]}
    >
      <p className="mt-4 font-sans text-[1rem] text-soft">
        {apply.before}
        <TextLink to={paths.apply}>{apply.link}</TextLink>
      </p>
    </Aside>
  )
}

export function WhatHelps({ answers }: { answers: CheckAnswers }) {
  const { helps } = useWords(checkWords)
  const locale = useLocale()
  const title = isDistrict(answers) ? helps.titleDistrict : helps.title(nameOf(answers, locale))
  return (
    <Aside id="helps-title" title={title} steps={helps.items}>
      <ButtonLink to={paths.helpFirst} variant="outline" className="mt-4">
        {helps.all}
      </ButtonLink>
    </Aside>
  )
}

type AsideProps = {
  id: string
  title: string
  steps: readonly { title: string; text: string }[]
  /** Follows the first step. */
  after?: ReactNode
  children: ReactNode
}

function Aside({ id, title, steps, after, children }: AsideProps) {
  return (
    <section className="pt-8" aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <ol className="mt-3">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.4rem_minmax(0,1fr)] border-t border-rule py-3.5 leading-snug"
          >
            <span aria-hidden="true" className="figures text-[2.1rem] leading-none text-green-700">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{step.title}</p>
              <p>{step.text}</p>
              {index === 0 && after}
            </div>
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
