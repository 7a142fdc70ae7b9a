import { useEffect, useRef } from 'react'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { stepWords } from '../content/words.ts'
import { type Place, stepAt } from './place.ts'
import type { StepAnswer } from './step-form.ts'
import { StepColumn, StepHead } from './step-head.tsx'

type NoViewProps = { signing: Signing; place: Place; answer: StepAnswer }

/** Asked once. The way back has the focus. */
export function NoView({ signing, place, answer }: NoViewProps) {
  const { no: words } = stepWords[useLocale()]
  const keep = useRef<HTMLAnchorElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <StepColumn>
      <StepHead title={words.title} lead={words.lead} />
      {answer.refusal && (
        <div className="mt-6">
          <Notice tone="critical" announce>
            {answer.refusal}
          </Notice>
        </div>
      )}
      <form method="post" action={stepAt(place, 'no')} className="mt-6 grid gap-6">
        <input type="hidden" name="contract" value={signing.id} />
        <Field label={words.reason} help={words.reasonHelp} optional>
          <Textarea name="reason" rows={3} maxLength={2000} defaultValue={answer.typed?.reason} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <ButtonAnchor ref={keep} href={place.home} variant="outline">
            {words.keep}
          </ButtonAnchor>
          <Button type="submit" variant="danger">
            {words.action}
          </Button>
        </div>
      </form>
    </StepColumn>
  )
}
