import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { caseCodes } from '#db/schema/index.ts'
import { mailAndRecord } from '#features/correspondence/delivery/jobs.ts'
import { writeCodeMail } from '#features/correspondence/letters/mail.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { mayWrite } from '#lib/mail/allowance.ts'
import { codeLifetime, codePatience, drawCode } from '#lib/mailed-codes.ts'
import { codeMailWords } from './content.ts'
import { findByReference, hashCode } from './data.ts'

/** Mails a code if the reference and the address belong together. */
export const mailCaseCode = defineJob({
  name: 'case-code',
  schema: z.object({
    askId: z.uuid(),
    askedAt: z.iso.datetime(),
    reference: z.string(),
    emailHash: z.string(),
  }),
  once: { key: ({ reference, emailHash }) => `${reference} ${emailHash}`, seconds: 30 },
  maxPauseSeconds: 60,
  async run({ askId, askedAt, ...asked }, services) {
    const { db, linkTokens } = services
    if (Date.now() - Date.parse(askedAt) > codePatience) return
    const application = await findByReference(services, asked)
    // Guesses end here.
    if (!application) return
    const { id: applicationId, email, language } = application
    const id = `case-code-${applicationId}-${askId}`
    // Before the code: asking too often must not end the code that the applicant is typing.
    if (!(await mayWrite(db, { id, to: email, applicationId }))) return
    const code = drawCode(linkTokens(`case code ${askId}`))
    await keepCode(services, { applicationId, code })
    const texts = await readTexts(db, identityTexts, language)
    const letter = writeCodeMail({ id, code, email }, texts, {
      words: codeMailWords[language],
      locale: language,
    })
    await mailAndRecord(services, letter, {
      applicationId,
      mail: 'case-code',
    })
  },
})

/** Replaces the code before. The same code, mailed again, gets no new tries. */
async function keepCode(
  { db, rowSealer }: JobServices,
  { applicationId, code }: { applicationId: string; code: string },
): Promise<void> {
  const codeHash = hashCode(rowSealer, applicationId, code)
  const expiresAt = new Date(Date.now() + codeLifetime)
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
