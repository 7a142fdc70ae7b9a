import { z } from 'zod'
import { findColleague } from '#features/people/security-notices/data.ts'
import { readSiteName } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { writeBankMail } from './mail.tsx'

/** To every owner: whoever changes where firms send money could keep it. */
export const mailBankChanged = defineJob({
  name: 'our-bank-changed',
  schema: z.object({ mailId: z.uuid(), personId: z.uuid(), by: z.string().nullable() }),
  async run({ mailId, personId, by }, { db, mailer, publicUrl }) {
    const to = await findColleague(db, personId)
    if (to?.role !== 'owner') return
    const company = await readSiteName(db)
    await mailer.send(writeBankMail({ id: `${mailId}-${personId}`, to, by }, { company, publicUrl }))
  },
})
