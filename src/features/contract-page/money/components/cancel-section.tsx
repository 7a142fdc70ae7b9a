import { type Place, stepAt } from '#features/contract-page/signing/components/place.ts'
import { formatMoney } from '#site/format.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { moneyWords } from '../content/words.ts'
import type { Money } from '../schema.ts'
import { CancelDays, sayDaysOff } from './cancel-days.tsx'
import { lastDayOf } from './describe-money.ts'
import { sayWeekdayDate } from './money-days.ts'
import { WaysBack } from './ways-back.tsx'

type CancelSectionProps = { money: Money; place: Place; phone: string }

/** Until when somebody can cancel, and how. Once they told us, only how. */
export function CancelSection({ money, place, phone }: CancelSectionProps) {
  const locale = useLocale()
  const { cancel: words } = moneyWords[locale]
  const { cancel } = money
  const isTold = money.stage === 'noticed'
  const day = sayWeekdayDate(isTold ? lastDayOf(money) : cancel.lastDay, locale)
  const sum = formatMoney(money.sent.amount, locale)
  return (
    <section aria-labelledby="cancel-title" className="oxford mt-12 lg:col-span-2 lg:mt-16">
      <div className="items-center lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6.4fr)] lg:gap-x-[clamp(3rem,5vw,5.5rem)]">
        <div>
          <h2
            id="cancel-title"
            className="text-[min(clamp(2rem,1.7rem+1.6vw,3rem),10vw)] leading-[1.06] text-balance"
          >
            {isTold ? words.told : words.title(day)}
          </h2>
          <p className="mt-3 text-lead text-soft">
            {isTold ? words.toldText(formatMoney(cancel.missing, locale), day) : words.text(sum)}{' '}
            {!isTold && cancel.countedFor === 'arrival' && words.expected}
          </p>
        </div>
        <div>
          <CancelDays cancel={cancel} today={money.today} isLarge />
          <p className="mt-2 font-sans text-small text-soft">
            {words.days.postmark(day)} {sayDaysOff(cancel, locale)}
          </p>
        </div>
      </div>
      <WaysBack method={money.sent.method} phone={phone} address={cancel.office.address} />
      <p className="border-t border-rule py-3.5 text-soft">
        {words.write(cancel.office.payee, cancel.number)}
      </p>
      {isTold && cancel.moneyBack === 0 && (
        <ButtonAnchor
          href={stepAt(place, 'cancel')}
          variant="quiet"
          size="small"
          className="-ml-[1.1rem] print:hidden"
        >
          {words.keep}
        </ButtonAnchor>
      )}
      {!isTold && (
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          <ButtonAnchor href={stepAt(place, 'cancel')} variant="outline">
            {words.action}
          </ButtonAnchor>
          <span className="font-sans text-small text-soft">{words.calm}</span>
        </p>
      )}
    </section>
  )
}
