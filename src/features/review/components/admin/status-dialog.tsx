import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { type ApplicationStatus, applicationStatuses, needsReason } from '#domain/application-status.ts'
import { type DecisionKind, isDecision } from '#domain/decisions.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import type { Choosable } from '#features/applications/schema/rows.ts'
import { DecisionDialog } from '#features/decisions/components/admin/decision-dialog.tsx'
import { useUndoKey } from '#features/decisions/components/admin/decision-line.tsx'
import { caseNameOf } from '#lib/case-person.ts'
import { labelOf } from '#site/staff-format.ts'
import { type BulkOutcome, reasonMissing } from '../../schema.ts'
import { applicationsInWords, describeConflicts } from './status-words.ts'
import { useStatusChange } from './use-status-change.ts'

type StatusDialogProps = {
  applications: readonly Choosable[]
  status?: ApplicationStatus | undefined
  onClose: () => void
  onChanged?: ((changed: readonly Choosable[]) => void) | undefined
}

const oneAtATime =
  'Approve, fund and decline one at a time: each has its own amount or reason, and its own mail.'

/** Asks for the reason if somebody will want to know it. Approving, funding and declining have their own dialog. */
export function StatusDialog({ applications, onClose, status, onChanged }: StatusDialogProps) {
  const [chosen, setChosen] = useState<DecisionKind>()
  const { mutate } = useStatusChange()
  useUndoKey()
  const kind = chosen ?? (status && isDecision(status) ? status : undefined)
  const [only, ...others] = applications
  if (!only || others.length > 0 || !kind) {
    return <PlainStatusDialog {...{ applications, onClose, status, onChanged }} onDecide={setChosen} />
  }
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  return (
    <DecisionDialog
      application={only}
      kind={kind}
      onCancel={close}
      onDone={(changed) => {
        onChanged?.([changed])
        close()
      }}
      onWithoutAmount={() => {
        mutate({ applications, status: kind }, { onSuccess: ({ changed }) => onChanged?.(changed) })
        close()
      }}
    />
  )
}

type PlainStatusDialogProps = StatusDialogProps & {
  onDecide: (kind: DecisionKind) => void
}

function PlainStatusDialog({ applications, onClose, status, onChanged, onDecide }: PlainStatusDialogProps) {
  const reason = useRef<HTMLTextAreaElement>(null)
  const [left, setLeft] = useState<readonly Choosable[]>([])
  const named = left.length > 0 ? left : applications
  const [first] = named
  const title = named.length === 1 && first ? caseNameOf(first) : applicationsInWords(named.length)
  const close = () => {
    setLeft([])
    onClose()
  }
  return (
    <Dialog
      open={applications.length > 0}
      onClose={close}
      title={`Change status: ${title}`}
      // With the status chosen by a key, only the reason is left to type.
      {...(status && { initialFocus: reason })}
    >
      <StatusForm
        {...{ applications, status, onChanged, reason, onDecide }}
        onClose={close}
        onLeft={setLeft}
      />
    </Dialog>
  )
}

type StatusFormProps = PlainStatusDialogProps & {
  reason: RefObject<HTMLTextAreaElement | null>
  onLeft: (left: readonly Choosable[]) => void
}

function StatusForm(props: StatusFormProps) {
  const { applications, status: first, reason, onClose, onChanged, onDecide, onLeft } = props
  // As they were when the reviewer began: later changes are reported, not silently adopted.
  const [left, setLeft] = useState(applications)
  const [refused, setRefused] = useState<BulkOutcome['refused']>([])
  const [status, setStatus] = useState<ApplicationStatus | ''>(first ?? '')
  const [mistakes, setMistakes] = useState<{ status?: string; reason?: string }>({})
  const form = useId()
  const { mutate, isPending } = useStatusChange({ tellsRefusals: false })
  const decision = status !== '' && isDecision(status) ? status : undefined
  const isNeeded = status !== '' && left.some((row) => needsReason(row.status, status))

  function submit(event: FormEvent) {
    event.preventDefault()
    const words = reason.current?.value.trim()
    if (status === '') return setMistakes({ status: 'Choose a status' })
    if (decision) return left.length === 1 ? onDecide(decision) : setMistakes({ status: oneAtATime })
    if (isNeeded && !words) {
      setMistakes({ reason: reasonMissing })
      reason.current?.focus()
      return
    }
    setMistakes({})
    mutate({ applications: left, status, reason: words }, { onSuccess: settle })
  }

  /** Keeps the refused ones, updated: the reviewer looks, and may send the same change again. */
  function settle(outcome: BulkOutcome) {
    onChanged?.(outcome.changed)
    if (outcome.refused.length === 0) return onClose()
    setRefused(outcome.refused)
    const rest = outcome.refused.flatMap(({ application }) => application ?? [])
    setLeft(rest)
    onLeft(rest)
  }

  const label = status && labelOf(applicationStatuses, status)
  const which = left.length > 1 ? `${applicationsInWords(left.length)} ` : ''
  return (
    <form id={form} onSubmit={submit} className="grid gap-5">
      {refused.length > 0 && (
        <Notice tone="critical" title="Someone else got there first" announce>
          <ul>
            {describeConflicts(refused, applications).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2">
            {left.length > 0
              ? 'Nothing you typed is lost. If it still applies, send it again.'
              : 'There is nothing left to change.'}
          </p>
        </Notice>
      )}
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
        className={decision && 'hidden'}
      >
        <Textarea ref={reason} rows={3} maxLength={1000} />
      </Field>
      {decision && (
        <p className="text-soft">{left.length === 1 ? 'It asks for a few things first.' : oneAtATime}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {left.length > 0 && !(decision && left.length > 1) && (
          <Button type="submit" busy={isPending && 'Changing…'}>
            {label ? `${decision ? 'Go on' : `Change ${which}`.trim()} to ${label}` : 'Change status'}
          </Button>
        )}
        <Button kind="line" onClick={onClose}>
          {left.length > 0 ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </form>
  )
}
