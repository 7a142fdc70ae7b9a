import type { ApplicantRole } from '#domain/applications.ts'
import type { Draft } from '#features/apply/drafts/components/draft.ts'
import { listUnsettled } from '#features/apply/drafts/components/draft-changes.ts'
import { movingWords } from '#features/apply/transfer/content/words.ts'
import { fieldsOf } from '#features/questions/steps/steps.ts'
import { Button } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { readAnswer } from './summary.tsx'

export const unsettledId = 'apply-two-answers'

type UnsettledAnswersProps = {
  role: ApplicantRole
  draft: Draft
  onSettle: (name: string, value: string) => void
}

/** Both of two answers that were typed on two devices at once, until one is chosen. */
export function UnsettledAnswers({ role, draft, onSettle }: UnsettledAnswersProps) {
  const locale = useLocale()
  const words = movingWords[locale].unsettled
  const unsettled = listUnsettled(draft).flatMap((answer) => {
    const field = fieldsOf[role].find(({ name }) => name === answer.name)
    return field ? [{ ...answer, field }] : []
  })
  return (
    <div role="status">
      {unsettled.length > 0 && (
        <section aria-labelledby={unsettledId} className="notice notice-info mt-6 block">
          <h4 id={unsettledId} tabIndex={-1} className="font-semibold">
            {words.title}
          </h4>
          <p className="mt-1">{words.text}</p>
          {unsettled.map(({ name, value, others, field }) => {
            const isFromHere = others.some(({ dot: [device] }) => device === draft.moving?.device)
            const question = (field.shortLabel ?? field.label)[locale]
            const choices = [
              { value, isHere: !isFromHere },
              ...others.map((other) => ({
                value: other.value,
                isHere: other.dot[0] === draft.moving?.device,
              })),
            ].sort((one, other) => Number(other.isHere) - Number(one.isHere))
            return (
              <div key={name} className="mt-4 border-t border-rule pt-3">
                <p className="font-semibold">{question}</p>
                <ul className="mt-2 grid gap-4 sm:grid-cols-2">
                  {choices.map((choice) => (
                    <li key={choice.value}>
                      <p className="font-sans text-small text-soft">
                        {choice.isHere ? words.here : words.there}
                      </p>
                      <p className="wrap-anywhere whitespace-pre-line">
                        {readAnswer(field, { [name]: choice.value }, locale)}
                      </p>
                      <Button
                        variant="outline"
                        size="small"
                        className="mt-2"
                        onClick={() => onSettle(name, choice.value)}
                      >
                        {words.keep}
                        <VisuallyHidden> {choice.isHere ? words.here : words.there}</VisuallyHidden>
                      </Button>
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
        </section>
      )}
    </div>
  )
}
