import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../tests/support/add-application.ts'
import { plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import { openLiveStream } from '../../../tests/support/live-stream.ts'

describe.each(databaseKinds())('live news on %s', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const site = await app.listen({ port: 0, host: '127.0.0.1' })
  const owner = await signIn(app)

  async function follow(headers: Record<string, string>, lastEventId?: string) {
    const stream = await openLiveStream(site, headers, lastEventId ? { lastEventId } : {})
    onTestFinished(stream.close)
    if (stream.answer.status === 200) await stream.hear('hello')
    return stream
  }
  const addNote = (id: string, body: string) =>
    app.inject({ method: 'POST', url: `/api/applications/${id}/notes`, headers: owner, payload: { body } })
  const askNews = async (headers: Record<string, string>, after = '') =>
    (await app.inject({ url: `/api/admin/live/news?after=${after}`, headers })).json()
  const isAbout = (applicationId: string) => (data: Record<string, unknown>) =>
    data.applicationId === applicationId

  test('tell every desk at once what happened, by ids alone', async () => {
    const { headers } = await signInAs(app, 'reviewer', 'Told Reviewer')
    const streams = [await follow(owner), await follow(headers), await follow(headers)]
    const { id } = (
      await app.inject({ method: 'POST', url: '/api/applications', payload: plaintiffPayload })
    ).json()
    await addNote(id, 'Nobody but the desk reads pumpernickel.')
    for (const stream of streams) {
      const arrival = await stream.hear('news', isAbout(id))
      expect(arrival.data).toMatchObject({ kind: 'submitted', by: null })
      const note = await stream.hear('news', ({ kind }) => kind === 'note-added')
      expect(Object.keys(note.data).sort()).toEqual(['applicationId', 'at', 'by', 'id', 'kind'])
      expect(note.data.by).toMatch(/^[0-9a-f-]{36}$/)
      const words = JSON.stringify(stream.heard)
      for (const word of ['pumpernickel', plaintiffPayload.lastName, plaintiffPayload.email])
        expect(words).not.toContain(word)
    }
    const { answer } = await follow(owner)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    expect(answer.headers.get('cache-control')).toContain('no-transform')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('reach whoever comes back, by stream or by asking, with all that they missed', async () => {
    const id = await addApplication({ database })
    const first = await follow(owner)
    await addNote(id, 'One')
    const { id: lastEventId } = await first.hear('news', isAbout(id))
    first.close()
    await addNote(id, 'Two')
    await addNote(id, 'Three')

    const again = await follow(owner, lastEventId)
    const { data: hello } = await again.hear('hello')
    expect(hello).toMatchObject({ isGap: false })
    const kept = await askNews(owner, lastEventId)
    for (const news of [
      again.heard.filter(({ name }) => name === 'news').map(({ data }) => data),
      kept.news,
    ]) {
      const missed = news.filter((entry: { id: number }) => entry.id > Number(lastEventId?.split('.')[0]))
      expect(missed).toMatchObject([{ kind: 'note-added' }, { kind: 'note-added' }])
    }
    // Who names no mark, or one that nobody made, is told to read everything.
    expect(await askNews(owner)).toMatchObject({ isGap: true, news: [] })
    expect(await askNews(owner, 'yesterday')).toMatchObject({ isGap: true, news: [] })
  })

  test('tell those who write the site, and no reviewer, that texts were published', async () => {
    const editor = await signInAs(app, 'editor', 'Telling Editor')
    const reviewer = await signInAs(app, 'reviewer', 'Reading Reviewer')
    const [writing, reading] = [await follow(owner), await follow(reviewer.headers)]
    const payload = { key: 'global.contact.hero-title', section: 'global', type: 'text', content: 'Call us' }
    const url = '/api/content'
    const made = await app.inject({ method: 'POST', url, headers: editor.headers, payload })
    expect(made.statusCode).toBe(201)
    const { data } = await writing.hear('news', ({ kind }) => kind === 'texts-published')
    expect(data).toMatchObject({ id: null, applicationId: null, by: editor.person.id })
    const id = await addApplication({ database })
    await addNote(id, 'Heard after it')
    await reading.hear('news', isAbout(id))
    expect(reading.heard.some(({ data: { kind } }) => kind === 'texts-published')).toBe(false)
  })

  test('keep applicants from editors', async () => {
    const { headers } = await signInAs(app, 'editor')
    const [editor, reader] = [await follow(headers), await follow(owner)]
    const id = await addApplication({ database })
    await addNote(id, 'Not for editors')
    await reader.hear('news', isAbout(id))
    const after = String((await editor.hear('hello')).data.mark)
    expect(editor.namesHeard()).toEqual(['hello'])
    expect(await askNews(headers, after)).toMatchObject({ news: [], presence: [] })
    const place = { method: 'PUT', url: '/api/admin/live/place', payload: { applicationId: id } } as const
    expect((await app.inject({ ...place, headers })).statusCode).toBe(403)
  })

  test('end with the session, for whatever reason it ends', async () => {
    const change = async (method: 'PATCH' | 'POST', path: string, payload?: object) => {
      const answer = await app.inject({
        method,
        url: `/api/admin/people/${path}`,
        headers: owner,
        ...(payload && { payload }),
      })
      expect(answer.statusCode).toBe(204)
    }
    const { person, headers } = await signInAs(app, 'reviewer', 'Leaving Reviewer')
    const demoted = await follow(headers)
    await change('PATCH', person.id, { role: 'editor' })
    await demoted.ended
    const logged = await follow(headers)
    await app.inject({ method: 'POST', url: '/api/admin/logout', headers })
    await logged.ended
    const { person: gone, headers: theirs } = await signInAs(app, 'reviewer', 'Disabled Reviewer')
    const disabled = await follow(theirs)
    await change('POST', `${gone.id}/disable`)
    await disabled.ended
    expect((await openLiveStream(site, theirs)).answer.status).toBe(401)
  })

  test('leave room for the others of one browser', async () => {
    const { headers } = await signInAs(app, 'reviewer', 'Many Tabs')
    for (let tab = 0; tab < 8; tab += 1) await follow(headers)
    expect((await follow(headers)).answer.status).toBe(429)
    expect((await follow(owner)).answer.status).toBe(200)
  })
})
