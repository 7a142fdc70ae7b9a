import { type Place, stepAt } from '#features/contract-page/signing/components/place.ts'
import { TimeStrip } from '#features/contract-page/signing/components/time-strip.tsx'
import { brand } from '#site/brand.ts'
import { dateIn, momentIn } from '#site/format.ts'
import { phoneLink } from '#site/paths.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { useLocale } from '#ui/locale.tsx'
import { moneyWords } from '../content/words.ts'
import type { Money, Owed } from '../schema.ts'
import { describeMoney, isOverdue } from './describe-money.ts'
import { LateNotice } from './late-notice.tsx'
import { sayBriefDate, sayStamp, sayTime, sayWeekdayDate } from './money-days.ts'
import { OwedPair } from './owed-pair.tsx'
import { StageHead } from './stage-head.tsx'

type MoneyHeadProps = {
  money: Money
  owed: Owed | null
  place: Place
  phone: string
  now: string
  /** The id of the headline. */
  id: string
}

/** Where the money is, and what there is to do about it. */
export function MoneyHead({ money, owed, place, phone, now, id }: MoneyHeadProps) {
  const locale = useLocale()
  const { turn, sign, headline, lead } = describeMoney(money, owed, locale)
  const { stage, cancel } = money
  return (
    <StageHead {...{ id, turn, sign, headline, lead }}>
      {stage === 'sent' && <Arrival money={money} place={place} phone={phone} now={now} />}
      {stage === 'active' && owed && <OwedPair owed={owed} />}
      {stage === 'active' && cancel.notice?.status === 'late' && (
        <LateNotice money={money} notice={cancel.notice} phone={phone} />
      )}
    </StageHead>
  )
}

/** When it should be there, and two ways to answer. */
function Arrival({ money, place, phone, now }: Omit<MoneyHeadProps, 'owed' | 'id'>) {
  const locale = useLocale()
  const { sent: words } = moneyWords[locale]
  const { sent } = money
  return (
    <>
      {!isOverdue(money) && <ArrivalStrip money={money} now={now} />}
      <div className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-2 print:hidden">
        <ButtonAnchor href={stepAt(place, 'received')}>{words.have}</ButtonAnchor>
        <div className="money-missing min-w-0 font-sans">
          <Disclosure summary={words.missing}>
            <p>
              <b>{words.missingTitle}</b>
            </p>
            <dl className="mt-2">
              <dt className="text-small text-soft">{words.phone}</dt>
              <dd>
                <a href={phoneLink(phone)} className="inline-flex min-h-tap items-center font-semibold">
                  {phone}
                </a>
              </dd>
              {sent.reference && (
                <>
                  <dt className="mt-2 text-small text-soft">{words.reference}</dt>
                  <dd translate="no" className="figures wrap-anywhere">
                    {sent.reference}
                  </dd>
                </>
              )}
            </dl>
            <p className="mt-2 text-small text-soft">{words.missingText}</p>
          </Disclosure>
        </div>
      </div>
    </>
  )
}

/** Banks post until five. */
const closingHour = 17

function ArrivalStrip({ money: { sent }, now }: Pick<MoneyHeadProps, 'money' | 'now'>) {
  const locale = useLocale()
  const { strip: words } = moneyWords[locale].sent
  const begins = new Date(sent.at).getTime()
  const ends = momentIn(brand.openHours.timeZone, sent.expectedOn, closingHour).getTime()
  if (ends <= begins) return null
  const isSameDay = dateIn(brand.openHours.timeZone, now) === sent.on
  const by = words.by[sent.method](sayBriefDate(sent.expectedOn, locale))
  return (
    <div className="mt-3 max-w-[38em]">
      <TimeStrip
        part={(new Date(now).getTime() - begins) / (ends - begins)}
        described={words.described(
          sayStamp(sent.at, locale),
          sayWeekdayDate(sent.expectedOn, locale),
          sayStamp(now, locale),
        )}
        now={words.now}
        from={words.from(isSameDay ? sayTime(sent.at, locale) : sayBriefDate(sent.on, locale))}
        to={by}
      />
    </div>
  )
}
