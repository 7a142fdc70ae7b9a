import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { labelOf, toOptions } from '#domain/choice.ts'
import { attorneyAnswers, places } from '#domain/self-check.ts'
import type { StateCode } from '#domain/states.ts'
import { readValues } from '#lib/form-values.ts'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { checkBlockWords } from '../content/check-block.ts'

/** The self-check's first two questions, on other pages. A state's page has answered the first. */
export function CheckBlock({ state }: { state?: StateCode }) {
  const locale = useLocale()
  const words = useWords(checkBlockWords)
  const name = state && labelOf(places, state, locale)
  return (
    <section
      data-live="touched"
      className="on-tint py-[clamp(2.25rem,1.6rem+3vw,4rem)] print:hidden"
      aria-labelledby="check-block-title"
    >
      <div className="page-width grid gap-x-column gap-y-6 lg:grid-cols-[5fr_7fr] lg:items-end">
        <div>
          <h2 id="check-block-title" className="max-w-[11em]">
            {name ? words.titleIn(name) : words.title}
          </h2>
          <p className="mt-2 max-w-[28em] text-lead">{name ? words.leadIn : words.lead}</p>
        </div>
        <BlockForm state={state} />
      </div>
    </section>
  )
}

function BlockForm({ state }: { state: StateCode | undefined }) {
  const locale = useLocale()
  const words = useWords(checkBlockWords)
  const navigate = useNavigate()
  const [isElsewhere, setElsewhere] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const name = state && labelOf(places, state, locale)

  /** In memory: answers don't stand in an address, and they aren't sent. */
  function goOn(form: HTMLFormElement) {
    navigate(paths.check, { state: { check: readValues(new FormData(form)) } })
  }
  function chooseAnother() {
    setElsewhere(true)
    requestAnimationFrame(() => select.current?.focus())
  }
  return (
    <form
      method="post"
      action={addressIn(locale, paths.check)}
      onSubmit={(event) => {
        event.preventDefault()
        goOn(event.currentTarget)
      }}
      className="grid gap-4 lg:grid-cols-[1fr_1.1fr_auto] lg:items-end"
    >
      {state && !isElsewhere ? (
        <div>
          <p className="font-sans font-semibold">{words.state}</p>
          <p className="mt-2 flex min-h-control flex-wrap items-center justify-between gap-x-3 rounded-md border border-rule-strong px-4 font-sans">
            {name}
            <button
              type="button"
              onClick={chooseAnother}
              className="min-h-tap cursor-pointer text-small underline underline-offset-[0.2em] noscript:hidden"
            >
              {words.notHere(name ?? '')}
            </button>
            <input type="hidden" name="state" value={state} />
          </p>
        </div>
      ) : (
        <Field label={words.state}>
          <Select
            ref={select}
            name="state"
            options={toOptions(places, locale)}
            placeholder={words.choose}
            defaultValue={state ?? ''}
            autoComplete="off"
          />
        </Field>
      )}
      <FieldGroup legend={words.attorney}>
        <div className="grid grid-cols-2 gap-2 tight:grid-cols-1">
          {toOptions(attorneyAnswers, locale).map(({ value, label }) => (
            <label key={value} className="choice chip min-h-control">
              <input type="radio" name="attorney" value={value} />
              <span className="choice-label">{label}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <Button className="noscript:hidden" onClick={({ currentTarget: { form } }) => form && goOn(form)}>
        {words.next}
      </Button>
      <noscript>
        <button type="submit" className="button button-primary w-full">
          {words.next}
        </button>
      </noscript>
    </form>
  )
}
