import { type FormEvent, type ReactNode, type Ref, type RefObject, useEffect } from 'react'
import { applicationStatuses } from '#domain/application-status.ts'
import { useCommandCenter } from '#features/admin/components/commands.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { useFocusOnMistake } from '#features/admin/components/use-focus-on-mistake.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Columns, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { labelOf } from '#site/staff-format.ts'
import type { DecisionForm } from '../../schema/form.ts'
import type { DecisionDraft } from './decision-calls.ts'

type DecisionFrameProps = {
  onSubmit: () => void
  onCancel: () => void
  left: ReactNode
  right: ReactNode
  draft?: DecisionDraft
  /** Has the focus when the form opens, and what was typed before it opened. Without it, digits choose. */
  first?: RefObject<HTMLInputElement | null>
  notice?: ReactNode
  foot: ReactNode
  /** Null: there is nothing to send. */
  submit: { label: string; busy: string | false; isStop?: boolean } | null
  more?: ReactNode
}

/** On the left what you choose, on the right what follows. Ctrl Enter presses the main button. */
export function DecisionFrame(props: DecisionFrameProps) {
  const { onSubmit, onCancel, left, right, draft, first, notice, foot, submit, more } = props
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (submit && !submit.busy) onSubmit()
  }
  useMainKey(send)
  const form = useFocusOnMistake(draft?.mistakes)
  const { held } = useCommandCenter()
  useEffect(() => {
    // Typing replaces an amount that is already there.
    first?.current?.select()
    held.give(first?.current ?? form.current)
  }, [held, first, form])
  return (
    <form ref={form} onSubmit={send} noValidate className="decision">
      {(draft || notice) && (
        <div className="pb-3 empty:hidden">
          {draft ? <DraftNotice draft={draft} onCancel={onCancel} /> : notice}
        </div>
      )}
      <Columns>
        <div className="k-form content-start">{left}</div>
        <div className="k-form content-start">{right}</div>
      </Columns>
      <DialogFoot note={foot}>
        {more}
        <Button kind="bare" keys="Esc" onClick={onCancel}>
          Cancel
        </Button>
        {submit && (
          <Button type="submit" kind={submit.isStop ? 'stop' : 'main'} keys="Ctrl Enter" busy={submit.busy}>
            {submit.label}
          </Button>
        )}
      </DialogFoot>
    </form>
  )
}

export function UndoHint() {
  return (
    <>
      The mail leaves one minute after. Until then <KeyCap>z</KeyCap> takes it back.
    </>
  )
}

function DraftNotice({ draft, onCancel }: { draft: DecisionDraft; onCancel: () => void }) {
  const { conflict, failure, mistakes } = draft
  if (conflict) {
    const { application } = conflict
    const otherAdvice = sayOtherAdvice(draft.form.value, conflict.value)
    return (
      <ConflictNotice
        title={otherAdvice ? 'The value sheet changed' : 'Somebody else got there first'}
        mine={{ label: 'Go on with what I typed', onKeep: draft.keepMine }}
        theirs={{ label: 'Leave it as it is', onTake: onCancel }}
      >
        <p>
          {otherAdvice ??
            `${caseNameOf(application)} is ${labelOf(applicationStatuses, application.status)} now.`}{' '}
          Nothing you typed is lost, and nothing was sent.
        </p>
      </ConflictNotice>
    )
  }
  const isShownBelow = Object.values(mistakes).some((mistake) => mistake === failure)
  if (!failure || isShownBelow) return null
  return <Note announce>{failure}</Note>
}

/** Null if the sheet says what it said when the dialog opened. */
function sayOtherAdvice(before: DecisionForm['value'], now: DecisionForm['value']): string | null {
  const advised = now?.advised ?? null
  if (advised === (before?.advised ?? null)) return null
  return advised === null
    ? 'It advises nothing now, because something is missing.'
    : `It advises at most ${sayAmount(advised)} now.`
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
        isBig
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  )
}
