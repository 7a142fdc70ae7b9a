import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { ApplicationStatus } from '#domain/application-status.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { ApiError } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button, ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Tabs } from '#features/admin/kit/components/tabs.tsx'
import { NoteForm } from '#features/desk/composer/components/admin/note-form.tsx'
import { TemplatePicker } from '#features/messages/templates/components/admin/template-picker.tsx'
import { fillTemplate, findOpen, sayFilled, type Values } from '#features/messages/templates/content.ts'
import type { MailTemplate } from '#features/messages/templates/schema.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { emailLink } from '#site/paths.ts'
import type { InboxDrafts, ReplyDraft } from './inbox-drafts.ts'
import { formatLetterTime } from './inbox-words.ts'

type Answer = { by: string | null; at: string }

/** Strangers have no application, so their mail mentions none. */
type Filling = { party: CaseParty | 'anyone'; status: ApplicationStatus | undefined; values: Values }

type ReplyFormProps = {
  name: string
  label: string
  help: string
  check: (text: string) => string | undefined
  answers: readonly Answer[]
  drafts: InboxDrafts
  onSend: (draft: ReplyDraft) => Promise<unknown>
  isPending: boolean
  /** Undefined while it loads. */
  filling: Filling | undefined
  /** For a reply from their own mail program. */
  email?: string | undefined
}

/** A colleague's reply is shown before a second one goes out. */
function ReplyForm(props: ReplyFormProps) {
  const { name, label, help, check, answers, drafts, onSend, isPending, email, filling } = props
  const kept = drafts.replies.get(name)
  const [text, keepText] = useState(kept?.text ?? '')
  const [seen, keepSeen] = useState(kept?.seen ?? answers.length)
  const [mistake, setMistake] = useState<string>()
  const [isPicking, setPicking] = useState(false)
  const [filled, setFilled] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const { reportFailure } = useOutcome()
  const latest = answers.length > seen && text.trim() !== '' ? answers.at(-1) : undefined

  function keep(words: string, known: number) {
    keepText(words)
    keepSeen(known)
    const key = drafts.replies.get(name)?.key ?? makeSubmissionKey()
    if (words) drafts.replies.set(name, { text: words, key, seen: known })
    else drafts.replies.delete(name)
  }

  function fill({ body }: MailTemplate) {
    const put = fillTemplate(body, filling?.values ?? {})
    setFilled(filled + put.filled.length)
    keep(
      text.trim() === '' ? put.text : `${text.trimEnd()}\n\n${put.text}`,
      text === '' ? answers.length : seen,
    )
    field.current?.focus()
  }

  function pressInText(event: KeyboardEvent) {
    if (event.key !== '/' || text.trim() !== '' || !filling) return
    event.preventDefault()
    setPicking(true)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = check(text) ?? findOpen(text)
    setMistake(wrong)
    if (wrong) field.current?.focus()
    if (wrong || isPending || latest) return
    const key = drafts.replies.get(name)?.key ?? makeSubmissionKey()
    try {
      await onSend({ text, key, seen })
      // Text typed meanwhile is the next reply.
      if ((drafts.replies.get(name)?.text ?? text) === text) {
        keep('', answers.length)
        setFilled(0)
      }
    } catch (error) {
      const [refused] = (error instanceof ApiError && error.errors.text) || []
      if (refused) setMistake(refused)
      reportFailure(error, 'Failed to send the reply')
    }
  }

  return (
    <form aria-label="Reply" noValidate onSubmit={submit} onKeyDown={sendByKey} className="grid gap-2">
      {latest && (
        <Notice
          tone="critical"
          title={`${latest.by ?? 'Somebody'} answered ${formatLetterTime(latest.at)}`}
          announce
        >
          <p>Your words are kept and not sent. Read the answer first.</p>
          <Button kind="line" className="mt-2" onClick={() => keep(text, answers.length)}>
            I’ve read it, let me send mine too
          </Button>
        </Notice>
      )}
      <Field id="inbox-reply" label={label} labelHidden help={help} error={mistake}>
        <Textarea
          ref={field}
          rows={4}
          value={text}
          onChange={({ target }) => keep(target.value, text === '' ? answers.length : seen)}
          onKeyDown={pressInText}
        />
      </Field>
      <p role="status" className="k-small empty:hidden">
        {text.trim() !== '' && sayFilled(filled, text)}
      </p>
      <div className="flex flex-row-reverse flex-wrap items-center gap-2">
        <Button
          type="submit"
          keys="Ctrl Enter"
          className="max-md:flex-1"
          aria-keyshortcuts="Control+Enter"
          busy={isPending && 'Sending…'}
        >
          Send<span className="sr-only"> Reply</span>
        </Button>
        {email && (
          <ButtonAnchor href={emailLink(email)} kind="bare" className="max-md:hidden">
            Write in your mail program
          </ButtonAnchor>
        )}
        {filling && (
          <TemplatePicker
            party={filling.party}
            status={filling.status}
            isOpen={isPicking}
            onOpen={setPicking}
            onChoose={fill}
            isAbove
          />
        )}
      </div>
    </form>
  )
}

function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
}

type ReplyBoxProps = ReplyFormProps & {
  applicationId: string | undefined
}

export function ReplyBox({ applicationId, ...reply }: ReplyBoxProps) {
  const [selected, select] = useState('reply')
  return (
    <div className="inbox-pen border-t border-rule-strong px-6 pb-3.5 max-md:px-4">
      <Tabs
        label="Write"
        selected={selected}
        onSelect={select}
        tabs={[
          { id: 'reply', label: 'Reply', content: selected === 'reply' && <ReplyForm {...reply} /> },
          {
            id: 'note',
            label: 'Note to colleagues',
            content:
              selected === 'note' &&
              (applicationId ? (
                <NoteForm applicationId={applicationId} drafts={reply.drafts.notes} />
              ) : (
                <p className="text-soft">A note stays in a file. Link the message to one first.</p>
              )),
          },
        ]}
      />
    </div>
  )
}
