import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { applicationStatuses } from '#domain/application-status.ts'
import type { DecisionKind } from '#domain/decisions.ts'
import type { StateCode } from '#domain/states.ts'
import { useCommandCenter } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { Choosable } from '#features/applications/schema/rows.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import { labelOf } from '#site/staff-format.ts'
import { contractNeeded } from '../../content/offer.ts'
import type { Decided, DecisionForm } from '../../schema/form.ts'
import { ApproveForm } from './approve-form.tsx'
import { useDecisionForm } from './decision-calls.ts'
import { DeclineForm } from './decline-form.tsx'
import { FundForm } from './fund-form.tsx'
import { SecondSignature } from './second-signature.tsx'

const verbs: Record<DecisionKind, string> = { approved: 'Approve', funded: 'Fund', declined: 'Decline' }

type DecisionDialogProps = {
  application: Choosable
  kind: DecisionKind
  onDone: (changed: Choosable) => void
  onCancel: () => void
  /** Changes the status alone, for when nothing can be computed. */
  onWithoutAmount?: (() => void) | undefined
}

export function DecisionDialog({
  application,
  kind,
  onDone,
  onCancel,
  onWithoutAmount,
}: DecisionDialogProps) {
  const [state, setState] = useState<StateCode>()
  const { data: form, error, refetch } = useDecisionForm(application.id, state)
  useHeldKeys(form !== undefined || error !== null)
  return (
    <Dialog
      open
      wide
      onClose={onCancel}
      title={`${verbs[kind]} ${caseNameOf(application)}`}
      about={
        form && `${form.application.reference}, ${labelOf(applicationStatuses, form.application.status)}`
      }
    >
      {error && (
        <LoadFailure error={error} fallback="What this decision needs could not be read." onRetry={refetch} />
      )}
      {!form && !error && <Wait />}
      {form && (
        <DecisionBody
          {...{ form, kind, onCancel, onWithoutAmount }}
          onState={setState}
          onDone={(decided) => onDone(decided.application)}
        />
      )}
    </Dialog>
  )
}

/** The dialog opens before its form has come: what people type meanwhile is the form's (`DecisionFrame`). */
function useHeldKeys(isSettled: boolean) {
  const { held } = useCommandCenter()
  useLayoutEffect(() => {
    held.hold()
    return () => held.give(undefined)
  }, [held])
  // Where there's something to read instead of a form, nothing takes them.
  useEffect(() => {
    if (isSettled) held.give(undefined)
  }, [held, isSettled])
}

type DecisionBodyProps = Pick<DecisionDialogProps, 'kind' | 'onCancel' | 'onWithoutAmount'> & {
  form: DecisionForm
  onState: (state: StateCode) => void
  onDone: (decided: Decided) => void
}

function DecisionBody({ form, kind, onState, onDone, onCancel, onWithoutAmount }: DecisionBodyProps) {
  const { standing, waiting, application, funding } = form
  if (funding) {
    return (
      <Instead
        onCancel={onCancel}
        text="The money is out. Nothing else can be decided about this application."
      />
    )
  }
  if (kind === 'declined') return <DeclineForm {...{ form, onDone, onCancel }} />
  if (application.status === 'withdrawn') {
    return (
      <Instead onCancel={onCancel} text="The applicant withdrew. Reopen the application before you decide." />
    )
  }
  // A person who was left alone meanwhile signs it again, alone.
  const isLeftAlone = waiting !== null && waiting.aloneFrom === null && form.signers.length === 0
  const isSigned = waiting?.kind === kind && waiting.version === application.version && !isLeftAlone
  if (isSigned) return <SecondSignature {...{ form, waiting, onDone, onCancel }} />
  if (kind === 'funded' && form.needsContract) {
    return (
      <Instead
        onCancel={onCancel}
        text={
          <>
            {contractNeeded} <Link to={paths.adminApplicationContract(application.id)}>Open it</Link>
          </>
        }
      />
    )
  }
  if (kind === 'approved') {
    if (form.terms.length === 0) return <NoPrice onCancel={onCancel} onWithoutAmount={onWithoutAmount} />
    return <ApproveForm {...{ form, onState, onDone, onCancel }} />
  }
  if (standing?.kind === 'approved' && standing.amount !== null) {
    return <FundForm {...{ form, onDone, onCancel }} offer={{ ...standing, amount: standing.amount }} />
  }
  return (
    <Instead
      onCancel={onCancel}
      onWithoutAmount={onWithoutAmount}
      label="Mark it funded without an amount"
      text="No amount is approved yet. Approve the application with an amount first; then it can be paid out."
    />
  )
}

function NoPrice({ onCancel, onWithoutAmount }: Pick<DecisionDialogProps, 'onCancel' | 'onWithoutAmount'>) {
  const isOwner = useMayEnter('owner')
  return (
    <Instead
      onCancel={onCancel}
      onWithoutAmount={onWithoutAmount}
      label="Approve without an amount"
      text={
        <>
          There’s no price yet, so nobody can say what would be owed.{' '}
          {isOwner ? (
            <Link to={paths.adminPrice}>Set it under Price terms</Link>
          ) : (
            'The owner sets it under Price terms.'
          )}
        </>
      }
    />
  )
}

type InsteadProps = Pick<DecisionDialogProps, 'onCancel' | 'onWithoutAmount'> & {
  text: ReactNode
  label?: string
}

function Instead({ text, label, onCancel, onWithoutAmount }: InsteadProps) {
  return (
    <>
      <div className="pb-5">
        <Note tone="calm">{text}</Note>
      </div>
      <DialogFoot>
        {onWithoutAmount && label && (
          <Button kind="line" onClick={onWithoutAmount}>
            {label}
          </Button>
        )}
        <Button kind="bare" onClick={onCancel}>
          Close
        </Button>
      </DialogFoot>
    </>
  )
}
