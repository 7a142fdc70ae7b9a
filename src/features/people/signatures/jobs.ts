import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { limitChanges, people } from '#db/schema/index.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { defaultLocale } from '#site/locale.ts'
import { writeAloneMail } from './mail.tsx'

/** Mails the person who lifted a limit alone: somebody else may have sat at their desk. */
export const mailLimitAlone = defineJob({
  name: 'limit-lifted-alone',
  schema: z.object({ changeId: z.uuid() }),
  async run({ changeId }, { db, mailer, publicUrl }) {
    const [row] = await db
      .select({ change: limitChanges, to: { name: people.name, email: people.email } })
      .from(limitChanges)
      .innerJoin(people, eq(people.id, limitChanges.personId))
      .where(eq(limitChanges.id, changeId))
    if (!row?.change.aloneFrom || row.change.effectiveAt || row.change.endedAt) return
    const texts = await readTexts(db, identityTexts, defaultLocale)
    const about = { id: changeId, to: row.to, aloneFrom: row.change.aloneFrom }
    await mailer.send(writeAloneMail(about, { company: texts['global.brand.name'], publicUrl }))
  },
})
