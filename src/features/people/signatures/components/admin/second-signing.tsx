import { type ReactNode, useState } from 'react'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { formatMoment, formatOfficeMoment } from '#site/staff-format.ts'

type SecondSigningProps = {
  /** The signature that waits for its second. */
  first: { by: string | null; byId: string | null; signedAt: string; aloneFrom: string | null }
  busy: false | 'signing' | 'refusing'
  failure?: string | undefined
  onSign: () => void
  onRefuse: (reason: string) => void
  /** What is signed. */
  children: ReactNode
}

/** Somebody else signs, or says no; the first may take it back, or finish it alone once the wait is over. */
export function SecondSigning({ first, busy, failure, onSign, onRefuse, children }: SecondSigningProps) {
  const { by, byId, signedAt, aloneFrom } = first
  const isMine = usePerson().id === byId
  const isTooEarly = isMine && (!aloneFrom || Date.parse(aloneFrom) > Date.now())
  const { field, sayNo } = useRefusalReason(isMine, onRefuse)
  return (
    <div className="grid max-w-[38em] gap-3">
      {failure && (
        <Notice tone="critical" announce>
          {failure}
        </Notice>
      )}
      {children}
      <p className="text-small text-soft">
        {by ?? 'Somebody'} signed {formatMoment(signedAt)}.{' '}
        {aloneFrom
          ? `Alone, to be signed again from ${formatOfficeMoment(aloneFrom)} on.`
          : 'A second signature is missing.'}
      </p>
      {field}
      <div className="flex flex-wrap gap-2">
        {!isTooEarly && (
          <Button busy={busy === 'signing' && 'Signing…'} disabled={busy !== false} onClick={onSign}>
            {isMine ? 'Sign alone' : 'Sign'}
          </Button>
        )}
        <Button kind="line" disabled={busy !== false} onClick={sayNo}>
          {refusalLabel(isMine)}
        </Button>
      </div>
    </div>
  )
}

export const refusalLabel = (isMine: boolean) => (isMine ? 'Take my signature back' : 'Don’t sign')

/** The person who signed first reads the reason, so nobody says no without one. */
export function useRefusalReason(isMine: boolean, onRefuse: (reason: string) => void) {
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string>()
  const field = (
    <Field
      label={isMine ? 'Why you take it back' : 'If you don’t sign: why'}
      error={mistake}
      optional={!mistake}
    >
      <Textarea rows={2} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
    </Field>
  )
  function sayNo() {
    const written = reason.trim()
    setMistake(written ? undefined : 'Say why, for the person who asked')
    if (written) onRefuse(written)
  }
  return { field, sayNo }
}
