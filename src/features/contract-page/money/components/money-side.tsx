import { listSigners, type Station, WayList } from '#features/contract-page/signing/components/money-way.tsx'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { formatMoney } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import { moneyWords, owedWords } from '../content/words.ts'
import type { Money, Owed } from '../schema.ts'
import { lastDayOf } from './describe-money.ts'
import { sayFullDate, sayWeekdayDate } from './money-days.ts'
import { NextStepAhead } from './next-step-ahead.tsx'
import { NothingOwed } from './nothing-owed.tsx'

type MoneySideProps = { money: Money; owed: Owed | null; signing: Signing }

/** Beside the headline: who is next, the next step, or that nothing is owed. */
export function MoneySide({ money, owed, signing }: MoneySideProps) {
  const locale = useLocale()
  const { paid: words } = owedWords[locale]
  const { stage, sent, cancel, backOn } = money
  const day = (date: string) => sayFullDate(date, locale)
  switch (stage) {
    case 'sent':
    case 'received':
    case 'noticed':
      return (
        <WayList
          stations={[...listSigners(signing, locale), ...listMoney(money, locale)]}
          current={stage === 'noticed' ? 'back' : stage === 'sent' ? 'money' : 'cancel'}
        />
      )
    case 'active':
      return owed && <NextStepAhead owed={owed} />
    case 'paid':
      return (
        owed && (
          <NothingOwed
            rows={[
              { what: words.advance(day(sent.on)), sum: owed.funded },
              { what: words.charges, sum: owed.paid + owed.reduced - owed.funded },
              ...(owed.reduced > 0 ? [{ what: words.reduced, sum: owed.reduced }] : []),
              ...(owed.paid > 0 ? [{ what: words.paid(day(owed.paidOn ?? sent.on)), sum: owed.paid }] : []),
            ]}
          />
        )
      )
    case 'canceled':
      return (
        <NothingOwed
          rows={[
            { what: words.sent(day(sent.on)), sum: sent.amount },
            ...(backOn ? [{ what: words.back(day(backOn)), sum: cancel.moneyBack }] : []),
          ]}
        />
      )
  }
}

function listMoney(all: Money, locale: Locale): Station[] {
  const { sent, stage, receivedOn, cancel } = all
  const { way: words } = moneyWords[locale]
  const sum = formatMoney(sent.amount, locale)
  const day = (date: string) => sayWeekdayDate(date, locale)
  const money: Station =
    stage === 'sent'
      ? {
          ...{ key: 'money', who: words.money(sum), sign: 'open' },
          what: sent.reference
            ? words.reference(words.names[sent.method], sent.reference)
            : words.sentOn(day(sent.on)),
        }
      : {
          ...{ key: 'money', sign: 'done' },
          who: receivedOn ? words.moneyThere(sum) : words.moneySent(sum),
          what: words.arrivedOn(day(receivedOn ?? sent.on)),
        }
  if (stage !== 'noticed')
    return [
      money,
      {
        ...{ key: 'cancel', who: words.canCancel, sign: 'open' },
        what: words.until(day(cancel.lastDay)),
      },
    ]
  return [
    money,
    { key: 'notice', who: words.notice, what: day(cancel.notice?.noticedOn ?? sent.on), sign: 'done' },
    {
      ...{ key: 'back', who: words.back(formatMoney(cancel.missing, locale)), sign: 'open' },
      what: words.backBy(day(lastDayOf(all))),
    },
    { key: 'nothing', who: words.nothing, what: words.nothingWhen, sign: 'open' },
  ]
}
