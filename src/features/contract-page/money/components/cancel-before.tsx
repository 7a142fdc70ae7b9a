import { type Place, stepAt } from '#features/contract-page/signing/components/place.ts'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { moneyWords } from '../content/words.ts'

/** Signed by the person, and no money has moved. */
export const isCancelable = ({ stage }: Pick<Signing, 'stage'>): boolean =>
  stage === 'signed' || stage === 'acknowledged'

/** As easy to find as the way on. */
export function CancelBefore({ place }: { place: Place }) {
  const { before: words, cancel } = moneyWords[useLocale()]
  return (
    <section aria-labelledby="cancel-title" className="mt-12 print:hidden">
      <h2 id="cancel-title" className="text-title">
        {words.title}
      </h2>
      <p className="mt-1 text-soft">{words.text}</p>
      <ButtonAnchor
        href={stepAt(place, 'cancel')}
        variant="quiet"
        size="small"
        className="-ml-[1.1rem] text-red-700 hover:text-red-800"
      >
        {cancel.action}
      </ButtonAnchor>
    </section>
  )
}
