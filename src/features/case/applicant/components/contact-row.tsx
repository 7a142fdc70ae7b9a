import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CorrectableField, correctableFields } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { guessEmail } from '#lib/email-typo.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { Input, type InputProps } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { TypedText } from '#ui/typed-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { pageWords } from '../content/words.ts'
import { type CallOutcome, explain } from './case-calls.ts'

const kinds = {
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { autoComplete: 'email' },
  address: { type: 'text', autoComplete: 'street-address' },
} as const satisfies Record<CorrectableField, InputProps>

/** Without scripts: the field, the typed text and its mistake. */
export type Fixing = { field: CorrectableField; typed?: string; mistake?: string }

type ContactRowProps = {
  field: CorrectableField
  value: string
  /** The application is closed, so nothing can be fixed. */
  isFixed: boolean
  address: string
  fixing: Fixing | undefined
  save: (value: string) => Promise<CallOutcome<unknown>>
  onSaved: () => Promise<unknown>
}

/** Fix turns it into a field; Escape turns it back. */
export function ContactRow({ field, value, isFixed, address, fixing, save, onSaved }: ContactRowProps) {
  const locale = useLocale()
  const { about: words, news } = pageWords[locale]
  const label = labelOf(correctableFields, field, locale)
  const [isOpen, setOpen] = useState(fixing !== undefined && !isFixed)
  const [saving, setSaving] = useState(false)
  const [mistake, setMistake] = useState(fixing?.mistake)
  const [saved, setSaved] = useState<string>()
  const fix = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (isOpen) input.current?.select()
    else if (wasOpen.current) fix.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const rowId = `fix-${field}`
  function open(event: FormEvent) {
    event.preventDefault()
    setSaved(undefined)
    setOpen(true)
  }
  function close() {
    setOpen(false)
    setMistake(undefined)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    if (saving) return
    if (typed === (saved ?? value)) return close()
    setSaving(true)
    const outcome = await save(typed)
    setSaving(false)
    if (outcome.kind === 'done') {
      setSaved(typed)
      close()
      await onSaved()
      return
    }
    const [mistake] = outcome.kind === 'refused' ? (outcome.errors[field] ?? []) : []
    setMistake(mistake ?? explain(outcome, { failed: words.failed, ended: news.ended }))
    input.current?.focus()
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }

  const control = {
    ref: input,
    name: 'value',
    defaultValue: fixing?.typed ?? saved ?? value,
    maxLength: 300,
  }
  return (
    <div
      id={rowId}
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-1.5"
    >
      {isOpen ? (
        <>
          <dt className="sr-only">{label}</dt>
          <dd className="col-span-2 py-2">
            <form method="post" action={address} noValidate onSubmit={submit} onKeyDown={cancelOnEscape}>
              <input type="hidden" name="do" value="fix" />
              <input type="hidden" name="field" value={field} />
              <Field label={label} error={mistake} {...(field === 'email' && { help: words.emailHelp })}>
                {field === 'email' ? (
                  <EmailInput {...control} {...kinds.email} suggest={guessEmail} />
                ) : (
                  <Input {...control} {...kinds[field]} />
                )}
              </Field>
              <div className="mt-3 flex flex-wrap gap-x-2">
                <Button type="submit" variant="outline" size="small" busy={saving && words.saving}>
                  {words.save}
                </Button>
                <Button variant="quiet" size="small" className="noscript:hidden" onClick={close}>
                  {words.cancel}
                </Button>
                <ButtonAnchor
                  href={address}
                  variant="quiet"
                  size="small"
                  className="hidden noscript:inline-flex"
                >
                  {words.cancel}
                </ButtonAnchor>
              </div>
            </form>
          </dd>
        </>
      ) : (
        <>
          <dt className="col-start-1 font-sans text-small text-soft">{label}</dt>
          <dd className="col-start-1 pb-1 leading-snug wrap-anywhere">
            {value ? (
              <span translate="no">
                <TypedText>{value}</TypedText>
              </span>
            ) : (
              words.none
            )}
          </dd>
          {!isFixed && (
            <dd className="col-start-2 row-span-2 row-start-1 print:hidden">
              <form action={`${address}#${rowId}`} onSubmit={open}>
                <Button
                  ref={fix}
                  type="submit"
                  name="fix"
                  value={field}
                  variant="quiet"
                  size="small"
                  className="px-2"
                >
                  <span>
                    {words.fix[field][0]}
                    <VisuallyHidden>{words.fix[field][1]}</VisuallyHidden>
                  </span>
                </Button>
              </form>
            </dd>
          )}
        </>
      )}
      <dd className="sr-only">
        <span role="status">{saved !== undefined && words.saved[field]}</span>
      </dd>
    </div>
  )
}
