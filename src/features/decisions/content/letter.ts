import type { ApplicantRole } from '#domain/applications.ts'
import { labelOf } from '#domain/choice.ts'
import { type DeclineReason, declineReasons } from '#domain/decisions.ts'
import { states } from '#domain/states.ts'
import { sayPrice } from '#features/price/components/price-sentence.ts'
import { costWords } from '#features/price/content/words.ts'
import { brand } from '#site/brand.ts'
import { dateIn, formatCalendarDay, formatCents } from '#site/format.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import { concessionWords } from '#site/promise.ts'
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

/** In which language, and on which day in New York. */
type Reading = { locale: Locale; today?: string }

/** The opening sentence names this month; the table has the others. */
const namedMonths = 12

export function writeOfferLetter(
  visible: VisibleOffer,
  { reference, role }: About,
  { locale, today = dateIn(brand.openHours.timeZone) }: Reading,
): DecisionLetter {
  const words = decisionMails[locale]
  const offer = offerWords[locale]
  const voice = words.voices[role]
  const amount = formatCents(visible.amount, locale)
  const named = visible.owed.find(({ months }) => months === namedMonths)
  const facts = visible.owed.map(({ months, owed, cappedFor, cappedIn }) => ({
    label: words.owedAfter(months),
    value: cappedFor
      ? `${formatCents(owed, locale)} (${offer.cappedFor[cappedFor](labelOf(states, cappedIn ?? visible.state, locale))})`
      : formatCents(owed, locale),
  }))
  const smallPrint = [
    sayPrice(visible.terms, costWords[locale], locale),
    visible.shareCap,
    sayCancelRight(visible, locale),
    ...visible.requiredSentences,
  ]
  if (visible.kind === 'funded') {
    const isSent = visible.fundedOn !== null && visible.fundedOn < today
    return {
      subject: isSent ? voice.sentSubject(reference) : voice.fundedSubject(reference),
      heading: isSent ? voice.sentHeading(amount) : voice.fundedHeading(amount),
      paragraphs: keepFilled([
        saySending(visible, today, locale),
        voice.fundedText,
        ...smallPrint,
        voice.fundedOwed,
      ]),
      facts,
    }
  }
  return {
    subject: voice.offerSubject(reference),
    heading: voice.offerHeading(amount),
    paragraphs: keepFilled([
      voice.offerText(namedMonths, formatCents(named?.owed ?? visible.amount, locale)),
      concessionWords[locale],
      visible.line,
      visible.endsOn && offer.standing.open(formatCalendarDay(visible.endsOn, locale)),
      ...smallPrint,
    ]),
    facts,
  }
}

/** "We sent it by wire on Nov 16, 2026." */
export function saySending(
  { method, fundedOn }: Pick<VisibleOffer, 'method' | 'fundedOn'>,
  today: string,
  locale: Locale,
): string | null {
  if (!method || !fundedOn) return null
  const { sending, sent } = offerWords[locale]
  return (fundedOn > today ? sending : sent)(method, formatCalendarDay(fundedOn, locale))
}

export function writeDeclineLetter(letter: string, { reference }: About, locale: Locale): DecisionLetter {
  const { subject, heading } = decisionMails[locale].declined
  return { subject: subject(reference), heading, paragraphs: splitParagraphs(letter), facts: [] }
}

type Declined = { name: string; role: ApplicantRole }

export function draftDecline(reason: DeclineReason | '', { name, role }: Declined, locale: Locale): string {
  const { greeting, opening, closing } = decisionMails[locale].declined
  const sentence = declineReasons.find(({ value }) => value === reason)?.sentence[locale] ?? ''
  return [greeting(greetable(name)), `${opening[role]} ${sentence}`.trim(), closing].join('\n\n')
}

/** The desk sees our words in English. The person reads them in their language; what a reviewer wrote stays. */
export function wordDecline(
  letter: string,
  { reason, ...declined }: Declined & { reason: DeclineReason | null },
  locale: Locale,
): string {
  const isOurs = letter === draftDecline(reason ?? '', declined, staffLocale)
  return isOurs ? draftDecline(reason ?? '', declined, locale) : letter
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
