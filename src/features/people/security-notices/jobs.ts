import { z } from 'zod'
import { readSiteName } from '#features/texts/data.ts'
import { defineJob } from '#lib/jobs/job.ts'
import { findColleague, findOrigin } from './data.ts'
import { writeNoticeMail } from './mail.tsx'
import { noticeSchema } from './schema.ts'

export const mailNotice = defineJob({
  name: 'person-notice',
  schema: z.object({ id: z.uuid(), personId: z.uuid(), at: z.iso.datetime(), notice: noticeSchema }),
  async run({ id, personId, at, notice }, { db, mailer, publicUrl }) {
    const person = await findColleague(db, personId)
    // The first owner may have no address yet; the profile says so.
    const email = notice.kind === 'email-changed' ? notice.formerEmail : person?.email
    if (!person || !email) return
    const { kind } = notice
    const colleague = kind === 'new-colleague' ? await findColleague(db, notice.colleagueId) : undefined
    if (kind === 'new-colleague' && !colleague) return
    const session = kind === 'new-browser' ? await findOrigin(db, notice.sessionHash) : undefined
    const to = { name: person.name, email }
    const news = { id, kind, at: new Date(at), to, session, colleague }
    await mailer.send(writeNoticeMail(news, await readSiteName(db), publicUrl))
  },
})
