import { eq } from 'drizzle-orm'
import { applications } from '#db/schema/index.ts'
import type { DatabaseKind } from '#db/testing.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from './add-application.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Typed = Partial<typeof applications.$inferInsert>

/** A desk with two reviewers and an editor, and ways to make firms and files. For `describe(…, async () => …)`. */
export async function openFirmsDesk(kind: DatabaseKind) {
  const { database, app } = await openTestApp(kind)
  const ruth = (await signInAs(app, 'reviewer', 'Ruth Owens')).headers
  const paul = (await signInAs(app, 'reviewer', 'Paul Webb')).headers
  const editor = (await signInAs(app, 'editor', 'Eve Stone')).headers
  const callAs = (headers: { cookie?: string }) => async (method: Method, url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson ? answer.json() : undefined,
    }
  }
  const call = callAs(ruth)
  const addFirm = async (name: string, more: object = {}) =>
    (await call('POST', '/api/firms', { name, domains: [], ...more })).body
  const addFile = async (typed: Typed = {}) => {
    const role = typed.role ?? 'plaintiff'
    const id = await addApplication({ database }, { role })
    await database.db
      .update(applications)
      .set({ role, ...typed })
      .where(eq(applications.id, id))
    return id
  }
  return { database, app, call, callAs, ruth, paul, editor, addFirm, addFile }
}
