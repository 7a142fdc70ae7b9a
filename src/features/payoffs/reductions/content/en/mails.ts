import type { SignerParty } from '#domain/contracts.ts'
import type { ReductionNews } from '../../schema.ts'

type MailWords = { subject: (reference: string) => string; heading: string; paragraphs: readonly string[] }

const person: Record<ReductionNews, MailWords> = {
  answered: {
    subject: (reference) => `We answered about what is owed (${reference})`,
    heading: 'We answered about what is owed.',
    paragraphs: [
      'Somebody asked us to take less than is owed on your advance. Our answer is on your page, in writing.',
      'There’s nothing you need to do. If you have a question, call us or write on your page.',
    ],
  },
  withdrawn: {
    subject: (reference) => `We took back our answer (${reference})`,
    heading: 'We took back our answer.',
    paragraphs: [
      'Nobody had accepted it yet. Your page says why, and what is owed now.',
      'If you have a question, call us or write on your page.',
    ],
  },
  lapsed: {
    subject: (reference) => `The lower amount no longer holds (${reference})`,
    heading: 'The lower amount no longer holds.',
    paragraphs: [
      'Its last day is over, and the money hadn’t reached us. Your page says what is owed now.',
      'Did it leave in time, or is more time needed? Call us or write on your page. Somebody can ask again.',
    ],
  },
}

const attorney: Record<ReductionNews, MailWords> = {
  answered: {
    subject: (reference) => `Our answer to your request (${reference})`,
    heading: 'We answered your request.',
    paragraphs: [
      'It’s on your page, in writing, with its reason and its last day.',
      'If it’s a yes, one tap accepts it, and the payoff letter follows at once.',
    ],
  },
  withdrawn: {
    subject: (reference) => `We took back our answer (${reference})`,
    heading: 'We took back our answer.',
    paragraphs: ['It hadn’t been accepted yet. Your page says why. You can ask again there.'],
  },
  lapsed: {
    subject: (reference) => `The reduction no longer holds (${reference})`,
    heading: 'The reduction no longer holds.',
    paragraphs: [
      'Its last day is over, and the payment hadn’t reached us. The full amount is owed again.',
      'If the money is on its way, call us today. You can also ask again on your page.',
    ],
  },
}

/** No sum and no name: mail isn't private. */
export const en: Record<SignerParty, Record<ReductionNews, MailWords>> = { person, attorney }
