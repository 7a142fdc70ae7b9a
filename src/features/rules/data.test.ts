import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stateRules } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import type { Posture } from '#domain/posture.ts'
import type { RuleAct } from '#domain/rules.ts'
import { readBeginning, readRule, readRules, readToday } from './data.ts'

describe.each(databaseKinds())('the rules of the states on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  beforeEach(() => database.runSql('delete from state_rules'))
  afterAll(() => database.close())

  let version = 0
  const add = (effectiveFrom: string, posture: Posture, act: RuleAct = 'written') =>
    database.db.insert(stateRules).values({
      code: 'OH',
      version: ++version,
      effectiveFrom,
      act,
      posture,
      sentence: posture,
      caps: [],
      requiredSentences: [],
      source: '',
      origin: 'owner',
    })
  const postureOn = async (on: Date | string) => (await readRule(database.db, 'OH', on)).posture

  test('leave every state open until somebody writes one', async () => {
    const rules = Object.values(await readRules(database.db))
    expect(rules).toHaveLength(50)
    for (const rule of rules)
      expect(rule).toMatchObject({ posture: 'open', effectiveFrom: null, sentence: '', caps: [] })
  })

  test.each([
    ['2026-12-19', '2026-12-19T05:00:00.000Z'],
    ['2026-07-04', '2026-07-04T04:00:00.000Z'],
    // The clocks change at two in the morning, so midnight is still of the day before.
    ['2027-03-14', '2027-03-14T05:00:00.000Z'],
    ['2027-03-15', '2027-03-15T04:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
  ])('of %s begin at midnight in New York', async (day, moment) => {
    await add(day, 'closed')
    const begins = new Date(moment)
    expect(await readBeginning(database.db, day)).toEqual(begins)
    expect(await postureOn(new Date(begins.getTime() - 1))).toBe('open')
    expect(await postureOn(begins)).toBe('closed')
    expect(await postureOn(day)).toBe('closed')
  })

  test('follow one another by date, no matter when they were written', async () => {
    await add('2026-06-01', 'closed')
    await add('2026-01-01', 'license')
    await add('2026-03-01', 'capped')
    expect(await postureOn('2025-12-31')).toBe('open')
    expect(await postureOn('2026-02-28')).toBe('license')
    expect(await postureOn('2026-05-31')).toBe('capped')
    expect(await postureOn('2099-01-01')).toBe('closed')
    expect((await readRules(database.db, '2026-02-01')).OH.posture).toBe('license')
    expect((await readRules(database.db, '2026-07-01')).PA.posture).toBe('open')
  })

  test('are the latest version for their day, and nothing once withdrawn', async () => {
    await add('2026-01-01', 'license')
    await add('2026-02-01', 'closed')
    await add('2026-02-01', 'capped')
    expect(await postureOn('2026-02-01')).toBe('capped')
    await add('2026-02-01', 'capped', 'withdrawn')
    expect(await postureOn('2026-02-01')).toBe('license')
    await add('2026-02-01', 'closed')
    expect(await postureOn('2026-02-01')).toBe('closed')
  })

  test('of today follow the database’s clock', async () => {
    await add(await readToday(database.db), 'closed')
    expect((await readRule(database.db, 'OH')).posture).toBe('closed')
  })
})
