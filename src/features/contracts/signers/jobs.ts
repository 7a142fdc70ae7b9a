import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { signerCodes } from '#db/schema/index.ts'
import { signerParties } from '#domain/contracts.ts'
import { mailAndRecord } from '#features/correspondence/delivery/jobs.ts'
import { writeCodeMail } from '#features/correspondence/letters/mail.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { mayWrite } from '#lib/mail/allowance.ts'
import { codeLifetime, codePatience, drawCode } from '#lib/mailed-codes.ts'
import { isSameSecret } from '#lib/secrets.ts'
import { staffLocale } from '#site/locale.ts'
import { signerWords } from './content/words.ts'
import { hashSignerCode, hashSignerEmail, readSignerFile } from './data.ts'
import type { SignerPlace } from './schema.ts'

/** Mails a code to the signer. The queue holds neither the code nor the address. */
export const mailSignerCode = defineJob({
  name: 'signing-code',
  schema: z.object({
    askId: z.uuid(),
    askedAt: z.iso.datetime(),
    applicationId: z.uuid(),
    party: z.enum(signerParties),
    emailHash: z.string(),
  }),
  once: { key: ({ applicationId, party }) => `${applicationId} ${party}`, seconds: 30 },
  maxPauseSeconds: 60,
  async run({ askId, askedAt, applicationId, party, emailHash }, services) {
    const { db, rowSealer, linkTokens } = services
    if (Date.now() - Date.parse(askedAt) > codePatience) return
    const found = await readSignerFile(db, applicationId)
    const email = found?.emails[party]
    // An address that was corrected meanwhile gets the next one.
    if (!found || !email || !isSameSecret(hashSignerEmail(rowSealer, email), emailHash)) return
    const id = `signing-code-${applicationId}-${askId}`
    // Before the code: asking too often must not end the code that somebody is typing.
    if (!(await mayWrite(db, { id, to: email, applicationId }))) return
    const code = drawCode(linkTokens(`signing code ${askId}`))
    const place = { applicationId, party }
    await keepCode(services, place, hashSignerCode(rowSealer, place, `${emailHash} ${code}`))
    const locale = party === 'person' ? found.file.language : staffLocale
    const texts = await readTexts(db, identityTexts, locale)
    const letter = writeCodeMail({ id, code, email }, texts, { words: signerWords[locale].mail, locale })
    const isFirms = party === 'attorney' && found.file.role === 'plaintiff'
    await mailAndRecord(services, letter, {
      ...{ applicationId, mail: 'signing-code' },
      ...(isFirms && { party: 'firm' as const }),
    })
  },
})

/** Replaces the code before. The same code, mailed again, gets no new tries. */
async function keepCode({ db }: JobServices, place: SignerPlace, codeHash: string): Promise<void> {
  const expiresAt = new Date(Date.now() + codeLifetime)
  const tries = sql`case when ${signerCodes.codeHash} = excluded.code_hash then ${signerCodes.tries} else 0 end`
  await db
    .insert(signerCodes)
    .values({ ...place, codeHash, expiresAt })
    .onConflictDoUpdate({
      target: [signerCodes.applicationId, signerCodes.party],
      set: { codeHash, expiresAt, tries },
    })
}
