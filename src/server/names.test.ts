import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { people, privacyRecords } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addApplication } from '../../tests/support/add-application.ts'
import { openTestApp, signInAs } from './testing.ts'

describe.each(databaseKinds())('every change says who made it (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const owner = await signInAs(app, 'owner', 'Ruth Owens')
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers: owner.headers, ...(payload && { payload }) })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.body === '' ? {} : answer.json()
  }
  const rename = (name: string) =>
    database.db.update(people).set({ name }).where(eq(people.id, owner.person.id))

  test('in a timeline, by the name at that time', async () => {
    const id = await addApplication({ database })
    await call('PATCH', `/api/applications/${id}/status`, { status: 'in-review', version: 1 })
    await call('POST', `/api/applications/${id}/notes`, { body: 'Called her.' })
    const link = await call('POST', `/api/applications/${id}/upload-token`)
    await call('PATCH', `/api/applications/${id}/upload-tokens/${link.id}`, { deactivated: true })
    await rename('Ruth Baker')
    const { timeline, notes } = await call('GET', `/api/applications/${id}`)
    await rename('Ruth Owens')
    type Entry = { type: string; details: { person?: { name: string } } | null }
    const whoDid = (timeline as Entry[]).map(({ type, details }) => [type, details?.person?.name])
    expect(whoDid).toEqual([
      ['viewed', 'Ruth Baker'],
      ['upload-link-deactivated', 'Ruth Owens'],
      ['upload-link-created', 'Ruth Owens'],
      ['note-added', 'Ruth Owens'],
      ['status-changed', 'Ruth Owens'],
    ])
    expect(notes).toMatchObject([{ writtenBy: 'Ruth Owens' }])

    await call('DELETE', `/api/applications/${id}/person`, { reason: 'requested' })
    expect(await database.db.select().from(privacyRecords)).toMatchObject([
      { action: 'deletion', personId: owner.person.id, personName: 'Ruth Owens' },
    ])
  })

  test('in the versions of texts and posts, and never to the site’s readers', async () => {
    const key = 'hero.title'
    await call('POST', '/api/content', { key, section: 'hero', type: 'text', content: 'One' })
    await call('PUT', `/api/content/${key}`, { content: 'Two' })
    expect(await call('GET', `/api/content/${key}/versions`)).toMatchObject([{ writtenBy: 'Ruth Owens' }])
    expect(await call('GET', '/api/content')).toMatchObject([{ key, writtenBy: 'Ruth Owens' }])
    expect((await app.inject(`/api/content/${key}`)).body).not.toContain('Ruth')

    const words = { title: 'A post', slug: 'a-post', content: '<p>One</p>', published: true }
    const post = await call('POST', '/api/blog/posts', words)
    await call('PUT', `/api/blog/posts/${post.id}`, { content: '<p>Two</p>' })
    const versions = await call('GET', `/api/blog/posts/${post.id}/versions`)
    expect(versions).toMatchObject([{ changedBy: 'Ruth Owens' }])
    expect((await app.inject('/api/blog/slug/a-post')).body).not.toContain('Ruth')
  })

  test('in the replies to messages', async () => {
    const sent = { name: 'Bo', email: 'bo@example.net', subject: 'urgent', message: 'Are you there today?' }
    await app.inject({ method: 'POST', url: '/api/contact', payload: sent })
    const [message] = (await call('GET', '/api/contact/messages')).messages
    const reply = await call('POST', `/api/contact/messages/${message.id}/replies`, { text: 'We are.' })
    expect(reply).toMatchObject({ writtenBy: 'Ruth Owens' })
  })
})
