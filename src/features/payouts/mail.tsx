import type { FundingMethod } from '#domain/decisions.ts'
import type { ContractEnvelope } from '#features/contracts/reminders/mail.tsx'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { composeToParty } from '#features/correspondence/letters/mail.tsx'
import { writeLetter } from '#lib/mail/letter.tsx'
import { formatCalendarDay } from '#site/format.ts'
import { moneyMailWords } from './content/words.ts'

type MoneyMail = { id: string; news: 'sent' | 'returned'; method: FundingMethod; sentOn: string }

export function writeMoneyMail(
  { id, news, method, sentOn }: MoneyMail,
  envelope: ContractEnvelope,
): AddressedMail {
  const { locale, reference, contactOptions, texts, address, isClient } = envelope
  const words = moneyMailWords[locale]
  const { subject, heading, paragraphs } = words[news]
  const day = formatCalendarDay(sentOn, locale, { weekday: 'long', month: 'long', day: 'numeric' })
  return {
    id,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address },
    ...(contactOptions.replyTo && { replyTo: contactOptions.replyTo }),
    subject: subject(reference),
    ...writeLetter(
      {
        ...composeToParty(envelope, { heading, paragraphs: paragraphs(method, day) }),
        link: { label: words.open, url: contactOptions.pageUrl },
        ...(isClient && {
          afterword: words.client(texts['global.contact.phone'], texts['global.contact.phone-hours']),
        }),
      },
      locale,
    ),
  }
}
