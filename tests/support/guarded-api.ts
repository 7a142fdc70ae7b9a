import { expect } from 'vitest'
import type { DatabaseKind } from '#db/testing.ts'
import { openTestApp, signIn } from '#server/testing.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export async function serveTestApi(kind: DatabaseKind) {
  const { app } = await openTestApp(kind)
  const headers = await signIn(app)
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
