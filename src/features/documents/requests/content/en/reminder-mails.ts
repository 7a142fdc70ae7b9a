import type { CaseParty } from '#domain/case-file.ts'
import { nameList } from './list.ts'

const about: Record<CaseParty, string> = { applicant: 'your application', firm: 'your client’s case' }

export const en = {
  reminders: [
    {
      subject: (party: CaseParty, reference: string, nth: number) =>
        `Reminder: we’re waiting for documents for ${about[party]} (${nameList(reference, nth)})`,
      heading: 'A reminder: documents are still needed',
      text: 'A few days ago we asked you for documents. These haven’t reached us yet:',
    },
    {
      subject: (party: CaseParty, reference: string, nth: number) =>
        `Second reminder: documents for ${about[party]} (${nameList(reference, nth)})`,
      heading: 'A second reminder: documents are still needed',
      text: 'We can’t finish our review without these documents, and they haven’t reached us yet:',
    },
    {
      subject: (party: CaseParty, reference: string, nth: number) =>
        `Last reminder: documents for ${about[party]} (${nameList(reference, nth)})`,
      heading: 'Our last reminder: documents are still needed',
      text: 'We won’t remind you again. The file stays open, and you can still send these:',
    },
  ],
  stop: 'Stop these reminders',
}
