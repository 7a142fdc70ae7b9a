import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from './postgres.ts'
import { bumpSiteVersion, readSiteVersion, SITE_CHANGED } from './site-version.ts'
import { createTestDb, databaseKinds, type TestDatabase } from './testing.ts'

describe.each(databaseKinds())('the site version on %s', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDb(kind)
  })
  afterEach(() => database.close())

  const bump = () => database.db.transaction((tx) => bumpSiteVersion(tx))

  it('is 0 before anything changed and grows by one with each change', async () => {
    expect(await readSiteVersion(database.db)).toBe(0)
    expect(await bump()).toBe(1)
    expect(await bump()).toBe(2)
    expect(await readSiteVersion(database.db)).toBe(2)
  })

  it('counts every one of many changes made at once', async () => {
    const versions = await Promise.all(Array.from({ length: 20 }, bump))
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(await readSiteVersion(database.db)).toBe(20)
  })

  it('stays and tells nobody when the change is rolled back', async () => {
    const heard: string[] = []
    await database.listen(
      SITE_CHANGED,
      (payload) => heard.push(payload),
      () => {},
    )
    await expect(
      database.db.transaction(async (tx) => {
        await bumpSiteVersion(tx)
        throw new Error('the change failed')
      }),
    ).rejects.toThrow('the change failed')
    await bump()
    await expect.poll(() => heard).toEqual(['1'])
  })

  it('reaches a listener with the number that can then be read', async () => {
    const { promise: heard, resolve } = Promise.withResolvers<string>()
    await database.listen(SITE_CHANGED, resolve, () => {})
    await bump()
    expect(Number(await heard)).toBe(await readSiteVersion(database.db))
  })

  it('no longer reaches a listener that was stopped', async () => {
    const heard: string[] = []
    const stop = await database.listen(
      SITE_CHANGED,
      (payload) => heard.push(payload),
      () => {},
    )
    await bump()
    await expect.poll(() => heard).toEqual(['1'])
    await stop()
    await bump()
    expect(heard).toEqual(['1'])
  })
})

it('reaches another process on the same PostgreSQL', async () => {
  const here = await createTestDb('postgres')
  const there = await openPostgres({ databaseUrl: here.databaseUrl ?? '', onError: () => {} })
  onTestFinished(async () => {
    await there.close()
    await here.close()
  })
  const heard: string[] = []
  await there.listen(
    SITE_CHANGED,
    (payload) => heard.push(payload),
    () => {},
  )
  await here.db.transaction((tx) => bumpSiteVersion(tx))
  await expect.poll(() => heard).toEqual(['1'])
})
