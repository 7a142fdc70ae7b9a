import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { stateCodes } from '#domain/states.ts'
import { testimonialTexts } from '#features/marketing/home/content/testimonials.ts'
import { suggestionFor } from '#features/rules/content/suggestions.ts'
import { buildTestApp, openTestApp, signIn, signInAs } from '#server/testing.ts'
import { recordClaimNames } from '#site/claims.ts'
import { restrictedStates } from './content.ts'
import type { LaunchState } from './schema.ts'

const today = () => new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
const sources = Object.fromEntries(recordClaimNames.map((name) => [name, 'Ledger of October 2026']))

describe.each(databaseKinds())('the way to opening day (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const headers = await signIn(app)

  const send = (method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) =>
    app.inject({ method, url, headers, payload })

  const readTasks = async (from = app, as = headers) => {
    const answer = await from.inject({ url: '/api/admin/launch-tasks', headers: as })
    const tasks: LaunchState[] = answer.json()
    return Object.fromEntries(tasks.map(({ task, ...state }) => [task, state]))
  }
  const readLeft = async () =>
    Object.entries(await readTasks()).flatMap(([task, { isDone }]) => (isDone ? [] : task))

  test('leaves everything to the owner that the program cannot do by itself', async () => {
    expect(await readLeft()).toEqual([
      'rules',
      'licenses',
      'testimonials',
      'claims',
      'phone',
      'address',
      'mail',
      'public-address',
      'price',
      'second-factor',
      'scanner',
      'backups',
      'retention',
    ])
  })

  test('reminds an editor of the site’s tasks alone, who may not say what only the owner knows', async () => {
    const editor = await signInAs(app, 'editor')
    expect(Object.keys(await readTasks(app, editor.headers))).toEqual(['testimonials', 'phone', 'address'])
    const change = { method: 'PATCH', url: '/api/admin/opening', payload: { day: today() } } as const
    expect((await app.inject({ ...change, headers: editor.headers })).statusCode).toBe(403)
  })

  test('checks off the texts as they are replaced', async () => {
    const quotes = testimonialTexts['testimonials.items'].default.en
    const own = { ...quotes[0], content: 'They called back the same day.' }
    const texts = [
      {
        section: 'testimonials',
        key: 'testimonials.items',
        type: 'json',
        content: [own, ...quotes.slice(2)],
      },
      { section: 'global', key: 'global.contact.phone', type: 'text', content: '(614) 555-0142' },
      {
        section: 'global',
        key: 'global.contact.office-address',
        type: 'html',
        content: '9 Elm St<br>Dayton',
      },
    ]
    for (const { content, ...text } of texts) {
      const words = typeof content === 'string' ? content : JSON.stringify(content)
      expect((await send('POST', '/api/content', { ...text, content: words })).statusCode).toBe(201)
    }
    expect(await readTasks()).toMatchObject({
      testimonials: { isDone: false, progress: { done: 2, of: 6 } },
      phone: { isDone: true },
      address: { isDone: true },
    })
    await send('PUT', '/api/content/testimonials.items', { content: JSON.stringify([own]) })
    expect((await readTasks()).testimonials).toMatchObject({ isDone: true, progress: { done: 6, of: 6 } })
  })

  test('checks off what is decided on other screens', async () => {
    await send('PUT', '/api/admin/team-settings', { requiresSecondFactor: true })
    const never = { applications: null, messages: null, declinedDocuments: null, spamUploads: null }
    await send('PUT', '/api/admin/retention', { ...never, consentProofs: null })
    const terms = { monthlyRate: 3, compounding: 'simple', fee: 0, capMultiple: null, mostMonths: null }
    await send('POST', '/api/admin/price/terms', { ...terms, basedOn: 0 })
    expect(await readTasks()).toMatchObject({
      price: { isDone: true },
      'second-factor': { isDone: true },
      retention: { isDone: true },
    })
  })

  test('counts the rules that somebody confirmed, and the licenses that are on file', async () => {
    expect(await readTasks()).toMatchObject({
      rules: { isBegun: false, progress: { done: 0, of: 50 } },
      licenses: { isDone: false, progress: null },
    })
    await send('POST', '/api/state-rules/adopt', { codes: [...stateCodes] })
    const wanting = stateCodes.filter((code) => suggestionFor(code).posture === 'license')
    expect(await readTasks()).toMatchObject({
      rules: { isDone: false, isBegun: true, progress: { done: 0, of: 50 } },
      licenses: { isDone: false, progress: { done: 0, of: wanting.length } },
    })
    // New York's comes in December, and its number is missing today.
    for (const code of wanting) {
      const { confidence, isSeen, note, effectiveFrom, ...rule } = suggestionFor(code)
      const dated = effectiveFrom ? { effectiveFrom } : {}
      await send('PUT', `/api/state-rules/${code}`, { ...rule, ...dated, license: `${code}-118` })
    }
    for (const code of stateCodes) await send('POST', `/api/state-rules/${code}/check`, {})
    expect(await readTasks()).toMatchObject({
      rules: { isDone: true, progress: { done: 50, of: 50 } },
      licenses: { isDone: true, progress: { done: wanting.length, of: wanting.length } },
    })
  })

  test('names as many restricted states as the suggestions have', () => {
    expect(stateCodes.filter((code) => suggestionFor(code).posture !== 'open')).toHaveLength(restrictedStates)
  })

  test('believes a restore for ninety days, and a claim once it has a source', async () => {
    await send('PATCH', '/api/admin/opening', { restoredOn: daysAgo(91) })
    expect((await readTasks()).backups?.isDone).toBe(false)
    await send('PATCH', '/api/admin/opening', { restoredOn: daysAgo(3), day: '2026-12-07' })
    await send('PATCH', '/api/admin/opening', { sources: { lawFirms: '  ', successRate: 'Count of May 3' } })
    expect(await readTasks()).toMatchObject({
      backups: { isDone: true },
      claims: { isDone: false, progress: { done: 1, of: 6 } },
    })
    for (const _ of ['first', 'again']) {
      const answer = await send('PATCH', '/api/admin/opening', { sources })
      expect(answer.json()).toEqual({ day: '2026-12-07', restoredOn: daysAgo(3), sources })
    }
    expect((await readTasks()).claims?.isDone).toBe(true)
  })

  test('refuses days that cannot be and claims that the site does not make', async () => {
    const wrong = [
      { day: '2026-02-30' },
      { restoredOn: '2098-01-01' },
      { sources: { wins: 'all' } },
      { on: 1 },
    ]
    for (const payload of wrong)
      expect((await send('PATCH', '/api/admin/opening', payload)).statusCode).toBe(400)
  })

  test('checks off what the server is configured with', async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://site.test', CLAMD_HOST: '127.0.0.1' }
    const configured = await buildTestApp(database, { env })
    const tasks = await readTasks(configured, await signIn(configured))
    expect(tasks).toMatchObject({
      mail: { isDone: true },
      'public-address': { isDone: true },
      scanner: { isDone: true },
    })
    await configured.close()
  })
})
