import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentDrafts, contentItems, contentPublications, contentVersions } from '#db/schema/index.ts'
import { readSiteVersion } from '#db/site-version.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signInAs } from '#server/testing.ts'

type Draft = { key: string; content: string | null; base: number; revision: string }

describe.each(databaseKinds())('drafts that go public together (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const ann = (await signInAs(app, 'editor', 'Ann Editor')).headers
  const ben = (await signInAs(app, 'owner', 'Ben Owner')).headers
  beforeEach(async () => {
    for (const table of [contentDrafts, contentPublications, contentItems, contentVersions])
      await database.db.delete(table)
  })

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object | undefined,
    headers = ann,
  ) => app.inject({ method, url, headers, ...(payload && { payload }) })
  const write = async (key: string, content: string | null, more: object = {}, headers = ann) => {
    const words = { type: 'text', content, base: 0, revision: null, ...more }
    return call('PUT', `/api/content-drafts/${key}`, words, headers)
  }
  const draft = async (key: string, content: string | null, more: object = {}, headers = ann) =>
    (await write(key, content, more, headers)).json<Draft>()
  const listMine = async (headers = ann) =>
    (await call('GET', '/api/content-drafts', undefined, headers)).json<{ mine: Draft[]; others: object[] }>()
  const publish = (drafts: Draft[], { id = randomUUID(), headers = ann } = {}) => {
    const chosen = drafts.map(({ key, revision }) => ({ key, revision }))
    return call('POST', '/api/content-publications', { id, drafts: chosen }, headers)
  }
  const readPublic = async (key: string) => (await app.inject(`/api/content/${key}`)).json().content

  test('go public at once, as one version of the site', async () => {
    const drafts = [await draft('hero.headline', 'New headline'), await draft('hero.subtext', 'New words')]
    expect(await readPublic('hero.headline')).toBeUndefined()
    const before = await readSiteVersion(database.db)
    const answer = await publish(drafts)
    expect(answer.json()).toMatchObject({
      keys: ['hero.headline', 'hero.subtext'],
      publishedBy: 'Ann Editor',
    })
    expect(await readSiteVersion(database.db)).toBe(before + 1)
    expect([await readPublic('hero.headline'), await readPublic('hero.subtext')]).toEqual([
      'New headline',
      'New words',
    ])
    expect((await listMine()).mine).toEqual([])
  })

  test('sent twice are one publication', async () => {
    const drafts = [await draft('hero.headline', 'Once')]
    const id = randomUUID()
    const answers = await Promise.all([publish(drafts, { id }), publish(drafts, { id })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await publish(drafts, { id })).json()).toEqual(answers[0]?.json())
    expect((await call('GET', '/api/content-publications')).json()).toHaveLength(1)
  })

  test('go public together or not at all when somebody saved first, and name the text', async () => {
    const mine = [await draft('hero.headline', 'Mine'), await draft('hero.subtext', 'Mine too')]
    await publish([await draft('hero.subtext', 'Theirs', {}, ben)], { headers: ben })
    const refused = await publish(mine)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([409, ['hero.subtext']])
    expect(await readPublic('hero.headline')).toBeUndefined()
    expect((await listMine()).mine).toEqual(mine)
    const { revision } = mine[1] ?? {}
    const again = await draft('hero.subtext', 'Mine too', { base: 1, revision })
    expect((await publish([...mine.slice(0, 1), again])).statusCode).toBe(200)
    expect(await readPublic('hero.subtext')).toBe('Mine too')
  })

  test('follow the rules of a single text, with the reason by key', async () => {
    const drafts = [await draft('global.contact.phone', 'Ask for Ann'), await draft('hero.headline', '  ')]
    const refused = await publish(drafts)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual({
      'global.contact.phone': [expect.stringMatching(/can’t be dialed/)],
      'hero.headline': ['Content is required'],
    })
    expect((await listMine()).mine).toHaveLength(2)
  })

  test('can be undone together: the pages show the old texts, and the words are drafts again', async () => {
    await publish([await draft('hero.headline', 'First')])
    const drafts = [await draft('hero.headline', null, { base: 1 }), await draft('hero.subtext', 'Only here')]
    const { id } = (await publish(drafts)).json()
    expect([await readPublic('hero.headline'), await readPublic('hero.subtext')]).toEqual([
      undefined,
      'Only here',
    ])
    const undo = () => call('POST', `/api/content-publications/${id}/undo`)
    expect((await undo()).json().undoneAt).not.toBeNull()
    expect((await undo()).statusCode).toBe(200)
    expect([await readPublic('hero.headline'), await readPublic('hero.subtext')]).toEqual([
      'First',
      undefined,
    ])
    const { mine } = await listMine()
    expect(mine.map(({ key, content }) => [key, content])).toEqual([
      ['hero.headline', null],
      ['hero.subtext', 'Only here'],
    ])
    expect((await publish(mine)).statusCode).toBe(200)
  })

  test('can’t be undone over a newer text', async () => {
    const { id } = (await publish([await draft('hero.headline', 'Mine')])).json()
    await publish([await draft('hero.headline', 'Later', { base: 1 }, ben)], { headers: ben })
    const refused = await call('POST', `/api/content-publications/${id}/undo`)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([409, ['hero.headline']])
    expect(await readPublic('hero.headline')).toBe('Later')
  })

  test('from two windows don’t replace each other, and saving twice is one save', async () => {
    const first = await draft('hero.headline', 'One')
    const saved = await draft('hero.headline', 'Two', { revision: first.revision })
    expect((await draft('hero.headline', 'Two', { revision: first.revision })).revision).toBe(saved.revision)
    expect((await write('hero.headline', 'Other', { revision: first.revision })).statusCode).toBe(409)
    expect((await publish([first])).statusCode).toBe(409)
    const drop = (revision: string) =>
      call('DELETE', `/api/content-drafts/hero.headline?revision=${revision}`)
    expect((await drop(first.revision)).statusCode).toBe(409)
    expect((await drop(saved.revision)).statusCode).toBe(204)
  })

  test('stay with their author; others learn only that one exists, and for which text', async () => {
    await draft('hero.headline', 'Secret plan')
    const { mine, others } = await listMine(ben)
    expect(mine).toEqual([])
    expect(others).toEqual([{ key: 'hero.headline', name: 'Ann Editor', updatedAt: expect.any(String) }])
    expect((await write('no.such-key', 'Words')).statusCode).toBe(404)
    expect((await write('hero.headline', 'x'.repeat(100_001))).statusCode).toBe(400)
    expect((await publish([])).statusCode).toBe(400)
  })
})
