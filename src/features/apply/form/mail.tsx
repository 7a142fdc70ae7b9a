import { applicantRoles } from '#domain/applications.ts'
import { labelOf } from '#domain/choice.ts'
import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import type { ApplicationRow } from '#features/questions/data.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { brand, type OpenHours } from '#site/brand.ts'
import { formatOfficeWeekday } from '#site/format.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { promiseWords } from '#site/promise.ts'
import { dueBeforeOneClock } from '#site/promise-clock.ts'
import { promisedHours } from '#site/promised-hours.ts'
import { arrivalWords, receiptWords } from './content/mails.ts'

type MailTexts = Texts<typeof identityTexts>

/** Names no person and no case: people read mail on phones, and it's stored in many places. */
export function writeArrivalMail(
  { id, reference, role, submittedAt }: ApplicationRow,
  texts: MailTexts,
  publicUrl: string,
): Mail {
  const words = arrivalWords
  return {
    id: `application-arrived-${id}`,
    from: { name: texts['global.brand.name'] },
    subject: words.subject(reference),
    ...writeLetter(
      {
        heading: words.heading,
        paragraphs: [words.signIn],
        facts: [
          { label: words.reference, value: reference },
          { label: words.sentBy, value: labelOf(applicantRoles, role, staffLocale) },
          { label: words.received, value: `${submittedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` },
        ],
        link: { label: words.open, url: publicUrl + paths.adminApplication(id) },
        signature: words.signature(texts['global.brand.name']),
      },
      staffLocale,
    ),
  }
}

/**
 * Anyone can enter anyone's address, so it repeats nothing typed: even a name could be sixty letters of advice to
 * call someone.
 */
export function writeApplicantMail(
  application: ApplicationRow,
  texts: MailTexts,
  { pageUrl, replyTo }: ContactOptions,
  { calendar = brand.openHours, hours = promisedHours }: { calendar?: OpenHours; hours?: number } = {},
): Mail & { to: Address } {
  const { id, reference, role, email, submittedAt, answerDueAt, language: locale } = application
  const words = receiptWords[locale]
  const dueAt = answerDueAt ?? dueBeforeOneClock(submittedAt, calendar)
  const due = formatOfficeWeekday(dueAt, locale, calendar.timeZone)
  return {
    id: `application-receipt-${id}`,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address: email },
    ...(replyTo && { replyTo }),
    subject: words.subject(reference),
    ...writeLetter(
      {
        canReply: replyTo !== undefined,
        heading: words.heading,
        paragraphs: [
          ...words.nextSteps[role](due).map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`),
          promiseWords[locale].sentence(hours),
          words.documents[role],
          words.casePage,
          (replyTo ? words.questionsByMail : words.questions)(
            texts['global.contact.phone'],
            texts['global.contact.phone-hours'],
          ),
        ],
        facts: [{ label: words.reference, value: reference }],
        link: { label: words.open, url: pageUrl },
        signature: words.signature(texts['global.brand.name']),
      },
      locale,
    ),
  }
}
