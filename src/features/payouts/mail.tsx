import type { FundingMethod } from '#domain/decisions.ts'
import type { ContractEnvelope } from '#features/contracts/reminders/mail.tsx'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { writeToParty } from '#features/correspondence/letters/mail.tsx'
import { formatCalendarDay } from '#site/format.ts'
import { moneyMailWords } from './content/words.ts'

type MoneyMail = { id: string; news: 'sent' | 'returned'; method: FundingMethod; sentOn: string }

export function writeMoneyMail(
  { id, news, method, sentOn }: MoneyMail,
  envelope: ContractEnvelope,
): AddressedMail {
  const { locale, reference, texts, isClient } = envelope
  const words = moneyMailWords[locale]
  const { subject, heading, paragraphs } = words[news]
  const afterword = words.client(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  const day = formatCalendarDay(sentOn, locale, { weekday: 'long', month: 'long', day: 'numeric' })
  return {
    id,
    subject: subject(reference),
    ...writeToParty(
      envelope,
      { heading, paragraphs: paragraphs(method, day) },
      { label: words.open, ...(isClient && { afterword }) },
    ),
  }
}
