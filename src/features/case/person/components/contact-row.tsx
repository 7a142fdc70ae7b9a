import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CorrectableField, correctableFields } from '#site/choices/case-file.ts'
import { labelOf } from '#site/choices/choice.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { pageWords } from '../content/words.ts'
import type { CallOutcome } from './case-calls.ts'

const kinds: Record<CorrectableField, { type: string; autoComplete: string }> = {
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  address: { type: 'text', autoComplete: 'street-address' },
}

type ContactRowProps = {
  field: CorrectableField
  value: string
  /** Nothing can be fixed any more. */
  isFixed: boolean
  save: (value: string) => Promise<CallOutcome<unknown>>
  onSaved: () => Promise<unknown>
}

/** A fact about the applicant. Fix turns it into a field; Escape turns it back. */
export function ContactRow({ field, value, isFixed, save, onSaved }: ContactRowProps) {
  const locale = useLocale()
  const { about: words } = pageWords[locale]
  const label = labelOf(correctableFields, field, locale)
  const [isOpen, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  const [mistake, setMistake] = useState<string>()
  const [saved, setSaved] = useState<string>()
  const fix = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (isOpen) input.current?.select()
    else if (wasOpen.current) fix.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

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
    const reason = outcome.kind === 'refused' ? (outcome.errors[field]?.[0] ?? outcome.message) : undefined
    setMistake(reason ?? words.failed)
    input.current?.focus()
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-1.5">
      {isOpen ? (
        <>
          <dt className="sr-only">{label}</dt>
          <dd className="col-span-2 py-2">
            <form noValidate onSubmit={submit} onKeyDown={cancelOnEscape}>
              <Field label={label} error={mistake} {...(field === 'email' && { help: words.emailHelp })}>
                <Input ref={input} {...kinds[field]} defaultValue={saved ?? value} maxLength={300} />
              </Field>
              <div className="mt-3 flex flex-wrap gap-x-2">
                <Button type="submit" variant="outline" size="small" busy={saving && words.saving}>
                  {words.save}
                </Button>
                <Button variant="quiet" size="small" onClick={close}>
                  {words.cancel}
                </Button>
              </div>
            </form>
          </dd>
        </>
      ) : (
        <>
          <dt className="col-start-1 font-sans text-small text-soft">{label}</dt>
          <dd className="col-start-1 pb-1 leading-snug wrap-anywhere">{value || words.none}</dd>
          {!isFixed && (
            <dd className="col-start-2 row-span-2 row-start-1 noscript:hidden print:hidden">
              <Button
                ref={fix}
                variant="quiet"
                size="small"
                className="px-2"
                onClick={() => {
                  setSaved(undefined)
                  setOpen(true)
                }}
              >
                <span>
                  {words.fix}
                  <VisuallyHidden>{words.fixWhat[field]}</VisuallyHidden>
                </span>
              </Button>
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
