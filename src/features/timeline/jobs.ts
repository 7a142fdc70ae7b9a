import type { JobServices } from '#lib/jobs/job.ts'
import { mayMail } from '#lib/mail/allowance.ts'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import type { ApplicationMail } from '#site/choices/application-review.ts'
import { recordEvents } from './mutations.ts'

/** Mails the administrator about an application, and records it in the timeline. */
export async function mailAdministrator(
  { db, mailer }: JobServices,
  letter: Mail,
  { applicationId, mail }: { applicationId: string; mail: ApplicationMail },
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
  letter: Mail & { to: Address },
  { applicationId, mail }: { applicationId: string; mail: ApplicationMail },
): Promise<void> {
  const mayBeSent = await mayMail(db, { id: letter.id, to: letter.to.address })
  if (mayBeSent) await mailer.send(letter)
  const type = mayBeSent ? 'mail-sent' : 'mail-held-back'
  await recordEvents(db, [{ applicationId, type, details: { mail } }])
}
