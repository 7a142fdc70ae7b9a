import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { longestMessage } from '#features/messages/thread/schema.ts'
import { formatOfficeStamp } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { firmWords } from '../content.ts'
import type { OpenFirmPage } from '../schema.ts'
import type { CallOutcome, FirmOutcome } from './use-firm-page.ts'

type FirmMessagesProps = {
  page: OpenFirmPage
  token: string
  brandName: string
  firstKey: string
  outcome: FirmOutcome | undefined
  onWrite: (message: { text: string; submissionKey: string }) => Promise<CallOutcome>
}

export function FirmMessages({ page, token, brandName, firstKey, outcome, onWrite }: FirmMessagesProps) {
  const locale = useLocale()
  const { messages: words } = firmWords[locale]
  const titleId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [key, setKey] = useState(firstKey)
  const [isSending, setSending] = useState(false)
  const refused = outcome?.kind === 'message-failed' ? outcome : undefined
  const [failure, setFailure] = useState(refused && (refused.message ?? words.failed))

  // A page kept by the browser may have the key of a sent message.
  useEffect(() => setKey(crypto.randomUUID()), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = field.current?.value.trim()
    if (isSending || !text) return field.current?.focus()
    setSending(true)
    const answer = await onWrite({ text, submissionKey: key })
    setSending(false)
    setFailure(answer.ok ? undefined : (answer.message ?? words.failed))
    if (!answer.ok || !field.current) return
    field.current.value = ''
    setKey(crypto.randomUUID())
  }

  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="text-h3">
        {page.mayWrite ? words.heading : words.readHeading}
      </h2>
      {!page.mayWrite && page.messages.length === 0 && <p className="mt-1 text-soft">{words.none}</p>}
      <ol className="mt-3">
        {page.messages.map(({ id, author, name, text, writtenAt, byMail, fromOther, hadAttachments }) => (
          <li key={id} className="border-t border-rule py-4">
            <p className="flex flex-wrap justify-between gap-x-4 font-sans">
              <b>
                {author === 'firm'
                  ? words.mine[byMail ? (fromOther ? 'other' : 'mail') : 'page']
                  : words.us(name, brandName)}
              </b>
              <time dateTime={writtenAt} className="text-small text-soft">
                {formatOfficeStamp(writtenAt, locale)}
              </time>
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
            {hadAttachments && <p className="mt-1 text-small text-soft">{words.attachments}</p>}
          </li>
        ))}
      </ol>
      {page.mayWrite && (
        <form
          method="post"
          action={`${paths.firmPage(token)}#${titleId}`}
          onSubmit={submit}
          className="grid justify-items-start gap-3 border-t border-rule-strong pt-4"
        >
          <input type="hidden" name="intent" value="message" />
          <input type="hidden" name="submissionKey" value={key} />
          <Field label={words.label} help={words.help} className="w-full">
            <Textarea
              ref={field}
              name="text"
              rows={4}
              defaultValue={refused?.text ?? ''}
              maxLength={longestMessage}
            />
          </Field>
          {failure && (
            <Notice tone="critical" announce>
              {failure}
            </Notice>
          )}
          <Button type="submit" variant="outline" size="small" busy={isSending && words.sending}>
            {words.send}
          </Button>
        </form>
      )}
    </section>
  )
}
