import type { Signing } from '#features/contracts/signing/schema.ts'
import { phoneLink } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { stepWords } from '../content/words.ts'
import { DayAhead } from './good-until.tsx'
import { type Place, stepAt } from './place.ts'
import { sayDay, sayMoment } from './signing-days.ts'
import type { StepAnswer } from './step-form.ts'
import { StepGrid, StepHead } from './step-head.tsx'

type PaperViewProps = {
  signing: Signing
  place: Place
  /** Where the mail goes; null if nobody gave one. */
  mailTo: string | null
  answer: StepAnswer
  phone: string
}

/** On paper instead of on a screen: chosen before anything was agreed to, or taken back later. */
export function PaperView({ signing, place, mailTo, answer, phone }: PaperViewProps) {
  const locale = useLocale()
  const { paper: words } = stepWords[locale]
  const { stage, onPaperSince, withdrewAt, consentedAt, signBy, mailedOn } = signing
  const isOver = stage === 'signed' || stage === 'acknowledged'
  const isBack = consentedAt !== null && withdrewAt === null && stage !== 'paper'
  const chosenTitle = mailedOn ? words.mailedTitle : words.chosenTitle
  const signsOnScreen = isBack || isOver
  const title = stage === 'paper' ? chosenTitle : signsOnScreen ? words.withdrawTitle : words.title
  const lead = isBack ? words.withdrawLead : isOver ? undefined : words.lead
  return (
    <StepGrid
      beside={
        <>
          <StepHead title={title} lead={lead} />
          {isBack && <p className="mt-4">{isOver ? words.withdrawAfter : words.withdrawBefore}</p>}
          {withdrewAt && <p className="mt-4">{words.withdrawn(sayMoment(withdrewAt, locale))}</p>}
          {stage === 'paper' && onPaperSince && !withdrewAt && (
            <p className="mt-4">{words.chosen(sayMoment(onPaperSince, locale))}</p>
          )}
          {stage === 'paper' && mailedOn && <p className="mt-4">{words.mailed(sayDay(mailedOn, locale))}</p>}
          {stage === 'paper' && !mailedOn && (
            <p className="mt-4 font-sans">
              <a href={stepAt(place, 'consent')} className="inline-flex min-h-tap items-center">
                {words.toScreen}
              </a>
            </p>
          )}
        </>
      }
    >
      {answer.refusal && (
        <div className="mb-6">
          <Notice tone="critical" announce>
            {answer.refusal}
          </Notice>
        </div>
      )}
      {!isOver && <WhatHappens />}
      <dl className="mt-5 border-t border-rule-strong">
        <div className="border-b border-rule py-2">
          <dt className="font-sans text-small text-soft">{words.to}</dt>
          {mailTo ? (
            <dd translate="no" className="leading-snug wrap-anywhere whitespace-pre-line">
              {mailTo}
            </dd>
          ) : (
            <dd className="leading-snug wrap-anywhere">
              {place.isClients ? words.noAddressClient : words.noAddress}{' '}
              {place.isClients && <a href={phoneLink(phone)}>{phone}</a>}
            </dd>
          )}
          {!place.isClients && (
            <dd>
              <a
                href={`${place.home}?fix=address#fix-address`}
                className="inline-flex min-h-tap items-center font-sans"
              >
                {words.fixAddress}
              </a>
            </dd>
          )}
        </div>
      </dl>
      {!isOver && (
        <DayAhead id="paper-day" title={words.last} day={sayDay(signBy, locale)}>
          <p className="mt-2 font-sans text-small text-soft">{words.lastWhy}</p>
        </DayAhead>
      )}
      {stage !== 'paper' && !withdrewAt && (
        <form method="post" action={stepAt(place, 'paper')} className="mt-6 flex flex-wrap gap-3">
          <input type="hidden" name="contract" value={signing.id} />
          <input type="hidden" name="do" value={isBack ? 'withdraw' : 'choose'} />
          <Button type="submit">{isBack ? words.withdraw : words.action}</Button>
          <ButtonAnchor href={isOver ? place.home : stepAt(place)} variant="outline">
            {words.keep}
          </ButtonAnchor>
        </form>
      )}
    </StepGrid>
  )
}

function WhatHappens() {
  const { paper: words } = stepWords[useLocale()]
  return (
    <ol>
      {words.steps.map(([what = '', how = ''], at) => (
        <li
          key={what}
          className="grid grid-cols-[2.1rem_minmax(0,1fr)] gap-3 border-t border-rule py-3 leading-snug first:border-0 first:pt-0"
        >
          <span aria-hidden="true" className="text-[2.75rem] leading-[0.8] text-green-700 lining-nums">
            {at + 1}
          </span>
          <span>
            <b className="block">{what}</b>
            <span className="text-soft">{how}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
