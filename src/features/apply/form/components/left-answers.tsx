import type { ApplicantRole } from '#domain/applications.ts'
import type { Draft, LeftAnswer } from '#features/apply/drafts/components/draft.ts'
import { listLeft } from '#features/apply/drafts/components/draft-answers.ts'
import { movingWords } from '#features/apply/transfer/content/words.ts'
import { fieldsOf } from '#features/questions/steps/steps.ts'
import { useLocale } from '#ui/locale.tsx'
import { Button } from '#ui/plain-button.tsx'
import { useChecks } from './checks.ts'

export const leftId = 'apply-left-answers'

type LeftAnswersProps = {
  role: ApplicantRole
  draft: Draft
  /** Missing while another device has the draft. */
  onSettle?: (answer: LeftAnswer, isUsed: boolean) => void
}

/** Answers that stayed out of the form because two devices answered the same question. */
export function LeftAnswers({ role, draft, onSettle }: LeftAnswersProps) {
  const locale = useLocale()
  const words = movingWords[locale].left
  const left = listLeft(draft).flatMap((answer) => {
    const field = fieldsOf[role].find(({ name }) => name === answer.name)
    return field ? [{ answer, field }] : []
  })
  const checks = useChecks(left.length > 0)
  return (
    <div role="status">
      {left.length > 0 && (
        <section aria-labelledby={leftId} className="notice notice-info mt-6 block">
          <h2 id={leftId} tabIndex={-1} className="text-body font-semibold">
            {words.title}
          </h2>
          <p className="mt-1">{onSettle ? words.text : words.away}</p>
          {left.map(({ answer, field }) => (
            <div key={`${answer.name} ${answer.value}`} className="mt-4 border-t border-rule pt-3">
              <p className="text-body font-semibold">{(field.shortLabel ?? field.label)[locale]}</p>
              <p className="wrap-anywhere whitespace-pre-line">
                {checks?.readAnswer(field, { [answer.name]: answer.value }, locale) ?? answer.value}
              </p>
              {onSettle && (
                <div className="mt-2 flex flex-wrap gap-3">
                  <Button variant="outline" size="small" onClick={() => onSettle(answer, true)}>
                    {words.use}
                  </Button>
                  <Button variant="quiet" size="small" onClick={() => onSettle(answer, false)}>
                    {words.leaveOut}
                  </Button>
                </div>
              )}
            </div>
          ))}
        </section>
      )}
    </div>
  )
}
