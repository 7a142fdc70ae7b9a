import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mailTemplates } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { ownTemplates } from './content/templates.ts'
import type { MailTemplate } from './schema.ts'

describe.each(databaseKinds())('templates (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const olga = await signInAs(app, 'owner', 'Olga Owner')
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')
  const list = async (): Promise<MailTemplate[]> =>
    (await app.inject({ url: '/api/templates', headers: ruth.headers })).json()
  const save = (id: string, payload: object, { headers } = olga) =>
    app.inject({ method: 'PUT', url: `/api/templates/${id}`, payload, headers })
  const remove = (id: string, version: number, { headers } = olga) =>
    app.inject({ method: 'DELETE', url: `/api/templates/${id}?version=${version}`, headers })
  const words = { name: 'Call us', subject: 'Please call us', body: 'Hello {name}, please call {phone}.' }
  const template = { ...words, party: 'applicant', statuses: ['received'], version: 0 }

  test('come with the program, and of two who change one the second is told', async () => {
    const [own] = await list()
    expect(await list()).toHaveLength(ownTemplates.length)
    const id = own?.id ?? ''
    const changes = await Promise.all([
      save(id, { ...template, name: 'By one' }),
      save(id, { ...template, name: 'By another' }),
    ])
    expect(changes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await save(id, { ...template, version: 1 })).json()).toMatchObject({
      version: 2,
      changedBy: 'Olga Owner',
    })
    expect((await remove(id, 1)).statusCode).toBe(409)
    expect((await remove(id, 2)).statusCode).toBe(204)
    expect((await remove(id, 2)).statusCode).toBe(204)
    expect((await list()).map((one) => one.id)).not.toContain(id)
  })

  test('are added by whoever writes, once if sent twice, and changed by the owner alone', async () => {
    const id = randomUUID()
    expect((await save(id, template, ruth)).statusCode).toBe(200)
    expect((await save(id, template, ruth)).json()).toMatchObject({ id, version: 1 })
    expect((await save(id, { ...template, version: 1 }, ruth)).statusCode).toBe(403)
    expect((await save(ownTemplates[1]?.id ?? '', template, ruth)).statusCode).toBe(403)
    expect((await remove(id, 1, ruth)).statusCode).toBe(403)
    expect(JSON.stringify(await database.db.select().from(mailTemplates))).not.toContain('Please call us')
  })

  test.each([
    [{ subject: 'For {name}' }, 'only {reference} and {count}'],
    [{ subject: 'Your injury' }, 'injury'],
    [{ body: 'Dear {nobody}' }, '{nobody}'],
    [{ name: '' }, 'name'],
  ])('with %j are refused', async (wrong, why) => {
    const answer = await save(randomUUID(), { ...template, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(why)
  })
})
