import { type ReactNode, useId } from 'react'
import { Disclosure } from './disclosure.tsx'
import { Link } from './link.tsx'

export type QuestionListProps = {
  title: string
  questions: readonly { question: string; answer: string }[]
  note?: string | undefined
  more?: { label: string; to: string } | undefined
  next?: ReactNode
}

export function QuestionList({ title, questions, note, more, next }: QuestionListProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="oxford grid gap-x-column gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 id={titleId}>{title}</h2>
      <div className="hairlines hairlines-closed">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
      {(more || next) && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:col-start-2">
          {more && (
            <Link to={more.to} className="inline-flex min-h-tap items-center font-sans">
              {more.label}
            </Link>
          )}
          {next}
        </p>
      )}
      {note && <p className="mt-1 font-sans text-small text-soft lg:col-start-2">{note}</p>}
    </section>
  )
}
