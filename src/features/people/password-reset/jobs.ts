import { eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { passwordResets } from '#db/schema/index.ts'
import { findActivePerson } from '#features/people/sign-in/data.ts'
import { readSiteName } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { hashSecret } from '#lib/secrets.ts'
import { writeResetMail } from './mail.tsx'

const lifetime = 60 * 60_000

/** For an address that nobody here has, the id is invented, and this ends. */
export const mailReset = defineJob({
  name: 'password-reset',
  schema: z.object({ id: z.uuid(), personId: z.uuid() }),
  async run({ id, personId }, { db, mailer, publicUrl, linkTokens }) {
    const person = await findActivePerson(db, { id: personId })
    if (!person?.email) return
    const token = linkTokens(`password reset ${id} ${personId}`)
    const tokenHash = hashSecret(token)
    await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now() - interval '30 days'`))
    await db
      .insert(passwordResets)
      .values({ tokenHash, personId, expiresAt: new Date(Date.now() + lifetime) })
      .onConflictDoNothing()
    const [kept] = await db.select().from(passwordResets).where(eq(passwordResets.tokenHash, tokenHash))
    // At a later attempt it may have been used, or its hour may be over.
    if (!kept || kept.expiresAt.getTime() <= Date.now()) return
    const to = { name: person.name, address: person.email }
    await mailer.send(writeResetMail({ id, token, to }, await readSiteName(db), publicUrl))
  },
})
