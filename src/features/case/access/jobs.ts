import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { caseCodes } from '#db/schema/index.ts'
import { mailAndRecord } from '#features/correspondence/delivery/jobs.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { mayWrite } from '#lib/mail/allowance.ts'
import { defaultLocale } from '#site/locale.ts'
import { findByReference, hashCode } from './data.ts'
import { writeCodeMail } from './mail.tsx'

const lifetime = 10 * 60_000
/** Whoever asked has given up by then, and a mail out of the blue frightens people. */
const patience = 30 * 60_000

/**
 * Mails a code to the applicant, if the reference and the address belong together. Asked for again within half a minute,
 * it is done once. The code is made from the id of the request: the queue doesn't hold it, and each attempt mails the
 * same one.
 */
export const mailCaseCode = defineJob({
  name: 'case-code',
  schema: z.object({
    askId: z.uuid(),
    askedAt: z.iso.datetime(),
    reference: z.string(),
    emailHash: z.string(),
  }),
  once: { key: ({ reference, emailHash }) => `${reference} ${emailHash}`, seconds: 30 },
  longestPauseSeconds: 60,
  async run({ askId, askedAt, ...asked }, services) {
    const { db, linkTokens } = services
    if (Date.now() - Date.parse(askedAt) > patience) return
    const application = await findByReference(services, asked)
    // A guess gets this far, and no further.
    if (!application) return
    const { id: applicationId, email } = application
    const id = `case-code-${applicationId}-${askId}`
    // Before the code: whoever asks too often must not end the code that the applicant is typing.
    if (!(await mayWrite(db, { id, to: email, applicationId }))) return
    const code = drawCode(linkTokens(`case code ${askId}`))
    await keepCode(services, { applicationId, code })
    const texts = await readTexts(db, identityTexts, defaultLocale)
    await mailAndRecord(services, writeCodeMail({ id, code, email }, texts), {
      applicationId,
      mail: 'case-code',
    })
  },
})

/** Six digits out of 256 bits. */
const drawCode = (token: string) =>
  String(createHash('sha256').update(token).digest().readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** Keeps a code instead of the one before. The same one, mailed again, has no new tries. */
async function keepCode(
  { db, rowSealer }: JobServices,
  { applicationId, code }: { applicationId: string; code: string },
): Promise<void> {
  const codeHash = hashCode(rowSealer, applicationId, code)
  const expiresAt = new Date(Date.now() + lifetime)
  await db
    .insert(caseCodes)
    .values({ applicationId, codeHash, expiresAt })
    .onConflictDoUpdate({
      target: caseCodes.applicationId,
      set: {
        codeHash,
        expiresAt,
        tries: sql`case when ${caseCodes.codeHash} = excluded.code_hash then ${caseCodes.tries} else 0 end`,
      },
    })
}
