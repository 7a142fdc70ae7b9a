import { useEffect, useRef } from 'react'
import { toOptions } from '#domain/choice.ts'
import { contactSubjects } from '#domain/contact.ts'
import { guessEmail } from '#lib/email-typo.ts'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { Honeypot } from '#ui/honeypot.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { contactWords } from '../content/words.ts'
import { type ContactTexts, fieldId, formAnchor } from '../content.ts'
import type { ContactField } from '../schema.ts'
import { type Outcome, useContactForm } from './use-contact-form.ts'

const fields: readonly ContactField[] = ['name', 'email', 'phone', 'subject', 'message']

export function ContactForm({ texts, outcome: answered }: { texts: ContactTexts; outcome?: Outcome }) {
  const locale = useLocale()
  const { form: words } = contactWords[locale]
  const { form, outcome, corrected, attempt, sending, prepare, remember, submit } = useContactForm(
    texts,
    answered,
  )
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {}
  const typed = answered && 'values' in answered ? answered.values : undefined

  const fieldProps = (field: ContactField) => ({
    id: fieldId(field),
    label: words[field],
    error: corrected.includes(field) ? undefined : errors[field]?.[0],
  })
  const controlProps = (field: ContactField) => ({ name: field, defaultValue: typed?.[field] ?? '' })

  return (
    <section id={formAnchor} data-live="near" aria-labelledby="contact-form-title" className="scroll-mt-4">
      <div className="card on-sheet">
        <h2 id="contact-form-title" className="text-title">
          {texts['global.contact.form-heading']}
        </h2>
        <form
          ref={form}
          method="post"
          action={`${addressIn(locale, paths.contact)}#${formAnchor}`}
          noValidate
          onSubmit={submit}
          onFocus={prepare}
          onInput={remember}
          className="mt-6 grid gap-6"
        >
          <Result key={attempt} {...{ outcome, corrected, texts }} focus={attempt > 0} />
          <Field {...fieldProps('name')}>
            <Input {...controlProps('name')} autoComplete="name" maxLength={200} required />
          </Field>
          <Field {...fieldProps('email')} help={words.emailHelp}>
            <EmailInput
              {...controlProps('email')}
              suggest={guessEmail}
              autoComplete="email"
              maxLength={300}
              required
            />
          </Field>
          <Field {...fieldProps('phone')} help={words.phoneHelp} optional>
            <Input {...controlProps('phone')} type="tel" autoComplete="tel" maxLength={60} />
          </Field>
          <Field {...fieldProps('subject')}>
            <Select
              {...controlProps('subject')}
              options={toOptions(contactSubjects, locale)}
              placeholder={words.subjectPlaceholder}
              required
            />
          </Field>
          <Field {...fieldProps('message')} help={words.messageHelp}>
            <Textarea {...controlProps('message')} rows={6} required />
          </Field>
          <Honeypot id="contact-homepage" />
          <div>
            <Button type="submit" busy={sending && words.sending} className="max-sm:w-full">
              {words.send}
            </Button>
            <p className="mt-3 font-sans text-small text-soft">{words.privacy}</p>
          </div>
        </form>
      </div>
    </section>
  )
}

type ResultProps = {
  outcome: Outcome | undefined
  corrected: readonly ContactField[]
  texts: ContactTexts
  focus: boolean
}

/** Stays on the page, unlike a toast, and takes the focus like the error summary. */
function Result({ outcome, corrected, texts, focus }: ResultProps) {
  const { form: words } = useWords(contactWords)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])

  if (!outcome) return null
  if (outcome.kind === 'invalid') {
    const wrong = fields.flatMap((field) => {
      const [message] = outcome.errors[field] ?? []
      return message && !corrected.includes(field) ? [{ fieldId: fieldId(field), message }] : []
    })
    return <ErrorSummary errors={wrong} />
  }
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4">
      {outcome.kind === 'sent' ? (
        <Notice tone="success" title={words.sentTitle}>
          {texts['global.contact.success-message']}
        </Notice>
      ) : (
        <Notice tone="critical" title={words.failedTitle}>
          {outcome.message ?? texts['global.contact.error-message']}
        </Notice>
      )}
    </div>
  )
}
