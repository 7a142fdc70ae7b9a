import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvents, applications, caseLinks } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'
import { createTestRowSealer, testSecret } from '../../../../tests/support/row-sealer.ts'
import { findCaseLink } from './data.ts'
import { findCaseUrl } from './mutations.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)

describe.each(databaseKinds())('links to the case page on %s', async (kind) => {
  const { database } = await openTestApp(kind)
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
      const close = async (days: number) => {
        await db.update(applications).set({ status: 'declined' }).where(eq(applications.id, applicationId))
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
    },
  )
})
