import { useRef, useState } from 'react'
import { type DeclineReason, declineReasons } from '#domain/decisions.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { staffLocale } from '#site/locale.ts'
import { draftDecline, writeDeclineLetter } from '../../content/letter.ts'
import type { Decided, DecisionForm } from '../../schema/form.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { useDecisionDraft } from './decision-calls.ts'
import { DecisionFrame, UndoHint } from './decision-frame.tsx'
import { MailPreview } from './mail-preview.tsx'

type DeclineFormProps = { form: DecisionForm; onDone: (decided: Decided) => void; onCancel: () => void }

export function DeclineForm({ form, onDone, onCancel }: DeclineFormProps) {
  const draft = useDecisionDraft(form, onDone)
  const [reason, setReason] = useState<DeclineReason | ''>('')
  const [own, setOwn] = useState<string>()
  const [note, setNote] = useState('')
  const [tellsFirm, setTellsFirm] = useState(form.firm !== null)
  const editor = useRef<HTMLTextAreaElement>(null)
  const { recipient, firm, application } = form
  const about = { name: recipient.name, role: application.role }
  const text = own ?? draftDecline(reason, about, staffLocale)

  const edit = () => {
    setOwn(text)
    requestAnimationFrame(() => editor.current?.focus())
  }
  const choose = (chosen: DeclineReason) => {
    setReason(chosen)
    // What the reviewer wrote stays; otherwise the sentence follows the reason.
    if (chosen === 'own-words' && own === undefined) setOwn(draftDecline(chosen, about, staffLocale))
  }
  useKeys(
    (key) => {
      if (key !== 'e' || own !== undefined) return false
      edit()
      return true
    },
    { inside: '.decision' },
  )

  const submit = () =>
    draft.send(
      {
        ...{ kind: 'declined', reason: reason || 'own-words', letter: text.trim(), tellsFirm },
        ...(note.trim() && { note: note.trim() }),
      },
      {
        ...(reason === '' && { reason: 'Choose a reason' }),
        ...(text.trim() === '' && { letter: 'Write what the person will read' }),
      },
    )

  return (
    <DecisionFrame
      onSubmit={submit}
      onCancel={onCancel}
      draft={draft}
      foot={<UndoHint />}
      submit={{ label: 'Decline and send', busy: draft.isPending && 'Declining…', isStop: true }}
      left={
        <>
          <ChoiceRows
            legend="Why?"
            name="decline-reason"
            choices={declineReasons}
            value={reason}
            onChoose={choose}
            error={draft.mistakes.reason}
          />
          <Field label="For us only" help="Stays in the file." optional>
            <Textarea
              rows={3}
              maxLength={1000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          {firm && (
            <Tick
              label={`Tell ${firm.name || 'the law firm'} too, without the reason`}
              checked={tellsFirm}
              onChange={({ target }) => setTellsFirm(target.checked)}
            />
          )}
        </>
      }
      right={
        <>
          <SectionHead level={3} title={`The mail ${recipient.name} gets`}>
            {own === undefined ? (
              <Button kind="bare" keys="e" onClick={edit}>
                Edit
              </Button>
            ) : (
              <Button kind="bare" onClick={() => setOwn(undefined)}>
                Use our words
              </Button>
            )}
          </SectionHead>
          <MailPreview
            to={recipient.email}
            letter={writeDeclineLetter(text, application, staffLocale)}
            marked={declineReasons.find(({ value }) => value === reason)?.sentence[staffLocale]}
          >
            {own === undefined ? undefined : (
              <Field label="What the person reads" labelHidden error={draft.mistakes.letter}>
                <Textarea
                  ref={editor}
                  rows={10}
                  maxLength={4000}
                  value={own}
                  onChange={({ target }) => setOwn(target.value)}
                />
              </Field>
            )}
          </MailPreview>
          <p className="text-small text-soft">
            The underlined sentence follows the reason. Keep medical words and sums out of the mail.
          </p>
        </>
      }
    />
  )
}
