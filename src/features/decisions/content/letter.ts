import type { ApplicantRole } from '#domain/applications.ts'
import { type DeclineReason, declineReasons, fundingMethods } from '#domain/decisions.ts'
import { states } from '#domain/states.ts'
import { sayPrice } from '#features/price/components/price-sentence.ts'
import { costWords } from '#features/price/content/words.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { defaultLocale } from '#site/locale.ts'
import { concessionWords } from '#site/promise.ts'
import { formatCalendarDay, formatCents, labelOf } from '#site/staff-format.ts'
import { decisionMails } from './mails.ts'
import { sayCancelRight, type VisibleOffer } from './offer.ts'
import { offerWords } from './words.ts'

/** The dialog shows exactly this. */
export type DecisionLetter = {
  subject: string
  heading: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
}

type About = { reference: string; role: ApplicantRole }

/** The opening sentence names this month; the table has the others. */
const namedMonths = 12

export function writeOfferLetter(
  visible: VisibleOffer,
  { reference, role }: About,
  today: string = dateIn(brand.openHours.timeZone),
): DecisionLetter {
  const words = decisionMails[defaultLocale]
  const offer = offerWords[defaultLocale]
  const voice = words.voices[role]
  const amount = formatCents(visible.amount)
  const named = visible.owed.find(({ months }) => months === namedMonths)
  const facts = visible.owed.map(({ months, owed, cappedFor }) => ({
    label: words.owedAfter(months),
    value: cappedFor
      ? `${formatCents(owed)} (${offer.cappedFor[cappedFor](labelOf(states, visible.state))})`
      : formatCents(owed),
  }))
  const smallPrint = [
    sayPrice(visible.terms, costWords[defaultLocale], defaultLocale),
    visible.shareCap,
    sayCancelRight(visible, defaultLocale),
    ...visible.requiredSentences,
  ]
  if (visible.kind === 'funded') {
    const isSent = visible.fundedOn !== null && visible.fundedOn < today
    return {
      subject: isSent ? voice.sentSubject(reference) : voice.fundedSubject(reference),
      heading: isSent ? voice.sentHeading(amount) : voice.fundedHeading(amount),
      paragraphs: keepFilled([saySending(visible, today), voice.fundedText, ...smallPrint, voice.fundedOwed]),
      facts,
    }
  }
  return {
    subject: voice.offerSubject(reference),
    heading: voice.offerHeading(amount),
    paragraphs: keepFilled([
      voice.offerText(namedMonths, formatCents(named?.owed ?? visible.amount)),
      concessionWords[defaultLocale],
      visible.line,
      visible.endsOn && offer.standing.open(formatCalendarDay(visible.endsOn)),
      ...smallPrint,
    ]),
    facts,
  }
}

/** "We sent it by wire on Nov 16, 2026." */
export function saySending(
  { method, fundedOn }: Pick<VisibleOffer, 'method' | 'fundedOn'>,
  today: string,
): string | null {
  const way = fundingMethods.find(({ value }) => value === method)
  if (!way || !fundedOn) return null
  const { sending, sent } = offerWords[defaultLocale]
  return (fundedOn > today ? sending : sent)(way.inWords, formatCalendarDay(fundedOn))
}

export function writeDeclineLetter(letter: string, { reference }: About): DecisionLetter {
  const { subject, heading } = decisionMails[defaultLocale].declined
  return { subject: subject(reference), heading, paragraphs: splitParagraphs(letter), facts: [] }
}

export function draftDecline(
  reason: DeclineReason | '',
  { name, role }: { name: string; role: ApplicantRole },
): string {
  const { greeting, opening, closing } = decisionMails[defaultLocale].declined
  const sentence = declineReasons.find(({ value }) => value === reason)?.sentence ?? ''
  return [greeting(greetable(name)), `${opening[role]} ${sentence}`.trim(), closing].join('\n\n')
}

/** A stranger typed it, so a mail repeats only what looks like a name. */
const greetable = (name: string) => (/^[\p{L}\p{M}'’. -]{1,40}$/u.test(name.trim()) ? name.trim() : '')

export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

const keepFilled = (paragraphs: readonly (string | null)[]): string[] =>
  paragraphs.filter((paragraph): paragraph is string => Boolean(paragraph))
