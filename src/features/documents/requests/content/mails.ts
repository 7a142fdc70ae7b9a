import { type CaseParty, caseParties } from '#domain/case-file.ts'
import { type DocumentType, documentTypes } from '#domain/documents.ts'
import { type Localized, localized } from '#site/locale.ts'
import { formatList, labelOf } from '#site/staff-format.ts'

/** Numbers the requests to somebody, so that their mails look different. */
export const nameList = (reference: string, nth: number): string =>
  nth > 1 ? `${reference}, list ${nth}` : reference

const about: Record<CaseParty, string> = { applicant: 'your application', firm: 'your client’s case' }

const reminder = {
  reminders: [
    {
      subject: (party: CaseParty, reference: string) =>
        `Reminder: we’re waiting for documents for ${about[party]} (${reference})`,
      heading: 'A reminder: documents are still needed',
      text: 'A few days ago we asked you for documents. These haven’t reached us yet:',
    },
    {
      subject: (party: CaseParty, reference: string) =>
        `Second reminder: documents for ${about[party]} (${reference})`,
      heading: 'A second reminder: documents are still needed',
      text: 'We can’t finish our review without these documents, and they haven’t reached us yet:',
    },
    {
      subject: (party: CaseParty, reference: string) =>
        `Last reminder: documents for ${about[party]} (${reference})`,
      heading: 'Our last reminder: documents are still needed',
      text: 'We won’t remind you again. The file stays open, and you can still send these:',
    },
  ],
  stop: 'Stop these reminders',
}

export const reminderWords: Localized<typeof reminder> = localized({ en: reminder })

/** The reviewer can change the text before it is sent, never the subject. */
const request = {
  subject: (party: CaseParty, reference: string, nth: number) =>
    party === 'applicant'
      ? `Documents we need for your application (${nameList(reference, nth)})`
      : `Documents we need from your firm (${nameList(reference, nth)})`,
  heading: 'We need a few documents',
  text: {
    applicant:
      'To keep your application moving, we need the documents below.\n\nYou can send them on your case page. Photos taken with your phone are fine. If you don’t have one of them, tell us there and we’ll find another way.',
    firm: 'Your client asked us for pre-settlement funding and named your firm. To review the case, we need the documents below.\n\nYou can send them on your firm’s page. You don’t need an account.',
  } satisfies Record<CaseParty, string>,
}

export const requestWords: Localized<typeof request> = localized({ en: request })

export function writeStatusReason(party: CaseParty, types: readonly DocumentType[]): string {
  const kinds = [...new Set(types.map((type) => labelOf(documentTypes, type)))]
  return `Requested from the ${labelOf(caseParties, party).toLowerCase()}: ${formatList(kinds)}`
}
