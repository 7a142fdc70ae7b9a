import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvents, firmRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addFirm, linkFirm } from '../../../../tests/support/add-firm.ts'
import { openFirmsDesk } from '../../../../tests/support/firms.ts'

const lastYear = new Date().getUTCFullYear() - 1
const novemberBegins = new Date(Date.UTC(lastYear, 10, 1)).getUTCDay()
/** The fourth Thursday of last year's November. */
const thanksgiving = Date.UTC(lastYear, 10, 1 + ((4 - novemberBegins + 7) % 7) + 21)
/** That many days after the holiday, by the clock of the office. */
const at = (days: number, hour: string) => {
  const date = new Date(thanksgiving + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
  return sql<Date>`${`${date} ${hour} America/New_York`}::timestamptz`
}
const [wednesday, friday, saturday, monday, secondFriday] = [-1, 1, 2, 4, 8] as const

describe.each(databaseKinds())('how fast firms are (%s)', async (kind) => {
  const { database, call, addFile } = await openFirmsDesk(kind)
  const { db } = database

  test('is counted in business days without the weekend and the holiday, and its middle value sorts', async () => {
    // Past the API: the pace of all firms is read with the first record, and kept for a while.
    const [steady, slow, silent] = [
      await addFirm(db, 'Pace A'),
      await addFirm(db, 'Pace B'),
      await addFirm(db, 'Pace C'),
    ]
    const addFileOf = async (firmId: string) => {
      const applicationId = await addFile()
      await linkFirm(db, { applicationId, firmId })
      return applicationId
    }
    type Told = Pick<typeof applicationEvents.$inferInsert, 'type' | 'actor'> & { party?: 'firm' }
    const tell = (applicationId: string, { type, actor, party }: Told, happenedAt: ReturnType<typeof at>) =>
      db.insert(applicationEvents).values({
        ...{ applicationId, type, actor, happenedAt },
        details: { session: '', ...(party && { party }) },
      })
    const ask = async (id: string, since: ReturnType<typeof at>, till: ReturnType<typeof at>) => {
      await tell(id, { type: 'firm-asked', actor: 'admin' }, since)
      await db
        .insert(firmRecords)
        .values({ id, acknowledgedAt: till })
        .onConflictDoUpdate({ target: firmRecords.id, set: { acknowledgedAt: till } })
    }
    const ours = { type: 'message-sent', actor: 'admin', party: 'firm' } as const
    const theirs = { type: 'firm-message-received', actor: 'firm', party: 'firm' } as const

    // Half of Wednesday, no holiday, Friday, no weekend, half of Monday: 2. The other one: half and half, 1.
    const first = await addFileOf(steady)
    await ask(first, at(wednesday, '12:00'), at(monday, '12:00'))
    await ask(await addFileOf(steady), at(friday, '12:00'), at(monday, '12:00'))
    // What we write on a Saturday waits from Monday's first hour, however often we write; their second message counts no more.
    await tell(first, ours, at(saturday, '10:00'))
    await tell(first, ours, at(monday, '09:00'))
    await tell(first, theirs, at(monday, '12:00'))
    await tell(first, theirs, at(secondFriday, '12:00'))
    // Half of Wednesday, Friday, four days, half of Friday: 6, which is slow.
    const second = await addFileOf(slow)
    await tell(second, ours, at(wednesday, '12:00'))
    await tell(second, theirs, at(secondFriday, '12:00'))
    await addFileOf(silent)

    const paceOf = async (id: string) => (await call('GET', `/api/firms/${id}`)).body.pace
    expect(await paceOf(steady)).toEqual({
      confirm: { days: 1.5, of: 2 },
      answer: { days: 0.5, of: 1 },
      all: { confirm: { days: 1.5, of: 2 }, answer: { days: 3.3, of: 2 } },
    })
    expect(await paceOf(slow)).toMatchObject({ confirm: null, answer: { days: 6, of: 1 } })
    expect(await paceOf(silent)).toMatchObject({ confirm: null, answer: null })

    const page = async (query: string) => (await call('GET', `/api/firms/page?${query}`)).body
    expect((await page('slow=true')).firms).toMatchObject([
      { name: 'Pace B', answerDays: 6, confirmDays: null, isSlow: true },
    ])
    expect((await call('GET', '/api/firms/counts')).body).toMatchObject({ all: 3, slow: 1 })

    const readAll = async (sort: string) => {
      const names: string[] = []
      for (let after = ''; ; ) {
        const { firms, next } = await page(`limit=1&sort=${sort}&after=${after}`)
        names.push(...firms.map(({ name }: { name: string }) => name.slice(-1)))
        if (!next || names.length > 3) return names.join('')
        after = encodeURIComponent(next)
      }
    }
    expect(await readAll('-answer')).toBe('BAC')
    expect(await readAll('answer')).toBe('ABC')
    expect(await readAll('-confirm')).toBe('ABC')
    expect(await readAll('confirm')).toBe('ABC')
  })
})
