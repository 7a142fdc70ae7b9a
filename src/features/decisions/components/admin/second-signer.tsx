import { useState } from 'react'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { aloneMistake } from '../../content/concerns.ts'
import type { DecisionForm } from '../../schema/form.ts'
import { ChoiceRows } from './choice-rows.tsx'

/** Whether a second person signs this amount, whom to ask, and why one signs alone where nobody else may. */
export function useSecondSigner(form: DecisionForm, kind: 'approved' | 'funded', amount: number | undefined) {
  const { signers, secondAbove, ownLimit, value } = form
  const [askedId, setAskedId] = useState<string>(signers[0]?.id ?? '')
  const [reason, setReason] = useState('')
  const isAbove = (most: number | null) => most !== null && (amount ?? 0) > most
  const isTwo =
    isAbove(ownLimit) || (kind === 'funded' ? isAbove(secondAbove) : isAbove(value?.advised ?? null))
  const isAlone = isTwo && signers.length === 0
  const asked = signers.find(({ id }) => id === askedId)
  const written = reason.trim()
  return {
    ...{ isTwo, isAlone, asked, setAskedId, reason, setReason },
    label: isAlone ? 'Sign alone' : `Sign and ask ${asked?.name.split(' ')[0] ?? 'somebody'}`,
    request: {
      ...(isTwo && asked && { askedId: asked.id }),
      ...(isAlone && written && { aloneReason: written }),
    },
    mistakes: isAlone && !written ? { aloneReason: aloneMistake } : {},
  }
}

type SecondSignerProps = {
  form: DecisionForm
  second: ReturnType<typeof useSecondSigner>
  error: string | undefined
}

export function SecondSigner({ form, second, error }: SecondSignerProps) {
  const { isTwo, isAlone, asked, setAskedId, reason, setReason } = second
  if (!isTwo) return null
  if (isAlone) {
    return (
      <>
        <Note title="Two people should sign this, and nobody else here may.">
          So you get a mail, it waits {form.aloneHours} hours, and then you sign once more. The record says
          that you were alone.
        </Note>
        <Field label="Why you sign alone" error={error}>
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
  return (
    <>
      <ChoiceRows
        legend="Ask"
        name="second-signer"
        choices={form.signers.map(({ id, name }) => ({ value: id, label: name }))}
        value={asked?.id ?? ''}
        onChoose={setAskedId}
        hasKeys={false}
      />
      <p className="text-small text-soft">
        {asked
          ? `${asked.name} is told by mail, looks at the file, and signs or says no with a reason. `
          : ''}
        Everybody else who may decide can sign, too. If anything in the file changes before, the signature is
        void.
      </p>
    </>
  )
}
