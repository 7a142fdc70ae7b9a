import { phoneLink } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { stateWords } from '../content/words.ts'
import { type Place, stepAt } from './place.ts'

type AskAnewProps = { place: Place; phone: string; formKey: string }

/** A message to us. The client of an attorney has no thread, and calls. */
export function AskAnew({ place, phone, formKey }: AskAnewProps) {
  const { expired: words, call } = stateWords[useLocale()]
  return (
    <>
      {place.isClients ? (
        <ButtonAnchor href={phoneLink(phone)} className="mt-5">
          {call}
        </ButtonAnchor>
      ) : (
        <form method="post" action={stepAt(place)} className="mt-5">
          <input type="hidden" name="do" value="ask" />
          <input type="hidden" name="submissionKey" value={formKey} />
          <Button type="submit">{words.ask}</Button>
        </form>
      )}
      <p className="mt-2 font-sans text-small text-soft">{words.owe}</p>
    </>
  )
}
