import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { openDecidingDesk } from '../../../tests/support/decisions.ts'
import { drawnSheet, openValue } from '../../../tests/support/value-sheet.ts'
import { compareSheets } from './schema/comparison.ts'

describe.each(databaseKinds())('value sheets on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)

  test('advise what the drawing says: gross to net, grade B, $10,300, and the limit that binds', async () => {
    const value = await openValue(desk)
    const sheet = await value.fill()
    expect(sheet.number).toBe(1)
    const { cases, advice, grade, warnings, oursAtMost } = sheet.results
    expect(cases.low).toMatchObject({ fee: 25_000_00, left: 23_320_00 })
    expect(cases.likely).toMatchObject({
      ...{ fee: 40_000_00, costs: 4_500_00, liens: 20_500_00, earlier: 3_180_00, left: 51_820_00 },
    })
    expect(cases.high).toMatchObject({ fee: 50_000_00, costs: 9_000_00, left: 67_320_00 })
    expect(grade).toMatchObject({ grade: 'B', points: 34, range: { from: 30, to: 39 } })
    expect(advice).toMatchObject({ advised: 10_300_00, binding: { name: 'likely-share', amount: 10_364_00 } })
    // These terms end at 2.5 times the advance.
    expect(oursAtMost).toBe(25_750_00)
    expect(cases.low).toMatchObject({ ours: 23_320_00, net: 0 })
    expect(cases.likely).toMatchObject({ ours: 25_750_00, net: 26_070_00 })
    expect(warnings).toEqual([])
  })

  test('keep a line that is sent twice once, and begin one version for two people at the same time', async () => {
    const value = await openValue(desk)
    const line = { name: 'likely', figure: { amount: 90_000_00 }, submissionKey: randomUUID() }
    const answers = await Promise.all([
      value.add(line),
      value.add(line),
      value.add({ name: 'low', figure: { amount: 50_000_00 } }, desk.paul.headers),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const sheet = await value.read()
    expect(sheet.lines.map(({ name }: { name: string }) => name)).toEqual(['low', 'likely'])
    expect(sheet.versions).toHaveLength(1)
  })

  test('two people on two lines never collide; on one line the second reads the first one’s value', async () => {
    const value = await openValue(desk)
    await value.fill()
    const [likely, low] = [await value.lineOf('likely'), await value.lineOf('low')]
    const put = (line: { id: string; version: number }, cents: number, headers: { cookie: string }) =>
      value.call('PUT', `/lines/${line.id}`, { version: line.version, figure: { amount: cents } }, headers)
    const apart = await Promise.all([
      put(likely, 118_000_00, desk.ruth.headers),
      put(low, 70_000_00, desk.paul.headers),
    ])
    expect(apart.map(({ status }) => status)).toEqual([200, 200])
    const second = await put(likely, 110_000_00, desk.paul.headers)
    expect(second.status).toBe(409)
    expect(second.body.message).toBe('Ruth Owens saved $118,000 meanwhile. Look at it before you save yours.')
    expect((await value.lineOf('likely')).figure).toEqual({ amount: 118_000_00 })
    // The same once more is no conflict.
    expect((await put(likely, 118_000_00, desk.ruth.headers)).status).toBe(200)
  })

  /** One sheet for all of these: what is refused changes nothing. */
  let drawn: ReturnType<typeof openValue>
  beforeAll(async () => {
    drawn = openValue(desk)
    await (await drawn).fill()
  })

  test.each([
    ['low', { amount: 130_000_00 }, 'figure.amount', 'The low value is above the likely one.'],
    ['likely', { amount: 160_000_00 }, 'figure.amount', 'The likely value is above the high one.'],
    ['likely', { amount: -1 }, 'figure.amount', 'Enter dollars and cents, from $0 to $1,000,000,000'],
    ['fee', { percent: 133_00 }, 'figure.percent', 'A fee of 133% can’t be right. Type 33.33.'],
    ['fee', { percent: 400_00 }, 'figure.percent', 'A fee of 400% can’t be right. Type 40.'],
    ['fee', { percent: 100_00, thirds: 1 }, 'figure.percent', 'A fee of 100⅓% can’t be right. Type 10.'],
    [
      'liability-own',
      { percent: 20_00 },
      'figure.percent',
      'Both shares of the fault come to more than 100%.',
    ],
    ['limit-date', { day: '2026-02-30' }, 'figure.day', 'Use a date, like 2026-12-19'],
    ['high', { amount: 20_499_99 }, 'figure.amount', 'The likely value is above the high one.'],
    ['months', {}, 'figure.months', 'Enter how many months'],
  ])('refuse %s %j at the field', async (name, figure, field, sentence) => {
    const { call, add, lineOf } = await drawn
    const line = await lineOf(name)
    const { status, body } = line
      ? await call('PUT', `/lines/${line.id}`, { version: line.version, figure })
      : await add({ name, figure })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [field]: [sentence] })
  })

  test('refuse liens above the high value, and a value below the liens', async () => {
    const value = await openValue(desk)
    await value.fill([
      { name: 'likely', figure: { amount: 20_000_00 } },
      { name: 'lien', figure: { amount: 15_000_00, choice: 'medicare' } },
    ])
    const more = await value.add({ name: 'lien', figure: { amount: 6_000_00, choice: 'hospital' } })
    expect(more.body.errors).toEqual({
      'figure.amount': ['The liens come to $21,000, more than the $20,000 that the case pays.'],
    })
    const { id, version } = await value.lineOf('likely')
    const less = await value.call('PUT', `/lines/${id}`, { version, figure: { amount: 14_000_00 } })
    expect(less.body.errors).toEqual({
      'figure.amount': ['The liens on the sheet come to $15,000, more than this.'],
    })
  })

  test('with a likely value but no low one advise nothing, and say what is missing', async () => {
    const value = await openValue(desk)
    const { results } = await value.fill(drawnSheet.filter(({ name }) => name !== 'low'))
    expect(results.advice).toBeNull()
    expect(results.missing).toEqual([{ name: 'low', words: 'the low value' }])
  })

  test('a net below zero is shown as such, and nothing is advised', async () => {
    const value = await openValue(desk)
    const { results } = await value.fill([
      { name: 'low', figure: { amount: 20_000_00 } },
      { name: 'likely', figure: { amount: 25_000_00 } },
      { name: 'fee', figure: { percent: 40_00 } },
      { name: 'lien', figure: { amount: 18_000_00, choice: 'hospital' } },
    ])
    expect(results.cases.likely).toMatchObject({ left: -3_000_00, ours: 0, net: -3_000_00 })
    expect(results.advice.advised).toBe(0)
    expect(results.warnings[0].words).toBe('The low case is $6,000 short of paying those before us.')
  })

  test('a new version copies the lines; the closed one never changes; compare reads any two', async () => {
    const value = await openValue(desk)
    await value.fill()
    const first = await value.call('POST', '/versions', { from: 1 })
    expect(first.status).toBe(201)
    expect(first.body.number).toBe(2)
    expect(first.body.lines).toHaveLength(drawnSheet.length)
    expect((await value.call('POST', '/versions', { from: 1 })).status).toBe(409)
    const { id, version } = await value.lineOf('low')
    await value.call('PUT', `/lines/${id}`, { version, figure: { amount: 60_000_00 } })
    const closed = (await value.call('GET', '/versions/1')).body
    expect(closed.version).toMatchObject({ closing: 'new-version', advised: 10_300_00, grade: 'B' })
    expect(closed.results.advice.advised).toBe(10_300_00)
    const { lines, sums } = compareSheets(closed, await value.read())
    expect(lines.map(({ title }) => title)).toEqual(['Low'])
    expect(sums).toContainEqual({ title: 'Left before us, low', before: 23_320_00, after: 13_320_00 })
    expect(sums).toContainEqual({ title: 'Advised', before: 10_300_00, after: 6_600_00 })
    expect(compareSheets(closed, closed)).toEqual({ lines: [], sums: [] })
    const [old] = closed.lines.filter((line: { name: string }) => line.name === 'low')
    const late = await value.call('PUT', `/lines/${old.id}`, { version: 1, figure: { amount: 1_00 } })
    expect(late.status).toBe(409)
    expect((await value.call('GET', '/versions/9')).status).toBe(404)
  })

  test('a document is one of this file’s', async () => {
    const value = await openValue(desk)
    const wrong = await value.add({ name: 'likely', figure: { amount: 1_00 }, documentId: randomUUID() })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors).toEqual({ documentId: ['Choose a document of this file'] })
  })

  test('strangers learn nothing, and an application that isn’t there has no sheet', async () => {
    const { app, ruth } = desk
    const url = `/api/applications/${randomUUID()}/value`
    expect((await app.inject({ url })).statusCode).toBe(401)
    expect((await app.inject({ url, headers: ruth.headers })).statusCode).toBe(404)
  })
})
