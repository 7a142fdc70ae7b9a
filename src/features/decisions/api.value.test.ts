import { describe, expect, test } from 'vitest'
import { priceTerms } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { openDecidingDesk } from '../../../tests/support/decisions.ts'
import { monthlyRow } from '../../../tests/support/terms.ts'
import { openValue, shortSheet } from '../../../tests/support/value-sheet.ts'

const concernsReason = 'Limits confirmed by phone.'

describe.each(databaseKinds())('decisions that rest on a value sheet, on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)

  test('without a sheet approve as always', async () => {
    const { file } = await openValue(desk)
    const { value } = await file.desk()
    expect(value).toBeNull()
    const { status, body } = await file.approve(500_000_00)
    expect(status).toBe(201)
    expect(body.decision).toMatchObject({ advised: null, aboveAdvice: null })
    expect(body.application.status).toBe('approved')
  })

  test('at the advised sum one signs; the offer freezes the advice and closes the version', async () => {
    const value = await openValue(desk)
    await value.fill(shortSheet)
    const form = await value.file.desk()
    expect(form.value).toMatchObject({
      ...{ number: 1, advised: 10_300_00, grade: 'A', isUnsourced: false },
      binding: { label: '25% of what’s likely left' },
    })
    const { status, body } = await value.file.approve(10_300_00, { advised: 10_300_00 })
    expect(status).toBe(201)
    expect(body.application.status).toBe('approved')
    expect(body.decision).toMatchObject({ advised: 10_300_00, aboveAdvice: null })
    const sheet = await value.read()
    expect(sheet.version).toMatchObject({ closing: 'offer', advised: 10_300_00, grade: 'A' })
    const late = await value.add({ name: 'stage', figure: { choice: 'filed' } })
    expect(late.status).toBe(409)
  })

  test('above the advice it takes a reason and a second person', async () => {
    const value = await openValue(desk)
    await value.fill(shortSheet)
    const bare = await value.file.approve(10_300_01, { concernsReason: undefined })
    expect(bare.status).toBe(422)
    expect(bare.body.errors.concerns).toContain('The amount is above what the value sheet advises.')
    const first = await value.file.approve(10_300_01, { concernsReason })
    expect(first.status).toBe(201)
    expect(first.body.application.status).not.toBe('approved')
    expect(first.body.decision).toMatchObject({ aboveAdvice: 10_300_00, effectiveAt: null })
    expect(first.body.decision.concerns).toContain('above-advice')
    expect((await value.read()).version.closedAt).toBeNull()
    const { id } = first.body.decision
    expect((await value.file.act('signature', id, desk.ruth.headers)).status).toBe(409)
    const second = await value.file.act('signature', id, desk.paul.headers)
    expect(second.body.application.status).toBe('approved')
    expect((await value.read()).version.closing).toBe('offer')
  })

  test('a sheet that changes between two signatures makes the first void', async () => {
    const value = await openValue(desk)
    await value.fill(shortSheet)
    const first = await value.file.approve(11_000_00)
    const { id: lineId, version } = await value.lineOf('low')
    await value.call('PUT', `/lines/${lineId}`, { version, figure: { amount: 10_000_00 } })
    const second = await value.file.act('signature', first.body.decision.id, desk.paul.headers)
    expect(second.status).toBe(409)
    expect((await value.file.rows())[0]?.ending).toBe('void')
  })

  test('so does a version that somebody began between them', async () => {
    const value = await openValue(desk)
    await value.fill(shortSheet)
    const first = await value.file.approve(11_000_00)
    await value.call('POST', '/versions', { from: 1 })
    const second = await value.file.act('signature', first.body.decision.id, desk.paul.headers)
    expect(second.status).toBe(409)
  })

  test('where nobody else may sign, one person signs alone, with a reason and a wait', async () => {
    const { app, database } = await openTestApp(kind)
    const owner = await signIn(app)
    await database.db
      .insert(priceTerms)
      .values(monthlyRow({ monthlyRate: 2, compounding: 'simple', fee: 0, capMultiple: 2, mostMonths: null }))
    const alone = { app, database, owner, ruth: { id: '', headers: owner }, paul: { id: '', headers: owner } }
    const value = await openValue(alone)
    await value.fill(shortSheet)
    const bare = await value.file.approve(11_000_00)
    expect(Object.keys(bare.body.errors)).toEqual(['aloneReason'])
    const { body } = await value.file.approve(11_000_00, { aloneReason: 'I work alone.' })
    expect(body.decision).toMatchObject({ aboveAdvice: 10_300_00, effectiveAt: null })
    expect(body.decision.aloneFrom).not.toBeNull()
    const early = await value.file.act('signature', body.decision.id, owner)
    expect(early.status).toBe(409)
  })

  test('a sheet that changes while the dialog is open is a conflict', async () => {
    const value = await openValue(desk)
    await value.fill(shortSheet)
    const { id, version } = await value.lineOf('likely')
    await value.call('PUT', `/lines/${id}`, { version, figure: { amount: 32_000_00 } })
    const { status, body } = await value.file.approve(10_300_00, { advised: 10_300_00 })
    expect(status).toBe(409)
    expect(body.message).toBe(
      'The value sheet has changed meanwhile, and with it what it advises. Look again.',
    )
    expect((await value.file.approve(8_000_00)).status).toBe(201)
  })

  test('a sheet that advises nothing, as without its fee, needs a reason', async () => {
    const value = await openValue(desk)
    await value.fill(shortSheet.filter(({ name }) => name !== 'fee'))
    const bare = await value.file.approve(50_000_00, { concernsReason: undefined })
    expect(bare.body.errors.concerns).toContain(
      'The value sheet advises nothing yet: something is missing on it.',
    )
    const { body } = await value.file.approve(50_000_00)
    expect(body.decision).toMatchObject({ advised: null, aboveAdvice: null })
    expect(body.decision.concerns).toContain('value-incomplete')
  })

  test('undo within the minute opens the version again, with what was told read anew', async () => {
    const value = await openValue(desk)
    await value.fill(shortSheet)
    const before = await value.read()
    const { body } = await value.file.approve(10_300_00)
    await value.file.act('undo', body.decision.id, desk.ruth.headers)
    const after = await value.read()
    expect(after.version).toMatchObject({ closedAt: null, closing: null })
    expect(after.lines).toEqual(before.lines)
    expect((await value.add({ name: 'stage', figure: { choice: 'filed' } })).status).toBe(201)
  })

  test('a figure without a source is named, and needs a reason', async () => {
    const value = await openValue(desk)
    await value.fill(shortSheet)
    await value.add({ name: 'medical', figure: { amount: 38_420_00 } })
    const form = await value.file.desk()
    expect(form.value.warnings).toEqual([{ name: 'unsourced', words: 'Without a source: Medical, billed.' }])
    const { body } = await value.file.approve(5_000_00)
    expect(body.decision.concerns).toContain('value-unsourced')
  })

  test('lines, a new version and an offer at the same moment: nothing fails, and no closed version changes', async () => {
    const value = await openValue(desk)
    await value.fill(shortSheet)
    const lien = (label: string, headers?: { cookie: string }) =>
      value.add({ name: 'lien', figure: { choice: 'doctor', label, amount: 100_00 } }, headers)
    const answers = await Promise.all([
      ...['a', 'b', 'c', 'd'].map((label) => lien(label)),
      value.file.approve(5_000_00),
      ...['e', 'f', 'g'].map((label) => lien(label, desk.paul.headers)),
      value.call('POST', '/versions', { from: 1 }),
    ])
    for (const { status } of answers) expect([201, 409]).toContain(status)
    const closed = (await value.call('GET', '/versions/1')).body
    expect(closed.version.closedAt).not.toBeNull()
    const { advised } = closed.version
    expect(closed.results.advice.advised).toBe(advised)
    const added = answers.filter(({ status, body }) => status === 201 && 'lines' in body).length
    expect(added).toBeGreaterThan(0)
  })

  test('two offers at the same moment close the version once', async () => {
    const value = await openValue(desk)
    await value.fill(shortSheet)
    const answers = await Promise.all([
      value.file.approve(10_300_00),
      value.file.approve(10_300_00, {}, desk.paul.headers),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await value.read()).versions).toHaveLength(1)
  })
})
