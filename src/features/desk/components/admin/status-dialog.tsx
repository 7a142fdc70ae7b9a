import { type FormEvent, useId, useRef, useState } from 'react'
import { needsReason, reasonMissing } from '#features/review/schema.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { type ApplicationStatus, applicationStatuses } from '#site/choices/application-review.ts'
import { labelOf } from '#site/choices/choice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { ListedApplication } from '../../schema.ts'
import { useStatusChange } from './use-status-change.ts'

type StatusDialogProps = {
  /** Whose status to change; none: the dialog is closed. */
  applications: readonly ListedApplication[]
  /** What is chosen at first. */
  status?: ApplicationStatus | undefined
  onClose: () => void
  onChanged?: (changed: readonly ListedApplication[]) => void
}

/** Asks for the new status and, where somebody will want to know, for the reason. */
export function StatusDialog({ applications, onClose, ...rest }: StatusDialogProps) {
  const [first] = applications
  const title = applications.length === 1 && first ? caseNameOf(first) : `${applications.length} applications`
  return (
    <Dialog open={applications.length > 0} onClose={onClose} title={`Change status: ${title}`}>
      <StatusForm applications={applications} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function StatusForm({ applications, status: first, onClose, onChanged }: StatusDialogProps) {
  const [status, setStatus] = useState<ApplicationStatus | ''>(first ?? '')
  const [mistakes, setMistakes] = useState<{ status?: string; reason?: string }>({})
  const reason = useRef<HTMLTextAreaElement>(null)
  const form = useId()
  const { mutate, isPending } = useStatusChange()
  const isNeeded = status !== '' && applications.some((row) => needsReason(row.status, status))

  function submit(event: FormEvent) {
    event.preventDefault()
    const words = reason.current?.value.trim()
    if (status === '') return setMistakes({ status: 'Choose a status' })
    if (isNeeded && !words) {
      setMistakes({ reason: reasonMissing })
      reason.current?.focus()
      return
    }
    mutate(
      { applications, status, reason: words },
      {
        onSuccess: ({ changed }) => {
          onChanged?.(changed)
          onClose()
        },
      },
    )
  }

  return (
    <form id={form} onSubmit={submit} className="grid gap-5">
      <Field label="New status" error={mistakes.status}>
        <Select
          placeholder="Choose a status"
          options={applicationStatuses}
          value={status}
          onChange={(event) => {
            setStatus(event.target.value as ApplicationStatus | '')
            setMistakes({})
          }}
        />
      </Field>
      <Field
        label="Reason"
        help="Kept in the timeline. The applicant does not see it."
        optional={!isNeeded}
        error={mistakes.reason}
      >
        <Textarea ref={reason} rows={3} maxLength={1000} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending && 'Changing…'}>
          {status ? `Change to ${labelOf(applicationStatuses, status)}` : 'Change status'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
