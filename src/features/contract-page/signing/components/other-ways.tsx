import type { Signing } from '#features/contracts/signing/schema.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { type Place, stepAt } from './place.ts'

/** Less of it, where less is possible. */
export function LessWay({ signing: { less }, place }: { signing: Signing; place: Place }) {
  const { less: words } = offerWords[useLocale()]
  if (less.most - less.least < less.step) return null
  return (
    <section aria-labelledby="less-title" className="mt-12 print:hidden">
      <h2 id="less-title" className="text-title">
        {words.title}
      </h2>
      <p className="mt-1 mb-3 text-soft">{words.text}</p>
      <ButtonAnchor href={stepAt(place, 'less')} variant="outline" size="small">
        {words.action}
      </ButtonAnchor>
    </section>
  )
}

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
