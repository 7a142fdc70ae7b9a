import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvents, applications, forgottenPromises } from '#db/schema/index.ts'
import { readSiteVersion } from '#db/site-version.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { addPromisedHours } from '#site/promise-clock.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { countKeptPromise } from './data.ts'
import { keepPromisesOf, recountKeptPromise } from './mutations.ts'

const url = '/api/admin/our-word'
const now = new Date('2026-10-20T16:00:00Z')
const hour = 60 * 60_000
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * hour)

/** Columbus Day is the only holiday of these weeks. */
const holidays = ['2026-10-12']
/** Counts minute by minute, and shares nothing with the code it checks. */
function recountMinutes(from: Date, to: Date): number {
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' })
  let minutes = 0
  for (let at = from.getTime(); at < to.getTime(); at += 60_000) {
    const date = local.format(at)
    if (new Date(`${date}T12:00:00Z`).getUTCDay() !== 0 && !holidays.includes(date)) minutes += 1
  }
  return minutes
}

describe.each(databaseKinds())('how we kept our word (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const { db } = database
  const headers = await signIn(app)
  const put = (payload: object) => app.inject({ method: 'PUT', url, headers, payload })

  type Status = (typeof applications.$inferSelect)['status']
  type Told = { submitted: Date; hours?: number; status?: Status; isSpam?: boolean; withdrawn?: number }

  /** A file, its answer so many hours after it came, and when it was withdrawn, in hours too. */
  async function addFile({ submitted, hours, status = 'approved', isSpam = false, withdrawn }: Told) {
    const id = await addApplication({ database }, { submittedAt: submitted })
    const answeredAt = hours === undefined ? null : new Date(submitted.getTime() + hours * hour)
    const dueAt = addPromisedHours(submitted)
    await db
      .update(applications)
      .set({
        answerDueAt: dueAt,
        status: withdrawn ? 'withdrawn' : answeredAt ? status : 'in-review',
        spamReason: isSpam ? 'honeypot' : null,
      })
      .where(eq(applications.id, id))
    if (answeredAt)
      await db.insert(applicationEvents).values({
        ...{ applicationId: id, type: 'status-changed', fromStatus: 'received', toStatus: status },
        ...{ actor: 'admin', happenedAt: answeredAt },
      })
    if (withdrawn)
      await db.insert(applicationEvents).values({
        ...{ applicationId: id, type: 'status-changed', fromStatus: 'in-review', toStatus: 'withdrawn' },
        ...{ actor: 'applicant', happenedAt: new Date(submitted.getTime() + withdrawn * hour) },
      })
    return { id, submitted, answeredAt, dueAt }
  }

  test('is off until the owner turns it on, and says no number below 20 files', async () => {
    expect((await app.inject({ url, headers })).json()).toEqual({ isShown: false, files: 0, least: 20 })
    expect((await app.inject({ url })).statusCode).toBe(401)
    expect((await put({ isShown: true, median: 1 })).statusCode).toBe(400)
    expect((await put({ isShown: true })).json()).toMatchObject({ isShown: true })
    expect((await countKeptPromise(db, now)).told).toBeNull()
    expect((await put({ isShown: false })).json()).toMatchObject({ isShown: false })
  })

  test('counts every promise that was due or answered in 30 days, like a recount by hand', async () => {
    const kept: Awaited<ReturnType<typeof addFile>>[] = []
    const add = async (told: Told) => void kept.push(await addFile(told))
    for (let place = 0; place < 19; place += 1)
      await add({
        submitted: daysAgo(2 + place),
        hours: 1 + place * 2.5,
        status: (['approved', 'declined', 'documents-needed', 'funded'] as const)[place % 4] ?? 'approved',
      })
    expect(await countKeptPromise(db, now)).toEqual({ files: 19, told: null })
    // Answered long before these days, but late and answered within them, and still waiting.
    await addFile({ submitted: daysAgo(40), hours: 3 })
    await add({ submitted: daysAgo(45), hours: 24 * 30 })
    await add({ submitted: daysAgo(4) })
    // Late when they were withdrawn, so they count: without an answer, and with one that was late.
    await add({ submitted: daysAgo(13), withdrawn: 30 })
    await add({ submitted: daysAgo(13), hours: 28, withdrawn: 50 })
    // None of these has a promise that was due.
    await addFile({ submitted: daysAgo(13), withdrawn: 20 })
    await addFile({ submitted: daysAgo(13), hours: 3, withdrawn: 50 })
    await addFile({ submitted: daysAgo(5), isSpam: true })
    await addFile({ submitted: new Date(now.getTime() - hour) })
    // A decision that was taken back answered nobody.
    const undone = await addFile({ submitted: daysAgo(6), hours: 2 })
    await db.insert(applicationEvents).values({
      ...{ applicationId: undone.id, type: 'status-changed', fromStatus: 'approved', toStatus: 'in-review' },
      ...{ actor: 'admin', happenedAt: daysAgo(5.5), details: { undo: true } },
    })
    kept.push({ ...undone, answeredAt: null })

    const { files, told } = await countKeptPromise(db, now)
    const minutes = kept.flatMap(({ submitted, answeredAt }) =>
      answeredAt ? recountMinutes(submitted, answeredAt) : [],
    )
    const waits = [...minutes, ...kept.filter(({ answeredAt }) => !answeredAt).map(() => Infinity)].sort(
      (one, other) => one - other,
    )
    const half = waits.length / 2
    const median = ((waits[Math.ceil(half) - 1] ?? 0) + (waits[Math.floor(half)] ?? 0)) / 2
    expect(files).toBe(kept.length)
    expect(told).toMatchObject({
      day: '2026-10-20',
      promisedHours: 24,
      onTime: minutes.filter((count) => count <= 24 * 60).length,
      waiting: 3,
      medianMinutes: Math.round(median),
    })
    const drawn = told?.columns ?? []
    expect(drawn).toHaveLength(49)
    expect(drawn.reduce((sum, { onTime, late }) => sum + onTime + late, 0)).toBe(minutes.length)
    for (const { from, to, onTime, late } of drawn)
      expect(onTime + late).toBe(
        minutes.filter((count) => (from === 0 || count > from * 60) && count <= (to ?? Infinity) * 60).length,
      )
  })

  test('makes pages again only when they would say something else', async () => {
    await put({ isShown: true })
    await recountKeptPromise(db, now)
    const version = await readSiteVersion(db)
    await recountKeptPromise(db, new Date(now.getTime() + hour))
    expect(await readSiteVersion(db)).toBe(version)
    await addFile({ submitted: daysAgo(3), hours: 5 })
    await recountKeptPromise(db, now)
    expect(await readSiteVersion(db)).toBe(version + 1)
  })

  test('deleting somebody’s data changes no figure and keeps nothing of the person', async () => {
    const today = new Date()
    const late = await addFile({ submitted: new Date(today.getTime() - 8 * 24 * hour), hours: 24 * 6 })
    const before = await countKeptPromise(db, today)
    await db.transaction(async (tx) => {
      await keepPromisesOf(tx, [late.id])
      await tx.delete(applications).where(eq(applications.id, late.id))
    })
    const after = await countKeptPromise(db, today)
    expect(after.files).toBe(before.files)
    const [row] = await db.select().from(forgottenPromises)
    expect(row).toMatchObject({ isOnTime: false })
    expect(row?.dueAt.getUTCMinutes()).toBe(0)
    expect(JSON.stringify(row)).not.toContain(late.id)
  })
})
