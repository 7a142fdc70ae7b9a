import { beforeAll, describe, expect, test } from 'vitest'
import { contractSettings } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openDecidingDesk, openFile } from '../../../../tests/support/decisions.ts'

describe.each(databaseKinds())('contracts, on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { db } = desk.database
  beforeAll(async () => {
    await db.insert(contractSettings).values({ isOn: true })
  })
  test('are drafted from the offer that stands', async () => {
    const file = await openFile(desk)
    await file.approve(10_000_00)
    const answer = await file.call('POST', '/contracts', desk.ruth.headers, { fundingOn: '2026-12-31' })
    expect(answer.status).toBe(201)
    const again = await file.call('POST', '/contracts', desk.ruth.headers, { fundingOn: '2026-12-31' })
    expect(again.body.id).toBe(answer.body.id)
    const read = await file.call('GET', '/contracts', desk.ruth.headers)
    expect(read.body.contracts).toHaveLength(1)
  })
})
