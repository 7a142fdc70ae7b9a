import { firmQuestions } from '#features/firms/content.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/locale.tsx'
import { firmWords } from '../content.ts'

/** A tap with a look at four choices; then whom to talk to, and sending. */
const secondsPerQuestion = 15
const secondsForTheRest = 30

export function FirmProgress({ answered }: { answered: number }) {
  const words = useWords(firmWords)
  const seconds = (firmQuestions.length - answered) * secondsPerQuestion + secondsForTheRest
  const minutes = seconds < 60 ? 0 : Math.round(seconds / 60)
  return (
    // Without scripts nothing would count along.
    <div className="mt-8 font-sans text-small noscript:hidden">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{words.answered(answered, firmQuestions.length)}</span>
        <span className="text-soft">{words.minutesLeft(minutes)}</span>
      </div>
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
        {firmQuestions.map(({ name }, index) => (
          <span key={name} className={classNames('step-part', index < answered && 'step-part-done')} />
        ))}
      </div>
    </div>
  )
}
