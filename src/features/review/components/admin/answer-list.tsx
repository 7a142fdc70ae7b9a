import type { ReactNode } from 'react'
import { emailLink, phoneLink } from '#site/paths.ts'
import type { ShownAnswer } from '../../content.ts'

type AnswerListProps = {
  answers: readonly ShownAnswer[]
  below?: (answer: ShownAnswer) => ReactNode
  actionOf?: (answer: ShownAnswer) => ReactNode
}

/** Marks unanswered ones, so nobody wonders whether they were asked. */
export function AnswerList({ answers, below, actionOf }: AnswerListProps) {
  return (
    <dl className="k-facts k-facts-two">
      {answers.map((shown) => (
        <div key={shown.name}>
          <dt>{shown.label}</dt>
          <dd>
            <AnswerWords {...shown} />
            {below?.(shown)}
          </dd>
          {actionOf && <dd className="k-show">{actionOf(shown)}</dd>}
        </div>
      ))}
    </dl>
  )
}

function AnswerWords({ kind, answer }: ShownAnswer) {
  if (answer === null) return <span className="text-soft">Not answered</span>
  if (kind === 'email') return <a href={emailLink(answer)}>{answer}</a>
  if (kind === 'phone') return <a href={phoneLink(answer)}>{answer}</a>
  return answer
}
