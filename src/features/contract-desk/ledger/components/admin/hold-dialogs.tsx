import { useState } from 'react'
import { type HoldReason, holdReasons } from '#domain/payoffs.ts'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { Segments } from '#features/admin/kit/components/segments.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { ActDialog } from './act-dialog.tsx'

type HoldDialogProps = { fileId: string; today: string; onClose: () => void }

/** The client died or is in bankruptcy: whoever opens our mail shouldn't read about money. */
export function HoldDialog({ fileId, today, mayFreeze, onClose }: HoldDialogProps & { mayFreeze: boolean }) {
  const [reason, setReason] = useState<HoldReason>('death')
  const [from, setFrom] = useState<string | undefined>(today)
  const [freezesSteps, setFreezes] = useState(false)
  const [note, setNote] = useState('')
  return (
    <ActDialog
      fileId={fileId}
      title="Put on hold"
      note="No mail goes to the client from now on. The firm is asked once who speaks for them."
      submit="Put on hold"
      done="On hold. No mail goes to the client."
      act={
        from ? { hold: { reason, from, freezesSteps, ...(note.trim() && { note: note.trim() }) } } : undefined
      }
      missing="It needs a day."
      onClose={onClose}
    >
      {(fields) => (
        <>
          <Segments label="Why" options={holdReasons} value={reason} onChange={setReason} />
          <Field label="Since" error={fields.from}>
            <DateInput today={today} lean="back" value={from} onChange={setFrom} />
          </Field>
          {mayFreeze && (
            <Tick
              label="Steps stand still while it lasts"
              checked={freezesSteps}
              onChange={({ target }) => setFreezes(target.checked)}
            />
          )}
          <Field label="Note" optional error={fields.note}>
            <Textarea
              rows={2}
              maxLength={1000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        </>
      )}
    </ActDialog>
  )
}

export function HoldEndDialog({ fileId, today, onClose }: HoldDialogProps) {
  const [until, setUntil] = useState<string | undefined>(today)
  return (
    <ActDialog
      fileId={fileId}
      title="End the hold"
      note="Mails go to the client again. Steps that stood still go on from that day."
      submit="End the hold"
      done="The hold is over."
      act={until ? { unhold: until } : undefined}
      missing="It needs a day."
      onClose={onClose}
    >
      {(fields) => (
        <Field label="Steps go on from" error={fields.until}>
          <DateInput today={today} lean="back" value={until} onChange={setUntil} />
        </Field>
      )}
    </ActDialog>
  )
}
