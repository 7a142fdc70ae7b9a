import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { stateCodes } from '#domain/states.ts'
import { applyPage } from '#features/apply/form/content.ts'
import { caseTypeWords } from '#features/case-types/content/words.ts'
import { forAttorneysPage, forAttorneysWords } from '#features/marketing/for-attorneys/content.ts'
import { testimonialTexts } from '#features/marketing/home/content/testimonials.ts'
import { homePage } from '#features/marketing/home/content.ts'
import { howItWorksWords } from '#features/marketing/how-it-works/content.ts'
import { whatWeFundPage, whatWeFundWords } from '#features/marketing/what-we-fund/content.ts'
import { suggestedRule, suggestionFor } from '#features/rules/content/suggestions.ts'
import { readPage, readSiteFacts } from '#features/texts/data.ts'
import { buildTestApp, openTestApp, signIn, signInAs } from '#server/testing.ts'
import { recordClaimNames, recordClaims } from '#site/claims.ts'
import { fitToSite } from '#site/site-facts.ts'
import { restrictedStates } from './content.ts'
import type { LaunchState } from './schema.ts'

const today = () => new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
const proof = { source: 'Ledger of last month', day: daysAgo(18) }
const proofs = Object.fromEntries(recordClaimNames.map((name) => [name, proof]))

const emptied = Object.fromEntries(recordClaimNames.map((name) => [name, null]))

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
      const { effectiveFrom, ...rule } = suggestedRule(code)
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
    const named = { claims: { successRate: { source: 'Count of the spring', day: daysAgo(200) } } }
    expect((await send('PATCH', '/api/admin/opening', named)).statusCode).toBe(200)
    const { progress } = (await readTasks()).claims ?? {}
    expect(await readTasks()).toMatchObject({ backups: { isDone: true }, claims: { isDone: false } })
    for (const _ of ['first', 'again']) {
      const answer = await send('PATCH', '/api/admin/opening', { claims: proofs })
      expect(answer.json()).toMatchObject({ day: '2026-12-07', restoredOn: daysAgo(3), claims: proofs })
    }
    expect((await readTasks()).claims).toMatchObject({ isDone: true, progress: { of: progress?.of } })
    await send('PATCH', '/api/admin/opening', { claims: emptied })
  })

  test('asks about every claim of the specification, shows its proof, and hides what has none', async () => {
    const page = {
      db: database.db,
      publicUrl: 'https://site.test',
      locale: 'en',
      preview: undefined,
    } as const
    const readSite = async () => {
      const facts = await readSiteFacts(database.db)
      const words = [forAttorneysWords.en, whatWeFundWords.en, caseTypeWords.en.index, howItWorksWords.en]
      const pages = [homePage, forAttorneysPage, whatWeFundPage, applyPage]
      const read = await Promise.all(pages.map((one) => readPage(one as typeof homePage, page)))
      return { facts, site: JSON.stringify([fitToSite(words, facts, 'en'), read]) }
    }
    const spoken = recordClaimNames.flatMap((name): readonly string[] => recordClaims.en[name].phrases)
    const claimed = ['4.9/5', '2,500+', '5000+', '10+ years', '96%', '5-Star Reviews', 'Attorney Endorsed']
    const more = ['Licensed & Bonded', 'Same-Day Approval', '$15,000-$25,000', '24-48 hours']
    for (const phrase of [...claimed, ...more]) {
      expect([phrase, spoken.some((known) => known.includes(phrase))]).toEqual([phrase, true])
      expect((await readSite()).site).toContain(phrase)
    }
    await send('PATCH', '/api/admin/opening', { claims: { lawFirms: proof }, hidesUnproven: true })
    const { facts, site } = await readSite()
    expect(facts.sources).toEqual({ lawFirms: proof })
    expect(site).toContain('2,500+')
    for (const phrase of spoken.filter((words) => !words.includes('2,500+')))
      expect(site).not.toContain(phrase)
    expect(site).not.toContain('"content":""')
    expect((await readTasks()).claims?.isDone).toBe(true)
    expect((await readTasks()).testimonials?.isDone).toBe(true)
    await send('PATCH', '/api/admin/opening', { claims: emptied })
    expect((await readSite()).facts).toMatchObject({ hidden: [], sources: {} })
  })

  test('tells the owner on Today while unproven claims are public under another address', async () => {
    const readToday = async (env: Record<string, string>) => {
      const one = await buildTestApp(database, { env })
      const answer = await one.inject({ url: '/api/admin/overview/today', headers: await signIn(one) })
      await one.close()
      return answer.json<{ unprovenClaims: number }>().unprovenClaims
    }
    const elsewhere = { PUBLIC_URL: 'https://site.test' }
    expect(await readToday(elsewhere)).toBeGreaterThan(10)
    expect(await readToday({ PUBLIC_URL: 'http://localhost:3000' })).toBe(0)
    await send('PATCH', '/api/admin/opening', { hidesUnproven: true })
    expect(await readToday(elsewhere)).toBe(0)
    await send('PATCH', '/api/admin/opening', { claims: emptied })
  })

  test('refuses days that cannot be and claims that the site does not make', async () => {
    const wrong = [
      { day: '2026-02-30' },
      { restoredOn: '2098-01-01' },
      { claims: { wins: proof } },
      { claims: { lawFirms: { source: 'Ledger' } } },
      { claims: { lawFirms: { source: ' ', day: '2026-10-31' } } },
      { claims: { lawFirms: { source: 'Ledger', day: '2098-01-01' } } },
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
