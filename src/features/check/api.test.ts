import { beforeAll, describe, expect, test } from 'vitest'
import { priceTerms, stateRules } from '#db/schema/index.ts'
import { applicationCaseTypeValues } from '#domain/applications.ts'
import { district, placeCodes } from '#domain/self-check.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { suggestedRule } from '#features/rules/content/suggestions.ts'
import { addYears } from '#features/rules/content/time-to-sue.ts'
import { plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import { drawPages } from '../../../tests/support/drawn-pages.ts'
import { sample } from '../../../tests/support/sample.ts'
import { monthlyRow } from '../../../tests/support/terms.ts'
import { openTestApp } from '../../server/testing.ts'
import { formatMoney } from '../../site/format.ts'
import { paths } from '../../site/paths.ts'
import { readAnswers } from './components/read-answers.ts'

type RuleRow = typeof stateRules.$inferInsert

/** Every posture a rule can have, and what we suggest for the state. */
const postures: Record<string, (code: StateCode) => Partial<RuleRow> | null> = {
  untouched: () => null,
  open: () => ({ posture: 'open' }),
  licensed: () => ({ posture: 'license', license: 'LF-1' }),
  'license missing': () => ({ posture: 'license' }),
  'license missing, and the owner takes applications': () => ({
    posture: 'license',
    takesWithoutLicense: true,
  }),
  capped: () => ({ posture: 'capped', caps: [{ kind: 'yearly-rate', percent: 21 }] }),
  closed: () => ({ posture: 'closed' }),
  'closed, in the owner’s words': () => ({ posture: 'closed', sentence: 'Not while the court decides.' }),
  'taken over': (code) => {
    const { effectiveFrom, ...rule } = suggestedRule(code)
    return { ...rule, effectiveFrom: effectiveFrom ?? '2026-01-01' }
  },
}

describe('the self-check', async () => {
  const lines: string[] = []
  const { database, app } = await openTestApp('postgres', {
    env: { RATE_LIMIT_FACTOR: '1000' },
    logged: (line) => lines.push(line),
  })
  const recent = addYears(new Date().toISOString().slice(0, 10), -0.5)
  const check = async (query: Record<string, string> = {}) => {
    const asked = { state: 'TX', attorney: 'yes', kind: 'auto-accident', on: recent, ...query }
    const answer = await app.inject(`/api/check?${new URLSearchParams(asked)}`)
    return { status: answer.statusCode, ...answer.json() }
  }
  /** What a page offers somebody who lives there. */
  const readWays = async (path: string) => {
    const html = await draw(path)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const [, owed] = /class="answer-figure"[^>]*>([^<]+)</.exec(main) ?? []
    return {
      owed,
      takesApplications: /href="\/apply(\?[^"]*)?"/.test(main),
      hasOurPrice: /2\.95%|first year, with every fee/.test(main),
    }
  }
  const apply = (payload: object) => app.inject({ method: 'POST', url: '/api/applications', payload })

  async function writeRules(rule: (typeof postures)[string]) {
    const base = { version: 1, effectiveFrom: '2026-01-01', act: 'written', origin: 'owner' } as const
    const rows = stateCodes.flatMap((code): RuleRow[] => {
      const own = rule(code)
      const words = { sentence: '', caps: [], requiredSentences: [], source: '' }
      return own ? [{ ...base, ...words, posture: 'open', ...own, code }] : []
    })
    await database.db.delete(stateRules)
    if (rows.length > 0) await database.db.insert(stateRules).values(rows)
  }

  let draw: (path: string) => Promise<string>
  beforeAll(async () => {
    draw = await drawPages(database.db)
    await database.db.insert(priceTerms).values(
      monthlyRow({
        monthlyRate: 2.95,
        compounding: 'monthly',
        fee: 0,
        capMultiple: null,
        mostMonths: null,
      }),
    )
  })

  test.each(sample(Object.entries(postures), 1))(
    'agrees with the form and the price wherever people live: %s',
    { timeout: 120_000 },
    async (_name, rule) => {
      await writeRules(rule)
      for (const state of new Set([district.value, ...sample(placeCodes, 9)])) {
        const said = await check({ state })
        const sent = await apply({ ...plaintiffPayload, state })
        const priced = await app.inject(`/api/price/estimate?amount=5000&months=18&state=${state}`)
        // The form doesn't list the District.
        const refusals = state === 'DC' ? [400, 'no', 400] : [422, 'no', 422]
        const isRefused = sent.statusCode !== 201
        if (isRefused) expect([sent.statusCode, said.answer, priced.statusCode], state).toEqual(refusals)
        else expect([sent.statusCode, said.answer], state).toEqual([201, 'likely'])
        // Both say it in the same words.
        if (sent.statusCode === 422) expect(said.reason).toBe(sent.json().errors.state[0])
        // A price of ours is never named where nobody can apply.
        if (priced.statusCode === 200) expect(said.answer, state).not.toBe('no')
        if (state === 'DC') continue
        const cost = await readWays(`/cost?state=${state.toLowerCase()}`)
        const page = await readWays(paths.state(state))
        expect([state, cost.takesApplications, page.takesApplications]).toEqual([
          state,
          !isRefused,
          !isRefused,
        ])
        // The price that the page names is the one that the API answers, and without one it names none.
        const isPriced = priced.statusCode === 200
        expect([state, cost.hasOurPrice]).toEqual([state, isPriced])
        if (isPriced) expect([state, cost.owed]).toEqual([state, formatMoney(priced.json().owed, 'en')])
        else expect(page.hasOurPrice, state).toBe(false)
      }
    },
  )

  test('without an attorney is unlikely, and the form asks for one', async () => {
    await writeRules(postures.untouched as (typeof postures)[string])
    const { plaintiffAttorneyName: _, ...without } = plaintiffPayload
    expect((await apply(without)).json().errors).toHaveProperty('plaintiffAttorneyName')
    expect(await check({ attorney: 'no' })).toMatchObject({
      answer: 'unlikely',
      reason: expect.stringContaining('We only fund cases that have an attorney.'),
    })
  })

  test('says that the time may be over, and which kinds we don’t fund', async () => {
    expect(await check({ on: '2019-05-01' })).toMatchObject({
      answer: 'unlikely',
      reason: expect.stringContaining('Your time to sue may be over.'),
    })
    for (const kind of applicationCaseTypeValues)
      expect([kind, (await check({ kind })).answer]).toEqual([
        kind,
        kind === 'workers-compensation' ? 'unlikely' : 'likely',
      ])
  })

  test('refuses what it can’t read, and a day to come', async () => {
    for (const wrong of [
      { state: 'ZZ' },
      { attorney: 'maybe' },
      { kind: 'divorce' },
      { on: 'then' },
      { on: '2090-01-01' },
    ]) {
      const { status, errors } = await check(wrong)
      expect([status, Object.keys(errors)]).toEqual([400, Object.keys(wrong)])
    }
    expect((await check({ state: 'tx' })).answer).toBe('likely')
  })

  test('leaves nothing behind: no log line and no cookie knows an answer', async () => {
    lines.length = 0
    const answer = await app.inject(
      `/api/check?${new URLSearchParams({ state: 'NH', attorney: 'no', kind: 'slip-fall', on: '2025-04-01' })}`,
    )
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(lines.join('\n')).not.toMatch(/NH|slip-fall|2025-04-01|attorney/)
  })
})

test('an answer outside its list is none', () => {
  expect(readAnswers({ state: 'XX', attorney: 'yes', kind: '<b>', when: '1-2' })).toEqual({
    missing: ['state', 'kind'],
  })
})
