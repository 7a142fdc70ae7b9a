import type { CaseParty } from '#domain/case-file.ts'
import type { Localized } from '#site/locale.ts'

/** Numbers the requests to somebody, so that their mails look different. */
export const nameList = (reference: string, nth: number): string =>
  nth > 1 ? `${reference}, list ${nth}` : reference

const about: Record<CaseParty, string> = { applicant: 'your application', firm: 'your client’s case' }

const en = {
  reminders: [
    {
      subject: (party: CaseParty, reference: string) =>
        `Reminder: we’re waiting for documents for ${about[party]} (${reference})`,
      heading: 'A reminder: documents are still missing',
      text: 'A few days ago we asked you for documents. These haven’t reached us yet:',
    },
    {
      subject: (party: CaseParty, reference: string) =>
        `Second reminder: documents for ${about[party]} (${reference})`,
      heading: 'A second reminder: documents are still missing',
      text: 'We can’t finish our review without these documents, and they haven’t reached us yet:',
    },
    {
      subject: (party: CaseParty, reference: string) =>
        `Last reminder: documents for ${about[party]} (${reference})`,
      heading: 'Our last reminder: documents are still missing',
      text: 'We won’t remind you again. The file stays open, and you can still send these:',
    },
  ],
  stop: 'Stop these reminders',
}

export const reminderWords: Localized<typeof en> = { en }
