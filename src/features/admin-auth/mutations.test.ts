import { verify } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { adminCredential, adminSessions } from '#db/schema/index.ts'
import { createTestDb, databaseKinds } from '#db/testing.ts'
import { ensureAdminPassword } from './mutations.ts'

describe.each(databaseKinds)("the administrator's password on %s", (kind) => {
  test('is made once, and kept only as an argon2id hash', async () => {
    const { db, close } = await createTestDb(kind)
    const { generated } = await ensureAdminPassword(db, undefined)
    expect(generated).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    expect(await ensureAdminPassword(db, undefined)).toEqual({ generated: undefined })
    const [row] = await db.select().from(adminCredential)
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,/)
    expect(await verify(row?.passwordHash ?? '', generated ?? '')).toBe(true)
    await close()
  })

  test('is made by one of several processes that start at once', async () => {
    const { db, close } = await createTestDb(kind)
    const made = await Promise.all(Array.from({ length: 4 }, () => ensureAdminPassword(db, undefined)))
    expect(made.filter(({ generated }) => generated)).toHaveLength(1)
    await close()
  })

  test('a configured one replaces the old and ends every session, but only when it is new', async () => {
    const { db, close } = await createTestDb(kind)
    await ensureAdminPassword(db, 'first password!')
    const signIn = () =>
      db.insert(adminSessions).values({ idHash: 'x', expiresAt: new Date(Date.now() + 60_000) })
    await signIn()
    await ensureAdminPassword(db, 'first password!')
    expect(await db.$count(adminSessions)).toBe(1)
    await ensureAdminPassword(db, 'second password!')
    expect(await db.$count(adminSessions)).toBe(0)
    const [row] = await db.select().from(adminCredential)
    expect(await verify(row?.passwordHash ?? '', 'second password!')).toBe(true)
    await close()
  })
})
