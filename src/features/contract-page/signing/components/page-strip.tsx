import type { Signing } from '#features/contracts/signing/schema.ts'
import { ItemSign } from '#features/documents/checklist/components/item-sign.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { stepWords } from '../content/words.ts'
import { type Place, stepAt } from './place.ts'
import type { ReadablePage } from './read-view.tsx'
import { sayMoment } from './signing-days.ts'
import type { StepAnswer } from './step-form.ts'

type PageStripProps = {
  page: ReadablePage
  signing: Signing
  place: Place
  isOpen: boolean
  answer: StepAnswer
}

/** At the end of a page: initials where the state has them, or the way to the next. */
export function PageStrip({ page, signing, place, isOpen, answer }: PageStripProps) {
  const { read: words } = stepWords[useLocale()]
  const { number, state } = page
  if (state.doneAt) return <DoneStrip state={state} />
  if (!isOpen) return null
  const isLast = number === signing.pages.length
  const hasInitials = signing.initials !== 'no'
  const before = signing.pages.findLast(({ initials }) => initials !== null)?.initials
  return (
    <form
      id={`end-${number}`}
      method="post"
      // A page with a mistake opens where the form is.
      action={`${stepAt(place, 'read')}#end-${number}`}
      noValidate
      className="contract-strip"
      data-open=""
    >
      <input type="hidden" name="contract" value={signing.id} />
      <input type="hidden" name="page" value={number} />
      {hasInitials ? (
        <Field
          id={`initials-${number}`}
          label={
            <>
              {words.end(number)}
              <span className="sr-only">. {words.initialsLabel(number)}</span>
            </>
          }
          help={signing.initials === 'required' ? words.initialsSay : words.initialsOptional}
          error={answer.mistakes?.initials ?? answer.refusal}
        >
          <Input
            name="initials"
            defaultValue={answer.typed?.initials ?? before ?? ''}
            maxLength={8}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            className="contract-initials"
          />
        </Field>
      ) : (
        <p className="leading-snug">
          <b className="font-semibold">{words.end(number)}</b>
          {answer.refusal && <span className="block text-error">{answer.refusal}</span>}
        </p>
      )}
      <div>
        <Button type="submit" variant="outline" className="max-sm:w-full">
          <span className="noscript:hidden">
            {signing.initials === 'required' ? words.initial : isLast ? words.finish : words.next}
          </span>
          <span className="hidden noscript:inline">
            {isLast ? words.finish : words.saveAndNext(number + 1)}
          </span>
        </Button>
      </div>
    </form>
  )
}

function DoneStrip({ state: { number, initials, doneAt } }: Pick<ReadablePage, 'state'>) {
  const locale = useLocale()
  const { read: words } = stepWords[locale]
  const when = sayMoment(doneAt ?? '', locale)
  return (
    <div className="contract-strip" data-done="">
      <p className="leading-snug">
        <b className="block font-semibold">{words.end(number)}</b>
        <span className="text-small text-soft">{initials ? words.initialed(when) : words.readAt(when)}</span>
      </p>
      <p className="flex items-center gap-3">
        {initials && (
          <span translate="no" className="contract-initials">
            {initials}
          </span>
        )}
        <ItemSign sign="done" className="text-green-700" />
      </p>
    </div>
  )
}
