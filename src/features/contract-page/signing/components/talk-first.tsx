import type { ReactNode } from 'react'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { phoneLink } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { type Place, stepAt } from './place.ts'
import { sayMoment } from './signing-days.ts'

/** Us, or the attorney: before anybody decides. */
export function TalkFirst({ signing, place, phone }: { signing: Signing; place: Place; phone: string }) {
  const locale = useLocale()
  const { talk: words } = offerWords[locale]
  const { attorney, explainAskedAt } = signing
  return (
    <section aria-labelledby="talk-title" className="mt-12 print:hidden">
      <h2 id="talk-title" className="text-title">
        {words.title}
      </h2>
      <div className="mt-4 grid gap-x-6 gap-y-8 sm:grid-cols-2">
        <Way title={words.us} text={place.isClients ? words.callText : words.usText}>
          {place.isClients ? (
            <ButtonAnchor href={phoneLink(phone)} variant="outline" size="small">
              {words.callAction(phone)}
            </ButtonAnchor>
          ) : (
            <ButtonAnchor href={`${place.home}#message`} variant="outline" size="small">
              {words.usAction}
            </ButtonAnchor>
          )}
        </Way>
        <Way title={words.attorney} text={words.attorneyText(attorney.name)}>
          <ExplainForm place={place} label={words.attorneyAction} />
          {explainAskedAt && (
            <p className="mt-2 font-sans text-small text-soft">
              {words.asked(attorney.name, sayMoment(explainAskedAt, locale))}
            </p>
          )}
        </Way>
      </div>
    </section>
  )
}

export function ExplainForm({ place, label }: { place: Place; label: string }) {
  return (
    <form method="post" action={stepAt(place)}>
      <input type="hidden" name="do" value="explain" />
      <Button type="submit" variant="outline" size="small">
        {label}
      </Button>
    </form>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule-strong pt-3">
      <h3 className="text-lead">{title}</h3>
      <p className="mb-3 text-soft">{text}</p>
      {children}
    </div>
  )
}
