import { brand } from '#site/brand.ts'
import { dateIn, formatMoney } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { moneyWords, owedWords } from '../content/words.ts'
import type { Money, Owed } from '../schema.ts'
import { sayFullDate, sayStamp, sayTime, sayWeekdayDate } from './money-days.ts'

export type MoneyText = {
  turn: string
  sign: 'turn' | 'reading' | 'done'
  headline: string
  lead?: string | undefined
}

/** One headline for each stage of the money. */
export function describeMoney(money: Money, owed: Owed | null, locale: Locale): MoneyText {
  const words = moneyWords[locale]
  const { turns } = words
  const { stage, sent, cancel, backOn } = money
  const { notice } = cancel
  const sum = formatMoney(sent.amount, locale)
  switch (stage) {
    case 'sent':
      return isOverdue(money)
        ? {
            ...{ turn: turns.yours, sign: 'turn' },
            headline: words.sent.late.headline,
            lead: words.sent.late.lead(sum, sayWeekdayDate(sent.on, locale)),
          }
        : {
            ...{ turn: turns.ours, sign: 'reading' },
            headline: words.sent.headline,
            lead: `${sayLeft(money, locale)} ${sayExpected(money, locale)}`,
          }
    case 'received':
      return {
        ...{ turn: owedWords[locale].turn, sign: 'reading' },
        headline: words.received.headline,
        lead: words.received.lead(sum, sayWeekdayDate(money.receivedOn ?? sent.on, locale)),
      }
    case 'noticed': {
      const left = formatMoney(cancel.missing, locale)
      const lastDay = lastDayOf(money)
      const day = sayWeekdayDate(lastDay, locale)
      const isOver = lastDay < money.today
      return {
        ...{ turn: turns.yours, sign: 'turn' },
        headline: isOver ? words.noticed.soon(left) : words.noticed.headline(left, day),
        lead: [
          notice?.isAccepted
            ? words.noticed.accepted
            : notice && words.noticed.lead(sayStamp(notice.noticedAt, locale)),
          backOn && words.noticed.part(formatMoney(cancel.moneyBack, locale), sayWeekdayDate(backOn, locale)),
          isOver ? !notice?.isAccepted && words.noticed.over : words.noticed.postmark(day),
        ]
          .filter(Boolean)
          .join(' '),
      }
    }
    case 'canceled':
      return {
        ...{ turn: turns.nobody, sign: 'done' },
        headline: words.canceled.headline,
        lead: notice
          ? words.canceled.lead(
              sayStamp(notice.noticedAt, locale),
              sum,
              sayWeekdayDate(backOn ?? money.endedOn ?? money.today, locale),
            )
          : words.canceled.plain,
      }
    case 'paid':
      return describeClosed(money, owed, locale)
    case 'active':
      return {
        ...{ turn: owedWords[locale].turn, sign: 'reading' },
        headline: owedWords[locale].headline,
      }
  }
}

/** How it ended is the headline: paid, less taken, nothing to take. */
function describeClosed(
  { ending, sent, letters, endedOn }: Money,
  owed: Owed | null,
  locale: Locale,
): MoneyText {
  const { paid: words } = owedWords[locale]
  const done = { turn: words.turn, sign: 'done' } as const
  const sum = (cents: number) => formatMoney(cents, locale)
  const [letter] = letters
  const papers = letter && words.released(sayFullDate(letter.on, locale))
  if (ending === 'lost')
    return { ...done, headline: words.lost.headline(sum(owed?.funded ?? sent.amount)), lead: words.lost.lead }
  if (ending === 'written-off') return { ...done, headline: words.headline, lead: words.writtenOff }
  if (!owed?.paidOn) return { ...done, headline: words.headline }
  const came = words.lead(sum(owed.paid), sayFullDate(endedOn ?? owed.paidOn, locale))
  return {
    ...done,
    headline: ending === 'reduced' ? words.reducedTo(sum(owed.paid)) : words.headline,
    lead: [came, papers].filter(Boolean).join(' '),
  }
}

/** What we told with the notice can only move later. */
export function lastDayOf({ cancel: { lastDay, notice } }: Pick<Money, 'cancel'>): string {
  return notice?.lastDay && notice.lastDay > lastDay ? notice.lastDay : lastDay
}

/** It should have been there, and nobody has said that it is. */
export const isOverdue = ({ sent, today, stage }: Money): boolean =>
  stage === 'sent' && sent.expectedOn < today

function sayLeft({ sent, today }: Money, locale: Locale): string {
  const { sent: words, ways } = moneyWords[locale]
  const isToday = dateIn(brand.openHours.timeZone, sent.at) === today && sent.on === today
  const time = sayTime(sent.at, locale)
  const when = isToday ? words.today(time) : sayWeekdayDate(sent.on, locale)
  const sum = formatMoney(sent.amount, locale)
  return sent.accountEnding
    ? words.leftTo(sum, when, ways[sent.method], sent.accountEnding)
    : words.left(sum, when, ways[sent.method])
}

function sayExpected({ sent, today }: Money, locale: Locale): string {
  const { sent: words } = moneyWords[locale]
  if (sent.method === 'wire' && sent.expectedOn === today) return words.wire
  const day = sayWeekdayDate(sent.expectedOn, locale)
  return sent.method === 'check' ? words.check(day) : words.ach(day)
}

/** It can be canceled, or was and the money is still to come. */
export const isCancelTime = ({ stage }: Pick<Money, 'stage'>): boolean =>
  stage === 'sent' || stage === 'received' || stage === 'noticed'
