import { labelOf } from '#domain/choice.ts'
import { signerCapacities } from '#domain/contracts.ts'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { ItemSign } from '#features/documents/checklist/components/item-sign.tsx'
import { phoneLink } from '#site/paths.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { offerWords, stateWords } from '../content/words.ts'
import { AmountsPair } from './amounts-pair.tsx'
import { AskAnew } from './ask-anew.tsx'
import { describeSigning, type Whose } from './describe-signing.ts'
import { nextStepOf } from './next-step.ts'
import { type Place, stepAt } from './place.ts'
import { SignedCard } from './signed-card.tsx'
import { sayMoment } from './signing-days.ts'

type ContractHeadProps = {
  signing: Signing
  place: Place
  phone: string
  formKey: string
  /** The id of the headline. */
  id: string
}

/** What the person has to do about the contract, or what happens to it. */
export function ContractHead({ signing, place, phone, formKey, id }: ContractHeadProps) {
  const locale = useLocale()
  const { whose, headline, lead } = describeSigning(signing, locale)
  return (
    <section aria-labelledby={id} className="pt-5 lg:pt-8">
      <TurnLine whose={whose} />
      <h1
        id={id}
        tabIndex={-1}
        className="mt-2 text-[min(clamp(2.375rem,1.8rem+2.6vw,3.75rem),13vw)] leading-[1.06] wrap-anywhere"
      >
        {headline}
      </h1>
      {lead && <p className="mt-3 max-w-[31em] text-lead wrap-anywhere">{lead}</p>}
      <Below {...{ signing, place, phone, formKey }} />
    </section>
  )
}

function TurnLine({ whose }: { whose: Whose }) {
  const { turns } = stateWords[useLocale()]
  const sign = whose === 'nobody' ? 'done' : whose === 'yours' ? 'turn' : 'reading'
  return (
    <p className="flex items-center gap-2 font-sans text-[1rem] leading-tight font-semibold text-green-800">
      <ItemSign sign={sign} className="size-6!" />
      {turns[whose]}
    </p>
  )
}

function Below({ signing, place, phone, formKey }: Omit<ContractHeadProps, 'id'>) {
  const locale = useLocale()
  const words = stateWords[locale]
  switch (signing.stage) {
    case 'offer':
    case 'read':
    case 'sign':
      return <Decide signing={signing} place={place} />
    case 'paper':
      return (
        <ButtonAnchor href={stepAt(place, 'paper')} className="mt-5">
          {words.paper.action}
        </ButtonAnchor>
      )
    case 'signed':
      return signing.counsel ? (
        <CounselSaid signing={signing} phone={phone} />
      ) : (
        <SignedCard signing={signing} />
      )
    case 'acknowledged':
      return <SignedCard signing={signing} />
    case 'expired':
    case 'unlawful':
      return <AskAnew place={place} phone={phone} formKey={formKey} />
    default:
      return null
  }
}

function Decide({ signing, place }: Pick<ContractHeadProps, 'signing' | 'place'>) {
  const locale = useLocale()
  const words = offerWords[locale]
  const { signer, stage, paper } = signing
  const label = { offer: words.begin, read: words.goOn, sign: words.sign }[stage as 'offer' | 'read' | 'sign']
  return (
    <>
      {signer.capacity !== 'self' && (
        <p className="mt-3 text-lead">
          {words.forWhom(signer.person, labelOf(signerCapacities, signer.capacity, locale))}
        </p>
      )}
      <AmountsPair figures={signing.figures} />
      <ButtonAnchor href={stepAt(place, nextStepOf(signing))} className="mt-5">
        {label}
      </ButtonAnchor>
      <p className="mt-2 font-sans text-small text-soft">{words.effort(paper.pages, paper.minutes)}</p>
    </>
  )
}

/** In the attorney's own words. */
function CounselSaid({ signing, phone }: { signing: Signing; phone: string }) {
  const locale = useLocale()
  const words = stateWords[locale]
  const { counsel } = signing
  return (
    <>
      {counsel?.reason && (
        <figure className="mt-4 border-l-3 border-l-green-300 pl-4">
          <blockquote translate="no" className="max-w-[31em] text-lead italic wrap-anywhere">
            “{counsel.reason}”
          </blockquote>
          <figcaption className="mt-1 font-sans text-small text-soft">
            {words.said(counsel.by, sayMoment(counsel.at, locale))}
          </figcaption>
        </figure>
      )}
      <SignedCard signing={signing} />
      <ButtonAnchor href={phoneLink(phone)} variant="outline" className="mt-5">
        {words.call}
      </ButtonAnchor>
    </>
  )
}
