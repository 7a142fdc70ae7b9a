import type { Block, Box } from '#lib/papers/paper.ts'
import { formatCalendarDay, formatCents, spellNumber } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { type LetterContent, longDay } from './compose.ts'
import { signingOf, sumsOf } from './sums.ts'
import { type LetterWords, letterWords } from './words.ts'

export function payoffOf(content: LetterContent, locale: Locale): { title: string; blocks: Block[] } {
  const { payoff } = letterWords[locale]
  const note = notesOf(content, locale)
  return {
    title: payoff.part,
    blocks: [
      { kind: 'title', text: payoff.title },
      answersOf(content, locale),
      ...sumsOf(content, locale),
      ...(note ? [{ kind: 'paragraph', size: 'note', text: note } as const] : []),
      ...waysOf(content, letterWords[locale]),
      {
        kind: 'facts',
        facts: [
          {
            label: payoff.before.label,
            value: isToFirm(content) ? payoff.before.firm : payoff.before.person,
          },
          { label: payoff.after.label, value: isToFirm(content) ? payoff.after.firm : payoff.after.person },
        ],
      },
      ...signingOf(content, locale),
    ],
  }
}

const isToFirm = ({ facts: { addressee, person } }: LetterContent) =>
  addressee.firm !== null || addressee.name !== person

const dayOf = (day: string, locale: Locale) =>
  `${formatCalendarDay(day, locale, { weekday: 'long' })}, ${longDay(day, locale)}`

function answersOf({ figures }: LetterContent, locale: Locale): Block {
  const { payoff } = letterWords[locale]
  const { owed, goodThrough, next, isDaily } = figures
  const through = goodThrough ? dayOf(goodThrough, locale) : ''
  const total = { label: payoff.total, figure: formatCents(owed, locale), below: payoff.goodThrough(through) }
  const later = next && {
    label: payoff.from(longDay(next.on, locale)),
    figure: formatCents(next.owed, locale),
    below: isDaily ? payoff.daily : payoff.noDaily,
  }
  return { kind: 'answers', answers: later ? [total, later] : [total] }
}

/** What limits the total, and what the contract gives. */
function notesOf({ figures }: LetterContent, locale: Locale): string {
  const { payoff } = letterWords[locale]
  const { next, gross, graceDays, others } = figures
  const days = `${spellNumber(graceDays, locale).toLowerCase()} day${graceDays === 1 ? '' : 's'}`
  return [
    ...(gross === null ? [] : [payoff.gross(formatCents(gross, locale))]),
    ...(next ? [] : [payoff.noMore]),
    ...(graceDays > 0 ? [payoff.grace(days)] : []),
    ...(others.count > 0
      ? [payoff.others(payoff.otherContract(others.count), formatCents(others.owed, locale))]
      : []),
    payoff.askLess,
  ].join(' ')
}

function waysOf(content: LetterContent, { payoff }: LetterWords): Block[] {
  const { facts, number } = content
  const { bank, checkAddress, company } = facts
  const { wire, call } = payoff
  const name = bank?.name ?? company.legalName ?? company.name
  const warning: Box = {
    kind: 'box',
    caption: call.caption,
    blocks: [{ kind: 'paragraph', text: [call.before, { text: call.bold, bold: true }, call.after] }],
  }
  const check = {
    kind: 'paragraph' as const,
    text: checkAddress ? payoff.checkLine(name, checkAddress, number) : payoff.checkAlone(name, number),
  }
  if (!bank) return [check]
  const box: Box = {
    kind: 'box',
    caption: wire.caption,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: wire.bank, value: bank.bank },
          { label: wire.routing, value: inThrees(bank.routing) },
          { label: wire.account, value: bank.account },
          { label: wire.name, value: bank.name },
          { label: wire.memo, value: number },
        ],
      },
    ],
  }
  return [{ kind: 'pair', boxes: [box, warning], share: 0.53 }, check]
}

/** Read aloud on the phone. */
const inThrees = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
