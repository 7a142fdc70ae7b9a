import { ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { type Place, stepAt } from './place.ts'

/** As easy to find as the way on. */
export function NoWay({ place }: { place: Place }) {
  const { no: words } = offerWords[useLocale()]
  return (
    <section aria-labelledby="no-title" className="mt-12 border-t border-rule-strong pt-6 print:hidden">
      <h2 id="no-title" className="text-lead font-semibold">
        {words.title}
      </h2>
      <p className="leading-snug text-soft">{words.text}</p>
      <ButtonAnchor
        href={stepAt(place, 'no')}
        variant="quiet"
        size="small"
        className="-ml-[1.1rem] text-red-700 hover:text-red-800"
      >
        {words.action}
      </ButtonAnchor>
    </section>
  )
}
