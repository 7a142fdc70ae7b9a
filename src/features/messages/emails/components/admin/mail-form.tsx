import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { DockLine } from '#features/admin/kit/components/dock.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { TemplatePicker } from '#features/messages/templates/components/admin/template-picker.tsx'
import { fillTemplate, findOpen, sayFilled } from '#features/messages/templates/content.ts'
import type { MailTemplate } from '#features/messages/templates/schema.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import {
  type ApplicationEmail,
  type EmailForm,
  letterSchema,
  newMailSchema,
  undoSeconds,
} from '../../schema.ts'
import { MailAsRead } from './mail-as-read.tsx'
import { MailAttachments } from './mail-attachments.tsx'
import { useMailDraft } from './mail-draft.ts'
import { useUndoMail, useWriteMail } from './mail-queries.ts'
import { MarkedTextarea } from './marked-textarea.tsx'
import { SaveTemplate } from './save-template.tsx'

type MailFormProps = {
  applicationId: string
  status: ApplicationStatus
  desk: EmailForm
  drafts: Map<string, string>
  undone: ApplicationEmail | undefined
  onSent: () => void
  onUndone: (mail: ApplicationEmail) => void
}

type Mistakes = Partial<Record<'subject' | 'text' | 'documentIds', string>>

export function MailForm(props: MailFormProps) {
  const { applicationId, status, desk, drafts, undone, onSent, onUndone } = props
  const { draft, keptAt, isBegun, change, clear } = useMailDraft(drafts, applicationId, undone)
  const [submissionKey, setKey] = useState(makeSubmissionKey)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [isPicking, setPicking] = useState(false)
  const [isShown, show] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  const { mutateAsync, isPending } = useWriteMail(applicationId)
  const { mutate: undo } = useUndoMail(applicationId, onUndone)
  const { reportSuccess, reportFailure } = useOutcome()
  const to = desk.parties.find(({ party }) => party === draft.party) ?? desk.parties[0]
  const instead = desk.parties.find(({ party }) => party !== to?.party)
  const letter = letterSchema.safeParse(draft)
  const words = `${draft.subject}\n${draft.text}`
  useKeys((key) => {
    if (key !== 'p' || !document.activeElement?.closest('.mail-dock')) return false
    show(!isShown)
    return true
  })

  function fill({ subject, body }: MailTemplate) {
    const values = to?.values ?? {}
    const filled = { subject: fillTemplate(subject, values), text: fillTemplate(body, values) }
    change({
      subject: filled.subject.text,
      text: draft.text.trim() === '' ? filled.text.text : `${draft.text.trimEnd()}\n\n${filled.text.text}`,
      filledSubject: filled.subject.filled,
      filledText: [...draft.filledText, ...filled.text.filled],
    })
    text.current?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const mail = newMailSchema.safeParse({ ...draft, submissionKey })
    const found: Mistakes = Object.fromEntries(
      (mail.error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
    )
    const open = findOpen(words)
    if (open) found.text = open
    setMistakes(found)
    if (Object.keys(found).length > 0 || !mail.success || isPending) return
    try {
      const sent = await mutateAsync(mail.data)
      setKey(makeSubmissionKey())
      clear()
      onSent()
      reportSuccess('Mail written', {
        description: 'It leaves in a minute. Until then z takes it back.',
        duration: undoSeconds * 1_000,
        action: { label: 'Undo', onSelect: () => undo(sent.id) },
      })
    } catch (error) {
      reportFailure(error, 'Failed to send the mail', 'Not sent')
    }
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== '/' || draft.text.trim() !== '') return
    event.preventDefault()
    setPicking(true)
  }
  function pressInForm(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return (
    <form onSubmit={submit} onKeyDown={pressInForm} noValidate>
      <DockLine label="To">
        <span className="wrap-anywhere">
          <b>{to?.name}</b>
          {to?.address && `, ${to.address}`}
          {to?.problem && <span className="k-red"> {to.problem}</span>}
        </span>
        <span className="grid justify-items-end">
          {instead && (
            <Button kind="bare" onClick={() => change({ party: instead.party, documentIds: [] })}>
              To {instead.party === 'firm' ? 'the firm' : 'the applicant'} instead
            </Button>
          )}
          <TemplatePicker
            party={draft.party}
            status={status}
            isOpen={isPicking}
            onOpen={setPicking}
            onChoose={fill}
          />
        </span>
      </DockLine>
      {isShown && letter.success ? (
        <MailAsRead applicationId={applicationId} letter={letter.data} />
      ) : (
        <div className="k-form px-4 py-2.5">
          <Field label="Subject" error={mistakes.subject}>
            <Input
              value={draft.subject}
              maxLength={120}
              autoComplete="off"
              onChange={({ target }) => change({ subject: target.value })}
            />
          </Field>
          <Field
            label="Text"
            labelHidden
            help="Mail is read along the way, so nothing about anybody’s health. That goes to their page, as a message."
            error={mistakes.text}
          >
            <MarkedTextarea
              ref={text}
              value={draft.text}
              filled={draft.filledText}
              onChange={(words) => change({ text: words })}
              onKeyDown={press}
            />
          </Field>
        </div>
      )}
      <p role="status" className="k-small min-h-6 px-4 pb-1">
        {isBegun && sayFilled(draft.filledText.length + draft.filledSubject.length, words)}
      </p>
      <MailAttachments
        documents={desk.documents}
        draft={draft}
        onChange={(documentIds) => change({ documentIds })}
      />
      <footer>
        <Button kind="bare" keys="p" aria-pressed={isShown} onClick={() => show(!isShown)}>
          As they see it
        </Button>
        <SaveTemplate draft={draft} />
        <span className="k-small">{keptAt && isBegun && `Draft kept ${keptAt}`}</span>
        <Button
          type="submit"
          kind={isBegun ? 'main' : 'line'}
          keys="Ctrl Enter"
          className="ml-auto"
          aria-keyshortcuts="Control+Enter"
          busy={isPending && 'Sending…'}
        >
          Send
        </Button>
      </footer>
    </form>
  )
}
