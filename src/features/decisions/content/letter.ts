import type { ApplicantRole } from '#domain/applications.ts'
import { labelOf } from '#domain/choice.ts'
import { type DeclineReason, declineReasons, fundingMethods } from '#domain/decisions.ts'
import { states } from '#domain/states.ts'
import { sayPrice } from '#features/price/components/price-sentence.ts'
import { costWords } from '#features/price/content/words.ts'
import { formatCalendarDay, formatCents } from '#site/format.ts'
import { defaultLocale } from '#site/locale.ts'
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

export function writeOfferLetter(visible: VisibleOffer, { reference, role }: About): DecisionLetter {
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
    return {
      subject: voice.fundedSubject(reference),
      heading: voice.fundedHeading(amount),
      paragraphs: keepFilled([saySending(visible), voice.fundedText, ...smallPrint]),
      facts,
    }
  }
  return {
    subject: voice.offerSubject(reference),
    heading: voice.offerHeading(amount),
    paragraphs: keepFilled([
      voice.offerText(namedMonths, formatCents(named?.owed ?? visible.amount)),
      visible.line,
      visible.endsOn && offer.standing.open(formatCalendarDay(visible.endsOn)),
      ...smallPrint,
    ]),
    facts,
  }
}

/** "We’re sending it by wire on November 16, 2026." */
export function saySending({ method, fundedOn }: Pick<VisibleOffer, 'method' | 'fundedOn'>): string | null {
  const way = fundingMethods.find(({ value }) => value === method)
  return way && fundedOn ? offerWords[defaultLocale].sent(way.inWords, formatCalendarDay(fundedOn)) : null
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
