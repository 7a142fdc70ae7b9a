import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firmCodes } from '#db/schema/index.ts'
import { writeCodeMail } from '#features/correspondence/letters/mail.tsx'
import { listRoomAddresses } from '#features/firms/room/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { mayWrite } from '#lib/mail/allowance.ts'
import { codeLifetime, codePatience, drawCode } from '#lib/mailed-codes.ts'
import { staffLocale } from '#site/locale.ts'
import { clientsWords } from './content/words.ts'
import { hashMailbox, hashRoomCode } from './data.ts'

/** Mails a code if somebody at a firm has the address. The queue doesn't hold it. */
export const mailRoomCode = defineJob({
  name: 'firm-code',
  schema: z.object({
    askId: z.uuid(),
    askedAt: z.iso.datetime(),
    part: z.string(),
    mailboxHash: z.string(),
  }),
  once: { key: ({ mailboxHash }) => mailboxHash, seconds: 30 },
  maxPauseSeconds: 60,
  async run({ askId, askedAt, part, mailboxHash }, services) {
    const { db, rowSealer, mailer, linkTokens } = services
    if (Date.now() - Date.parse(askedAt) > codePatience) return
    const addresses = await listRoomAddresses(db, part)
    const email = addresses.find((address) => hashMailbox(rowSealer, address) === mailboxHash)
    // Guesses end here.
    if (!email) return
    const id = `firm-code-${askId}`
    // Before the code: asking too often must not end the code that somebody is typing.
    if (!(await mayWrite(db, { id, to: email }))) return
    const code = drawCode(linkTokens(`firm code ${askId}`))
    await keepCode(services, { mailboxHash, code })
    const texts = await readTexts(db, identityTexts, staffLocale)
    const words = clientsWords[staffLocale].mail
    await mailer.send(writeCodeMail({ id, code, email }, texts, { words, locale: staffLocale }))
  },
})

/** Replaces the code before. The same code, mailed again, gets no new tries. */
async function keepCode(
  { db, rowSealer }: JobServices,
  { mailboxHash, code }: { mailboxHash: string; code: string },
): Promise<void> {
  const codeHash = hashRoomCode(rowSealer, mailboxHash, code)
  const expiresAt = new Date(Date.now() + codeLifetime)
  const tries = sql`case when ${firmCodes.codeHash} = excluded.code_hash then ${firmCodes.tries} else 0 end`
  await db
    .insert(firmCodes)
    .values({ mailboxHash, codeHash, expiresAt })
    .onConflictDoUpdate({ target: firmCodes.mailboxHash, set: { codeHash, expiresAt, tries } })
}
