import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'

describe.each(databaseKinds())('what fills a reply (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')
  const id = await addApplication({ database })
  beforeAll(async () => {
    await database.db.update(applications).set({ email: 'own@example.com' }).where(eq(applications.id, id))
  })

  async function write(email: string): Promise<string> {
    const payload = { name: 'Typed Name', email, subject: 'funding-inquiry', message: 'Where do I send it?' }
    return (await app.inject({ method: 'POST', url: '/api/contact', payload })).json().id
  }
  const link = async (messageId: string) =>
    expect(
      await app.inject({
        method: 'PUT',
        url: `/api/contact/messages/${messageId}/files/${id}`,
        payload: { verdict: 'linked' },
        headers: ruth.headers,
      }),
    ).toMatchObject({ statusCode: 200 })
  const read = async (messageId: string, { headers } = ruth) =>
    app.inject({ url: `/api/contact/messages/${messageId}/values`, headers })

  test('gives away nothing before somebody has linked the message to an application', async () => {
    const answer = (await read(await write('own@example.com'))).json()
    expect(answer).toMatchObject({ party: null, status: null })
    expect(answer.values).toMatchObject({ name: 'Typed Name', colleague: 'Ruth Owens' })
    expect(Object.keys(answer.values).toSorted()).toEqual(['colleague', 'name', 'phone'])
  })

  test('gives away nothing to an address the application doesn’t know, linked or not', async () => {
    const messageId = await write('stranger@example.com')
    await link(messageId)
    expect((await read(messageId)).json()).toMatchObject({ party: null })
    expect((await read(messageId)).json().values).not.toHaveProperty('reference')
  })

  test('fills in everything for a linked message from a known address', async () => {
    const messageId = await write('Own@Example.com')
    await link(messageId)
    const answer = (await read(messageId)).json()
    expect(answer).toMatchObject({ party: 'applicant', status: 'received' })
    expect(answer.values.reference).toMatch(/^[A-Z]{2}-/)
  })

  test('has no values without a message, and none for an editor', async () => {
    expect((await read('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    const editor = await signInAs(app, 'editor')
    expect((await read(await write('own@example.com'), editor)).statusCode).toBe(403)
  })
})
