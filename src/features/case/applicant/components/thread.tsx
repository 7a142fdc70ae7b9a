import { brand } from '#site/brand.ts'
import { formatOfficeStamp } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { pageWords } from '../content/words.ts'
import type { Case } from '../schema.ts'
import type { CaseCalls } from './case-calls.ts'
import { useComposer } from './use-composer.ts'

type ThreadProps = {
  visible: Case
  calls: CaseCalls
  form: { to: string; key: string }
  onNews: () => Promise<unknown>
}

export function Thread({ visible, calls, form, onNews }: ThreadProps) {
  const locale = useLocale()
  const { messages: words } = useWords(pageWords)
  const { messages, reviewer, reference } = visible
  const composer = useComposer({ reference, calls, onSent: onNews })
  const { state } = composer
  return (
    <section aria-labelledby="messages-title" className="mt-14">
      <h2 id="messages-title" className="text-title">
        {words.title}
      </h2>
      {messages.length === 0 && <p className="mt-1 text-soft">{words.none}</p>}
      <ol className="mt-3">
        {messages.map(({ id, author, name, text, writtenAt, byMail, fromOther, hadAttachments }) => {
          const isMine = author !== 'desk'
          return (
            <li
              key={id}
              className={classNames(
                'border-t border-rule py-4',
                isMine && 'ml-6 border-l-3 border-l-green-300 pl-4',
              )}
            >
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-sans text-[1rem] leading-snug font-semibold tracking-normal">
                {isMine
                  ? words.mine[byMail ? (fromOther ? 'other' : 'mail') : 'page']
                  : words.from(name, brand.shortName)}{' '}
                <time dateTime={writtenAt} className="text-small font-normal text-soft">
                  {formatOfficeStamp(writtenAt, locale)}
                </time>
              </h3>
              <p translate="no" className="mt-1 whitespace-pre-line wrap-anywhere">
                {text}
              </p>
              {hadAttachments && <p className="mt-1 text-small text-soft">{words.attachments}</p>}
            </li>
          )
        })}
      </ol>
      {visible.mayWrite && (
        <form
          method="post"
          action={form.to}
          noValidate
          onSubmit={composer.submit}
          className="border-t border-rule-strong pt-4 print:hidden"
        >
          <input type="hidden" name="do" value="message" />
          <input type="hidden" name="submissionKey" value={form.key} />
          <Field
            id="message"
            label={reviewer ? words.to(reviewer) : words.toUs}
            help={words.help}
            error={state.kind === 'failed' && state.message}
          >
            <Textarea
              ref={composer.field}
              name="text"
              rows={4}
              autoComplete="off"
              onFocus={composer.prepare}
              onInput={composer.remember}
            />
          </Field>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              variant="outline"
              size="small"
              busy={state.kind === 'sending' && words.sending}
            >
              {words.send}
            </Button>
            <p role="status" className="font-sans text-small">
              {state.kind === 'sent' && words.sent}
            </p>
          </div>
        </form>
      )}
    </section>
  )
}
