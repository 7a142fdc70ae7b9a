import { useId } from 'react'
import { useNavigate } from 'react-router'
import { toOptions } from '#domain/choice.ts'
import { attorneyAnswers } from '#domain/self-check.ts'
import { readValues } from '#lib/form-values.ts'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { checkBlockWords } from '../content/check-block.ts'

type CheckBlockProps = { state?: { code: string; name: string }; className?: string }

/**
 * The first questions of the self-check: where the state is known, two. A list of all states would cost Home its first
 * round trip, so there it's one. Its page asks the others, and gets these in the history's state, never in
 * an address. Without scripts they go by POST, as there.
 */
export function CheckBlock({ state, className }: CheckBlockProps) {
  const words = useWords(checkBlockWords)
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const goOn = (form: HTMLFormElement | null) => {
    if (form) navigate(paths.check, { state: { check: readValues(new FormData(form)) } })
  }
  return (
    <section
      data-live="touched"
      aria-labelledby={`${id}-title`}
      className={classNames('on-tint py-section print:hidden', className)}
    >
      <div className="page-width grid gap-x-column gap-y-5 lg:grid-cols-[5fr_7fr] lg:items-center">
        <div>
          <h2 id={`${id}-title`}>{state ? words.titleIn(state.name) : words.title}</h2>
          <p className="mt-2 max-w-[26em] text-lead leading-snug lg:mt-4">
            {state ? words.leadIn : words.lead}
          </p>
        </div>
        <form
          method="post"
          action={addressIn(locale, paths.check)}
          onSubmit={(event) => {
            event.preventDefault()
            goOn(event.currentTarget)
          }}
          className={classNames('grid gap-x-6 gap-y-4 font-sans', state && 'sm:grid-cols-2')}
        >
          {state && (
            <div>
              <input type="hidden" name="state" value={state.code} />
              <p className="mb-1.5 font-semibold">{words.state}</p>
              <p className="flex min-h-control flex-wrap items-center justify-between gap-x-4 rounded-md border border-ink-faint px-4">
                {state.name}
                <Link to={paths.check} className="inline-flex min-h-tap items-center text-small">
                  {words.other(state.name)}
                </Link>
              </p>
            </div>
          )}
          <fieldset>
            <legend className="mb-1.5 font-semibold">{words.attorney}</legend>
            <div className="grid grid-cols-2 gap-2 tight:grid-cols-1">
              {toOptions(attorneyAnswers, locale).map(({ value, label }) => (
                <label key={value} className="choice chip max-sm:gap-x-2 max-sm:px-2">
                  <input type="radio" name="attorney" value={value} autoComplete="off" />
                  <span className="choice-label">{label}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {/* Not a submit button: a press before the scripts are here would send the answers. */}
          <Button
            className={classNames('w-full noscript:hidden', state && 'sm:col-span-2')}
            onClick={({ currentTarget: { form } }) => goOn(form)}
          >
            {state ? words.next : words.nextThree}
          </Button>
          <noscript>
            <button type="submit" className="button button-primary w-full">
              {state ? words.next : words.nextThree}
            </button>
          </noscript>
        </form>
      </div>
    </section>
  )
}
