import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '#db/database.ts'
import { applicationEvents, applications, caseLinks, caseSessions, linkSettings } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { createTestRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import { findCaseLink } from './data.ts'
import { findCaseUrl, startCaseSession } from './mutations.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)

describe.each(databaseKinds())('links to the case page on %s', async (kind) => {
  const { app, database } = await openTestApp(kind)
  const headers = await signIn(app)
  const setting = '/api/admin/link-days'
  const setDays = (days: number) => app.inject({ method: 'PUT', url: setting, headers, payload: { days } })
  const { db } = database
  const services = { db, rowSealer: createTestRowSealer(testSecret), publicUrl: '' }

  test.each(['applicant', 'firm'] as const)(
    'of the %s end 180 days after the case was closed, and a mail after that has another',
    async (party) => {
      const applicationId = await addApplication({ database })
      const makeUrl = () => findCaseUrl(services, applicationId, party)
      const url = await makeUrl()
      const isOpen = async (address = url) => {
        const token = address.slice(address.lastIndexOf('/') + 1)
        return (await findCaseLink(db, { token, party })) !== undefined
      }
      const isTheirs = eq(caseLinks.applicationId, applicationId)
      await db
        .update(caseLinks)
        .set({ createdAt: daysAgo(400) })
        .where(isTheirs)
      expect(await isOpen()).toBe(true)
      const setStatus = (status: 'declined' | 'funded') =>
        db.update(applications).set({ status }).where(eq(applications.id, applicationId))
      await setStatus('funded')
      expect(await isOpen()).toBe(true)
      const close = async (days: number) => {
        await setStatus('declined')
        const change = { fromStatus: 'received', toStatus: 'declined', happenedAt: daysAgo(days) } as const
        await db
          .insert(applicationEvents)
          .values({ ...change, applicationId, type: 'status-changed', actor: 'admin' })
      }
      await close(181)
      expect(await isOpen()).toBe(false)
      const another = await makeUrl()
      expect([await isOpen(another), await makeUrl()]).toEqual([true, another])
      await close(179)
      await db
        .update(caseLinks)
        .set({ createdAt: daysAgo(400) })
        .where(isTheirs)
      expect(await isOpen(another)).toBe(true)

      expect((await setDays(178)).json()).toEqual({ days: 178 })
      expect(await isOpen(another)).toBe(false)
      await setDays(180)
      expect(await isOpen(another)).toBe(true)
    },
  )

  // The embedded database has one connection.
  test.runIf(kind === 'postgres')(
    'sessions that start at the same moment never wait for one another',
    async () => {
      const applicationId = await addApplication({ database })
      const start = (tx: Transaction) => startCaseSession(tx, { applicationId, isOwnDevice: false })
      for (let count = 0; count < 25; count += 1) await db.transaction(start)
      await db.transaction(async (tx) => {
        await start(tx)
        await db.transaction(start)
      })
      const isTheirs = eq(caseSessions.applicationId, applicationId)
      expect(await db.$count(caseSessions, isTheirs)).toBeLessThanOrEqual(21)
      await db.transaction(start)
      expect(await db.$count(caseSessions, isTheirs)).toBe(20)
    },
  )

  test('work for 180 days unless the owner says how many, from 30 to 3650', async () => {
    await db.delete(linkSettings)
    const readDays = async () => (await app.inject({ url: setting, headers })).json()
    expect(await readDays()).toEqual({ days: 180 })
    for (const days of [29, 3651, 45.5]) expect((await setDays(days)).statusCode).toBe(400)
    for (const days of [30, 3650]) {
      expect((await setDays(days)).statusCode).toBe(200)
      expect(await readDays()).toEqual({ days })
    }
  })
})
