import { phoneLink } from '#site/paths.ts'
import { PhoneIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { ButtonAnchor } from '#ui/plain-button.tsx'
import { aloneWords } from '../content/alone.ts'
import type { FormTexts } from './form-frame.tsx'

/** Without scripts the questions can be read, but not sent. */
export function ApplyByPhone({ texts }: { texts: FormTexts }) {
  const { withoutScripts, call } = useWords(aloneWords)
  const phone = texts['global.contact.phone']
  return (
    <section aria-labelledby="apply-by-phone" className="on-sheet rounded-md p-4 sm:p-6">
      <h2 id="apply-by-phone" className="text-h3">
        {withoutScripts.title}
      </h2>
      <p className="mt-2 mb-4">{withoutScripts.text}</p>
      <ButtonAnchor href={phoneLink(phone)} variant="apply" className="max-sm:w-full">
        <PhoneIcon />
        <span className="figures">{call(phone)}</span>
      </ButtonAnchor>
    </section>
  )
}
