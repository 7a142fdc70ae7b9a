import { formatMoney } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import { firmMoneyWords, moneyWords } from '../content/words.ts'
import type { Money, Owed } from '../schema.ts'
import type { MoneyText } from './describe-money.ts'
import { sayFullDate, sayWeekdayDate } from './money-days.ts'
import { StageHead } from './stage-head.tsx'

type AttorneyMoneyHeadProps = { money: Money; owed: Owed | null; id: string }

/** For an attorney who applied: where their client's money is. */
export function AttorneyMoneyHead({ money, owed, id }: AttorneyMoneyHeadProps) {
  return <StageHead id={id} {...describeClientMoney(money, owed, useLocale())} />
}

function describeClientMoney(money: Money, owed: Owed | null, locale: Locale): MoneyText {
  const { turns, stages } = firmMoneyWords[locale]
  const { sent, receivedOn, stage } = money
  const sum = formatMoney(sent.amount, locale)
  const day = (date: string) => sayWeekdayDate(date, locale)
  const nothing = { turn: turns.none, sign: 'done' } as const
  const over = { turn: turns.over, sign: 'done' } as const
  switch (stage) {
    case 'sent': {
      const { headline, lead } = stages.sent
      const way = moneyWords[locale].ways[sent.method]
      return { turn: turns.ours, sign: 'reading', headline, lead: lead(sum, day(sent.on), way) }
    }
    case 'received': {
      const { headline, lead } = stages.received
      return { ...nothing, headline, lead: lead(sum, day(receivedOn ?? sent.on)) }
    }
    case 'noticed':
      return { turn: turns.clients, sign: 'reading', ...stages.noticed }
    case 'active':
      return { ...nothing, ...stages.active }
    case 'paid': {
      const { headline, lead } = stages.paid
      if (!owed?.paidOn) return { ...over, headline }
      return {
        ...{ ...over, headline },
        lead: lead(formatMoney(owed.paid, locale), sayFullDate(owed.paidOn, locale)),
      }
    }
    case 'canceled':
      return { ...over, ...stages.canceled }
  }
}
