import type { Transaction } from '#db/database.ts'
import { JobPostponed, type JobServices } from '#lib/jobs/job.ts'
import { judgeMail, mayWrite } from '#lib/mail/allowance.ts'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import type { ApplicationMail } from '#site/choices/application-review.ts'
import type { CaseParty } from '#site/choices/case-file.ts'
import { recordEvents } from './mutations.ts'

type MailEntry = { applicationId: string; mail: ApplicationMail; party?: CaseParty; itemIds?: string[] }
type AddressedMail = Mail & { to: Address }

/** Mails the administrator about an application, and records it in the timeline. */
export async function mailAdministrator(
  { db, mailer }: JobServices,
  letter: Mail,
  { applicationId, mail }: MailEntry,
): Promise<void> {
  await mailer.send(letter)
  await recordEvents(db, [{ applicationId, type: 'mail-sent', details: { mail } }])
}

/**
 * Mails the address the applicant typed, unless it has had its share today. The timeline says which, so that reviewers
 * know whether the applicant has heard from us.
 */
export async function mailApplicantOnce(
  { db, mailer }: JobServices,
  letter: AddressedMail,
  { applicationId, mail }: MailEntry,
): Promise<void> {
  const cause = mail === 'documents-receipt' ? 'documents' : 'receipt'
  const mayBeSent = await mayWrite(db, { id: letter.id, to: letter.to.address, applicationId, cause })
  if (mayBeSent) await mailer.send(letter)
  const type = mayBeSent ? 'mail-sent' : 'mail-held-back'
  await recordEvents(db, [{ applicationId, type, details: { mail } }])
}

/**
 * Mails the applicant or the firm what the desk has to say, and records it. It waits while the mailbox has had its share,
 * and is held back for good if the mailbox wants nothing from us. Returns whether it was sent.
 * `keep` writes what else has to be known, together with the timeline's entry.
 */
export async function mailForDesk(
  { db, mailer }: Pick<JobServices, 'db' | 'mailer'>,
  letter: AddressedMail,
  { applicationId, ...details }: MailEntry,
  keep: (tx: Transaction) => Promise<void> = async () => {},
): Promise<boolean> {
  const { id, to } = letter
  const judged = await judgeMail(db, { id, to: to.address, applicationId, cause: 'desk' })
  if (judged === 'later') throw new JobPostponed()
  if (judged === 'send') await mailer.send(letter)
  const type = judged === 'send' ? 'mail-sent' : 'mail-held-back'
  await db.transaction(async (tx) => {
    await recordEvents(tx, [{ applicationId, type, details }])
    await keep(tx)
  })
  return judged === 'send'
}
