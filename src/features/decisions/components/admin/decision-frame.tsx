import type { FormEvent, ReactNode, Ref } from 'react'
import { applicationStatuses } from '#domain/application-status.ts'
import { labelOf } from '#domain/choice.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Notice } from '#ui/notice.tsx'
import type { DecisionDraft } from './decision-calls.ts'

type DecisionFrameProps = {
  onSubmit: () => void
  onCancel: () => void
  left: ReactNode
  right: ReactNode
  draft?: DecisionDraft
  notice?: ReactNode
  foot: ReactNode
  /** Null: there is nothing to send. */
  submit: { label: string; busy: string | false; isStop?: boolean } | null
  more?: ReactNode
}

/** On the left what you choose, on the right what follows. Ctrl Enter presses the main button. */
export function DecisionFrame(props: DecisionFrameProps) {
  const { onSubmit, onCancel, left, right, draft, notice, foot, submit, more } = props
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (submit && !submit.busy) onSubmit()
  }
  useMainKey(send)
  return (
    <form onSubmit={send} noValidate className="decision">
      {(draft || notice) && (
        <div className="decision-notice">
          {draft ? <DraftNotice draft={draft} onCancel={onCancel} /> : notice}
        </div>
      )}
      <div className="decision-columns">
        <div className="decision-left">{left}</div>
        <div className="decision-right">{right}</div>
      </div>
      <div className="decision-foot">
        <p>{foot}</p>
        <div>
          {more}
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel <kbd>Esc</kbd>
          </Button>
          {submit && (
            <Button
              type="submit"
              size="small"
              variant={submit.isStop ? 'outline' : 'primary'}
              className={submit.isStop ? 'decision-stop' : undefined}
              busy={submit.busy}
            >
              {submit.label} <kbd>Ctrl Enter</kbd>
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

export function UndoHint() {
  return (
    <>
      The mail leaves one minute after. Until then <kbd>z</kbd> takes it back.
    </>
  )
}

function DraftNotice({ draft, onCancel }: { draft: DecisionDraft; onCancel: () => void }) {
  const { conflict, failure, mistakes } = draft
  if (conflict) {
    const { application } = conflict
    return (
      <ConflictNotice
        title="Somebody else got there first"
        mine={{ label: 'Go on with what I typed', onKeep: draft.keepMine }}
        theirs={{ label: 'Leave it as it is', onTake: onCancel }}
      >
        <p>
          {caseNameOf(application)} is {labelOf(applicationStatuses, application.status)} now. Nothing you
          typed is lost, and nothing was sent.
        </p>
      </ConflictNotice>
    )
  }
  const isShownBelow = Object.values(mistakes).some((mistake) => mistake === failure)
  if (!failure || isShownBelow) return null
  return (
    <Notice tone="critical" announce>
      {failure}
    </Notice>
  )
}

type AmountFieldProps = {
  help: string
  error: string | undefined
  value: string
  onType: (typed: string) => void
  ref?: Ref<HTMLInputElement>
}

export function AmountField({ help, error, value, onType, ref }: AmountFieldProps) {
  return (
    <Field label="Amount" help={help} error={error}>
      <Input
        ref={ref}
        className="decision-amount"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  )
}
