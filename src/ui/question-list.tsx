import { useId } from 'react'
import { Disclosure } from './disclosure.tsx'

export type QuestionListProps = {
  title: string
  questions: readonly { question: string; answer: string }[]
  /** Small print under the answers. */
  note?: string | undefined
}

/** Questions under an Oxford rule, each of which opens to its answer. */
export function QuestionList({ title, questions, note }: QuestionListProps) {
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
      {note && <p className="mt-1 font-sans text-small text-soft lg:col-start-2">{note}</p>}
    </section>
  )
}
