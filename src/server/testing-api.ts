import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { createTestDb, type DatabaseKind, type TestDatabase } from '#db/testing.ts'
import { buildTestApp, signIn } from './testing.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The API for the tests of one `describe`, which an administrator and a stranger can call. */
export function serveTestApi(kind: DatabaseKind) {
  let database: TestDatabase
  let app: FastifyInstance
  let headers: Record<string, string>
  beforeAll(async () => {
    database = await createTestDb(kind)
    app = await buildTestApp(database)
    headers = await signIn(app)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  return {
    callAsAdmin: (method: Method, url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) }),
    getAsAnyone: (url: string) => app.inject(url),
    async expectGuarded(method: Method, url: string) {
      const forged = { cookie: 'admin_session=forged' }
      expect((await app.inject({ method, url })).statusCode).toBe(401)
      expect((await app.inject({ method, url, headers: forged })).statusCode).toBe(401)
    },
  }
}
