import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applicationEvents } from '#db/schema/index.ts'
import type { ApplicationMail } from '#domain/application-review.ts'
import type { CaseParty } from '#domain/case-file.ts'
import type { MailCause } from '#domain/mail-causes.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { JobPostponed, type JobServices } from '#lib/jobs/job.ts'
import { judgeMail, mailboxOf, mayWrite } from '#lib/mail/allowance.ts'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { numberSubject } from '#lib/mail/number-subject.ts'
import { hashSecret } from '#lib/secrets.ts'
import { staffLocale } from '#site/locale.ts'
import { type ContactOptions, findContactOptions } from '../reply-addresses/mutations.ts'
import { isHeldBack, readLanguage } from './data.ts'

type Services = Pick<JobServices, 'db' | 'mailer'>
type MailEntry = {
  applicationId: string
  mail: ApplicationMail
  party?: CaseParty
  itemIds?: string[]
  fileMailId?: string
}
export type AddressedMail = Mail & { to: Address }
type Keep = (tx: Transaction, isSent: boolean) => Promise<void>

/** Without a recipient it goes to the administrator. `keep` writes more in the transaction of the timeline's entry. */
export async function mailAndRecord(
  { db, mailer }: Services,
  letter: Mail,
  { applicationId, ...details }: MailEntry,
  keep: Keep = async () => {},
): Promise<void> {
  const { id, to, subject } = letter
  const mailHash = hashSecret(id)
  const subjectHash = hashSecret(`${mailboxOf(to?.address ?? '')} ${subject}`)
  const alike = await countAlike(db, { applicationId, mailHash, subjectHash })
  const numbered = async () => {
    const isTheirs = to !== undefined && details.party !== 'firm'
    const locale = isTheirs ? await readLanguage(db, applicationId) : staffLocale
    return { ...letter, subject: numberSubject(subject, alike + 1, locale) }
  }
  await mailer.send(alike > 0 ? await numbered() : letter)
  await db.transaction(async (tx) => {
    const entry = { ...details, mailHash, subjectHash }
    await recordEvents(tx, [{ applicationId, type: 'mail-sent', details: entry }])
    await keep(tx, true)
  })
}

/** How many other mails about the application had this recipient and subject: mailboxes show those as one thread. */
async function countAlike(
  db: Database,
  { applicationId, mailHash, subjectHash }: { applicationId: string; mailHash: string; subjectHash: string },
): Promise<number> {
  const { details } = applicationEvents
  const [row] = await db
    .select({ alike: sql`count(distinct ${details} ->> 'mailHash')`.mapWith(Number) })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, applicationId),
        eq(applicationEvents.type, 'mail-sent'),
        sql`${details} ->> 'subjectHash' = ${subjectHash}`,
        // A second try is the same mail.
        sql`${details} ->> 'mailHash' <> ${mailHash}`,
      ),
    )
  return row?.alike ?? 0
}

const causes: Partial<Record<ApplicationMail, MailCause>> = {
  receipt: 'receipt',
  'documents-receipt': 'documents',
}

/** As `mailApplicantOnce`, for a letter that says how to reach us back. */
export async function writeApplicantOnce(
  services: JobServices,
  write: (options: ContactOptions) => AddressedMail,
  entry: MailEntry,
): Promise<void> {
  const options = await findContactOptions(services, entry.applicationId, 'applicant')
  await mailApplicantOnce(services, write(options), entry)
}

/** Holds the mail back if the address has had its share today, or while the claim is on hold. The timeline tells reviewers which. */
export async function mailApplicantOnce(
  services: Services,
  letter: AddressedMail,
  { applicationId, mail }: MailEntry,
): Promise<void> {
  const { db } = services
  const cause = causes[mail] ?? 'asked'
  const isHeld = await isHeldBack(db, applicationId, letter.to.address)
  if (!isHeld && (await mayWrite(db, { id: letter.id, to: letter.to.address, applicationId, cause }))) {
    return mailAndRecord(services, letter, { applicationId, mail })
  }
  await recordEvents(db, [{ applicationId, type: 'mail-held-back', details: { mail } }])
}

/** Waits while the mailbox has had its share, and gives up if it wants nothing from us or the claim is on hold. Returns whether it was sent. */
export async function mailForDesk(
  services: Services,
  letter: AddressedMail,
  entry: MailEntry,
  keep: Keep = async () => {},
): Promise<boolean> {
  const { db } = services
  const { applicationId, ...details } = entry
  const isHeld = await isHeldBack(db, applicationId, letter.to.address)
  const judged = isHeld
    ? 'stopped'
    : await judgeMail(db, { id: letter.id, to: letter.to.address, applicationId, cause: 'desk' })
  if (judged === 'later') throw new JobPostponed()
  if (judged === 'send') await mailAndRecord(services, letter, entry, keep)
  else {
    await db.transaction(async (tx) => {
      await recordEvents(tx, [{ applicationId, type: 'mail-held-back', details }])
      await keep(tx, false)
    })
  }
  return judged === 'send'
}
