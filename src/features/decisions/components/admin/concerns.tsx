import { useState } from 'react'
import type { DecisionConcern } from '#domain/decisions.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { isAboveAsked, listValueConcerns, reasonMistake, sayConcerns } from '../../content/concerns.ts'
import type { DecisionForm } from '../../schema/form.ts'

type Value = DecisionForm['value']

/** What stands against this amount, and the reason to decide it all the same. */
export function useConcerns(form: DecisionForm, amount: number | undefined, value: Value = null) {
  const [reason, setReason] = useState('')
  const concerns: DecisionConcern[] = [
    ...form.concerns,
    ...(isAboveAsked(amount, form.asksFor) ? (['above-asked'] as const) : []),
    ...listValueConcerns(value, amount),
  ]
  const written = reason.trim()
  return {
    concerns,
    reason,
    setReason,
    request: written ? { concernsReason: written } : {},
    mistakes: concerns.length > 0 && !written ? { concernsReason: reasonMistake } : {},
  }
}

type ConcernsProps = { weighed: ReturnType<typeof useConcerns>; error: string | undefined }

export function Concerns({ weighed, error }: ConcernsProps) {
  const { concerns, reason, setReason } = weighed
  if (concerns.length === 0) return null
  return (
    <>
      <SectionHead
        level={3}
        title={concerns.length === 1 ? '1 thing is open' : `${concerns.length} things are open`}
        about={`${concerns.length === 1 ? 'it' : 'they'} can wait with a reason`}
      />
      <ul className="k-list">
        {sayConcerns(concerns).map((sentence) => (
          <li key={sentence}>
            <SquareMark state="rejected" />
            <b>{sentence}</b>
          </li>
        ))}
      </ul>
      <Field label="Why you decide it all the same" help="Kept with the decision." error={error}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </>
  )
}
