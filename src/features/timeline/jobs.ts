import type { JobServices } from '#lib/jobs/job.ts'
import { mayMail } from '#lib/mail/allowance.ts'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import type { ApplicationMail } from '#site/choices/application-review.ts'
import { recordEvents } from './mutations.ts'

/** Sends a mail about an application to the administrator, and says so in its timeline. */
export async function mailAdministrator(
  { db, mailer }: JobServices,
  letter: Mail,
  { applicationId, mail }: { applicationId: string; mail: ApplicationMail },
): Promise<void> {
  await mailer.send(letter)
  await recordEvents(db, [{ applicationId, type: 'mail-sent', details: { mail } }])
}

/**
 * Sends a mail to the address that somebody typed when they applied, unless it had its share today. The timeline says
 * which: whoever reads it knows whether the applicant has heard from us.
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
