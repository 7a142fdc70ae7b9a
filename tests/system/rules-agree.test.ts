import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { stateRules } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { type Posture, postures } from '#domain/posture.ts'
import { type StateCode, states } from '#domain/states.ts'
import { listHomeRules, listSteps } from '#features/questions/steps/home-state.ts'
import { readRules } from '#features/rules/data.ts'
import { paths } from '#site/paths.ts'
import { attorneyPayload, plaintiffPayload } from '../support/application-payloads.ts'
import { readPublicPage } from '../support/public-page.ts'
import { sample } from '../support/sample.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'

/**
 * A rule says the same everywhere: on the pages, to search engines, in the form and to the API. Each state has each
 * posture once in the proof, among states with the others; two in `npm test`.
 */
const folder = makeTemporaryFolder()
let database: TestDatabase
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDb('postgres')
  server = await startServer({
    DATABASE_URL: database.databaseUrl ?? '',
    APP_SECRET: 'for tests only, not a secret at all',
    DATA_DIR: folder.path,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '1000',
  })
})
afterAll(async () => {
  await server.stop()
  await database.close()
  folder.remove()
})

const apply = (body: object) =>
  fetch(`${server.url}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const open = (path: string) => readPublicPage(server.url + path)

type PlacedRule = { code: StateCode; name: string; posture: Posture }

const numbers: Record<Posture, (code: StateCode) => Partial<typeof stateRules.$inferInsert>> = {
  open: () => ({}),
  license: (code) => ({
    license: `LF-${code}-1`,
    requiredSentences: ['This is not a loan.'],
    cancelDays: 10,
  }),
  capped: () => ({ caps: [{ kind: 'yearly-rate', percent: 31 }], mostMonths: 37 }),
  closed: () => ({}),
}

async function writeRules(shift: number): Promise<PlacedRule[]> {
  const rules = states.map(({ value, label }, place) => {
    const posture = postures[(place + shift) % postures.length] ?? 'open'
    return { code: value, name: label.en, posture }
  })
  const rows = rules.map(({ code, name, posture }) => ({
    code,
    version: shift + 1,
    effectiveFrom: '2026-01-01',
    act: 'written' as const,
    posture,
    sentence: `In ${name} the rule is ${posture}.`,
    caps: [],
    requiredSentences: [],
    source: `Code of ${name} § ${shift}`,
    origin: 'owner' as const,
    ...numbers[posture](code),
  }))
  // At once: fifty changes one by one take longer than reading the pages.
  await database.db.transaction(async (tx) => {
    await tx.insert(stateRules).values(rows)
    await bumpSiteVersion(tx)
  })
  const last = rules.at(-1)
  await vi.waitFor(
    async () =>
      expect((await open(paths.state(last?.code ?? ''))).main).toContain(`the rule is ${last?.posture}.`),
    { timeout: 30_000, interval: 200 },
  )
  return rules
}

test('with the defaults, every text is the specification’s', async () => {
  const home = await open(paths.home)
  expect(home.main).toContain('We serve injured people in all 50 states.')
  expect(home.description).toContain('All 50 states.')
  expect(home.areaServed).toEqual(['United States'])
  expect((await open(paths.states)).listed).toHaveLength(50)
  const ohio = await open(paths.state('OH'))
  expect(ohio.main).toContain(`href="${paths.applyFor({ state: 'OH' })}"`)
  expect(ohio.title).toMatch(/^Pre-Settlement Funding in Ohio \|/)
})

describe.each(
  sample(
    postures.map((_, shift) => shift),
    1,
  ),
)('shifted by %i', (shift) => {
  let rules: PlacedRule[]
  let served: PlacedRule[]
  beforeAll(async () => {
    rules = await writeRules(shift)
    served = rules.filter(({ posture }) => posture !== 'closed')
  })

  test('the API and the form tell the rule of every state', async () => {
    const told = (await (await fetch(`${server.url}/api/state-rules`)).json()) as PlacedRule[]
    const fromForm = listHomeRules(await readRules(database.db))
    for (const { code, posture } of rules) {
      expect(told.find((rule) => rule.code === code)?.posture, code).toBe(posture)
      expect(fromForm[code]?.posture ?? 'open', code).toBe(posture)
    }
    const [first] = listSteps('plaintiff', fromForm)
    const question = first?.fields.find(({ name }) => name === 'state')
    const refused = question?.kind === 'select' ? Object.keys(question.refused ?? {}) : []
    const closed = rules.filter(({ posture }) => posture === 'closed').map(({ code }) => code)
    expect(refused.toSorted()).toEqual([...closed, 'DC'].toSorted())
  })

  test('the page of every state says it, in words, to search engines and by what it offers', async () => {
    for (const rule of sample(rules, 13)) await expectAgreement(rule, shift)
  })

  test('the other pages count and name the states that are left', async () => {
    const names = served.map(({ name }) => name)
    const index = await open(paths.states)
    expect(index.listed).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(index.main).toContain(`in ${served.length} states`)
    for (const posture of ['license', 'capped', 'closed'] as const) {
      const word = { license: 'License needed', capped: 'Price capped', closed: 'Not funded' }[posture]
      const count = rules.filter((rule) => rule.posture === posture).length
      expect(index.main.split(`</svg>${word}<`).length - 1, word).toBe(count)
    }
    for (const path of [paths.home, paths.contact, paths.caseType('car-accident')])
      expect((await open(path)).areaServed, path).toEqual(names)
    expect((await open(paths.home)).description).toContain(`${served.length} states`)
    for (const path of [
      paths.home,
      paths.states,
      paths.apply,
      paths.howItWorks,
      paths.whatWeFund,
      paths.forAttorneys,
      paths.contact,
      paths.terms,
      paths.faq,
      paths.cost,
    ]) {
      const { html } = await open(path)
      expect(html.match(/all (50|fifty) states|an agreed part/i), path).toBeNull()
      for (const { code, posture } of rules)
        expect(html.includes(`LF-${code}-1`), `${path} ${code}`).toBe(posture === 'license')
    }
  })

  test('the API refuses the applications that the pages do not ask for', async () => {
    const each = sample(rules, 8)
    for (const { code, posture } of each) {
      const email = `${code}-${shift}@example.com`.toLowerCase()
      const forms = [
        { ...plaintiffPayload, email, state: code },
        { ...attorneyPayload, email: `firm-${email}`, clientState: code },
      ]
      for (const form of forms)
        expect((await apply(form)).status, `${form.role} ${code} ${posture}`).toBe(
          posture === 'closed' ? 422 : 201,
        )
    }
  })
})

async function expectAgreement({ code, name, posture }: PlacedRule, shift: number) {
  const { main, title, description, listedServices } = await open(paths.state(code))
  const closed = posture === 'closed'
  const expectIn = (words: string, isThere = true) =>
    expect(main.includes(words), `${code} ${posture}: ${words}`).toBe(isThere)

  expectIn(`In ${name} the rule is ${posture}.`)
  expectIn(`Code of ${name} §\u00a0${shift}`, posture !== 'open')
  expectIn(`We don’t fund people who live in ${name}.`, closed)
  expectIn('href="/apply', !closed)
  expectIn(`href="${paths.applyFor({ state: code })}"`, !closed)
  expectIn('Dial 211', closed)
  expectIn(`href="${paths.contact}"`)
  expectIn(`LF-${code}-1`, posture === 'license')
  expectIn('This is not a loan.', posture === 'license')
  expectIn('10 business days', posture === 'license')
  expectIn('31% a year', posture === 'capped')
  expectIn('37 months', posture === 'capped')
  // The injury law stays, whatever the rule says of funding.
  expectIn(`Injury law: the legal landscape in ${name}`)
  expectIn(`Funding law: if you live in ${name}`)

  expect(title.startsWith(closed ? `Injury Law in ${name} |` : `Pre-Settlement Funding in ${name} |`)).toBe(
    true,
  )
  expect(description.includes('don’t fund'), code).toBe(closed)
  expect(listedServices, code).toEqual(closed ? [] : [name])
}
