import { type ReactNode, useEffect, useRef } from 'react'
import { type Place, stepAt } from '#features/contract-page/signing/components/place.ts'
import { StepColumn, StepGrid, StepHead } from '#features/contract-page/signing/components/step-head.tsx'
import type { Signing } from '#features/contracts/signing/schema.ts'
import type { CancelStand } from '#features/payments/cancellations/schema.ts'
import { formatCents, formatMoney } from '#site/format.ts'
import { phoneLink } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { cancelWords, moneyWords } from '../content/words.ts'
import type { Money } from '../schema.ts'
import { CancelDays, sayDaysOff } from './cancel-days.tsx'
import { sayWeekdayDate } from './money-days.ts'

type CancelViewProps = {
  stand: CancelStand
  signing: Signing
  place: Place
  /** How the money left; null while it hasn't. */
  method: Money['sent']['method'] | null
  submissionKey: string
  today: string
  refusal: string | undefined
  phone: string
}

/** How, where, and the notice itself. Before money moved there is only the last. */
export function CancelView(props: CancelViewProps) {
  const { phase, notice } = props.stand
  if (notice) return <KeepAfterAll {...props} />
  if (phase === 'unpaid') return <CancelAtOnce {...props} />
  return phase === 'open' ? <CancelInTime {...props} /> : <AskAnyway {...props} />
}

const Refusal = ({ refusal }: Pick<CancelViewProps, 'refusal'>) =>
  refusal ? (
    <div className="mt-6">
      <Notice tone="critical" announce>
        {refusal}
      </Notice>
    </div>
  ) : null

function Hidden({ signing, submissionKey }: Pick<CancelViewProps, 'signing' | 'submissionKey'>) {
  return (
    <>
      <input type="hidden" name="contract" value={signing.id} />
      <input type="hidden" name="submissionKey" value={submissionKey} />
    </>
  )
}

/** The way back has the focus. */
function CancelAtOnce({ signing, place, submissionKey, refusal }: CancelViewProps) {
  const { before: words, keep } = cancelWords[useLocale()]
  const back = useRef<HTMLAnchorElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <StepColumn>
      <StepHead title={words.headline} lead={words.lead} />
      <Refusal refusal={refusal} />
      <form method="post" action={stepAt(place, 'cancel')} className="mt-6 flex flex-wrap gap-3">
        <Hidden signing={signing} submissionKey={submissionKey} />
        <ButtonAnchor ref={back} href={place.home} variant="outline">
          {keep}
        </ButtonAnchor>
        <Button type="submit" variant="danger">
          {words.action}
        </Button>
      </form>
    </StepColumn>
  )
}

/** The notice was a mistake. Nothing came back yet, so nothing has changed. */
function KeepAfterAll({ signing, place, submissionKey, refusal }: CancelViewProps) {
  const { kept: words } = cancelWords[useLocale()]
  return (
    <StepColumn>
      <StepHead title={words.headline} lead={words.lead} />
      <Refusal refusal={refusal} />
      <form method="post" action={stepAt(place, 'cancel')} className="mt-6 flex flex-wrap gap-3">
        <Hidden signing={signing} submissionKey={submissionKey} />
        <Button type="submit" name="do" value="keep">
          {words.action}
        </Button>
        <ButtonAnchor href={place.home} variant="outline">
          {words.cancel}
        </ButtonAnchor>
      </form>
    </StepColumn>
  )
}

function AskAnyway({ stand, signing, place, submissionKey, refusal, phone }: CancelViewProps) {
  const locale = useLocale()
  const { over: words, keep } = cancelWords[locale]
  return (
    <StepColumn>
      <StepHead title={words.headline} lead={words.lead(sayWeekdayDate(stand.lastDay, locale))} />
      <Refusal refusal={refusal} />
      <form method="post" action={stepAt(place, 'cancel')} className="mt-6">
        <Hidden signing={signing} submissionKey={submissionKey} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.action}</Button>
          <ButtonAnchor href={place.home} variant="outline">
            {keep}
          </ButtonAnchor>
        </div>
        <p className="mt-3 font-sans text-small text-soft">
          {words.note} {words.call} <a href={phoneLink(phone)}>{phone}</a>
        </p>
      </form>
    </StepColumn>
  )
}

function CancelInTime(props: CancelViewProps) {
  const locale = useLocale()
  const words = cancelWords[locale]
  const { days } = moneyWords[locale].cancel
  const { stand, signing, place, submissionKey, refusal, today } = props
  const lastDay = sayWeekdayDate(stand.lastDay, locale)
  const sum = formatMoney(stand.missing, locale)
  const attorney = signing.attorney.name
  return (
    <StepGrid
      beside={
        <>
          <p className="font-sans text-small text-soft">{words.number(stand.number)}</p>
          <StepHead title={words.headline} lead={words.lead(lastDay, stand.zone.name, sum)} />
          <CancelDays cancel={stand} today={today} />
          <p className="mt-2 font-sans text-small text-soft">
            {days.itIs(sayWeekdayDate(today, locale))} {days.postmark(lastDay)} {sayDaysOff(stand, locale)}
          </p>
          <Refusal refusal={refusal} />
        </>
      }
    >
      <form method="post" action={stepAt(place, 'cancel')} className="cancel-form">
        <Hidden signing={signing} submissionKey={submissionKey} />
        <Part number={1} title={words.how}>
          <HowRadios method={props.method} />
        </Part>
        <Part number={2} title={words.where}>
          <WhereItGoes {...props} />
        </Part>
        <Part number={3} title={words.tell}>
          <p className="mt-1 font-sans text-small text-soft">
            {attorney ? words.tellText(attorney) : words.tellTextAlone}
          </p>
          <Button type="submit" className="mt-3 w-full">
            {words.action}
          </Button>
          <ButtonAnchor href={place.home} variant="quiet" size="small" className="mt-1 -ml-[1.1rem]">
            {words.keep}
          </ButtonAnchor>
        </Part>
      </form>
    </StepGrid>
  )
}

type PartProps = { number: number; title: string; children: ReactNode }

function Part({ number, title, children }: PartProps) {
  const id = `cancel-part-${number}`
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[2.1rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-5 first-of-type:border-t-0 first-of-type:pt-0 lg:grid-cols-[3rem_minmax(0,1fr)]"
    >
      <span aria-hidden="true" className="text-[2.75rem] leading-[0.85] text-green-700 lining-nums">
        {number}
      </span>
      <h2 id={id} className="self-center text-lead font-semibold">
        {title}
      </h2>
      <div className="col-span-full mt-3 min-w-0 lg:col-start-2">{children}</div>
    </section>
  )
}

function HowRadios({ method }: Pick<CancelViewProps, 'method'>) {
  const { ways: words } = cancelWords[useLocale()]
  const ways = [...(method === 'check' ? (['check'] as const) : []), ...(['mail', 'person', 'wire'] as const)]
  return (
    <div role="radiogroup" aria-labelledby="cancel-part-1" className="grid gap-2">
      {ways.map((way, at) => (
        <label key={way} className="cancel-choice">
          <input type="radio" name="how" value={way} defaultChecked={at === 0} />
          {words[way]}
        </label>
      ))}
    </div>
  )
}

function WhereItGoes({ stand, phone }: CancelViewProps) {
  const locale = useLocale()
  const words = cancelWords[locale]
  const { payee, address, hours } = stand.office
  const noAddress = moneyWords[locale].cancel.ways.noAddress(phone)
  return (
    <>
      <dl className="border-b border-rule [&>div]:border-t [&>div]:border-rule [&>div]:py-2 [&>div:first-child]:border-t-0">
        <Fact label={words.amount}>
          <b>{formatCents(stand.missing, locale)}</b>
        </Fact>
        <Fact label={words.payTo} how="mail person">
          {payee}
        </Fact>
        <Fact label={words.address} how="check mail person">
          {address ?? noAddress}
        </Fact>
        {hours && (
          <Fact label={words.hours} how="check person">
            {hours}
          </Fact>
        )}
        <Fact label={words.account} how="wire">
          {words.wireHow(phone)}
        </Fact>
        <Fact label={words.writeOn}>{stand.number}</Fact>
      </dl>
      <div className="mt-2 font-sans text-small text-soft">
        <p data-how="check">{words.checkHow}</p>
        <p data-how="person">{words.personHow}</p>
        <p data-how="mail">{words.mailHow}</p>
        <p data-how="wire">{words.wireFee}</p>
      </div>
    </>
  )
}

type FactProps = { label: string; how?: string; children: ReactNode }

function Fact({ label, how, children }: FactProps) {
  return (
    <div {...(how && { 'data-how': how })} className="cancel-fact">
      <dt className="font-sans text-small text-soft">{label}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  )
}
