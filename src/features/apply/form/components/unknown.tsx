import { type ReactNode, useRef } from 'react'
import { answerWords } from '#features/questions/content/answers.ts'
import { unknownAnswer } from '#features/questions/steps/field.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useWords } from '#ui/locale.tsx'

type UnknownProps = {
  /** Of the box, below the question's own. */
  id: string
  value: string
  onAnswer: (value: string) => void
  /** The question with its field, for what somebody types. */
  children: (typed: string, isUnknown: boolean) => ReactNode
}

/** A question that somebody may have no answer to. To say so is an answer, and gives back what was typed if it changes. */
export function Unknown({ id, value, onAnswer, children }: UnknownProps) {
  const words = useWords(answerWords)
  const before = useRef('')
  const isUnknown = value === unknownAnswer
  return (
    <>
      {children(isUnknown ? '' : value, isUnknown)}
      <Checkbox
        id={id}
        label={words.unknown}
        checked={isUnknown}
        onChange={({ target }) => {
          if (target.checked) before.current = value
          onAnswer(target.checked ? unknownAnswer : before.current)
        }}
      />
    </>
  )
}
