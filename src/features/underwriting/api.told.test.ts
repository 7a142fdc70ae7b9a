import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { keepFirmReply } from '#features/case/firm/mutations.ts'
import { noAnswers } from '#features/firms/counsel/schema.ts'
import { addDocument } from '../../../tests/support/add-document.ts'
import { openDecidingDesk, openFile, today } from '../../../tests/support/decisions.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { testRowSealer } from '../../../tests/support/row-sealer.ts'
import { openValue } from '../../../tests/support/value-sheet.ts'
import { exportSheets } from './data/sheets.ts'

type Line = { name: string; origin: string; figure: object }

describe.each(databaseKinds())('what was told fills a value sheet on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const { db } = desk.database
  const answer = (id: string, answers: object, columns: object = {}) =>
    db
      .update(applications)
      .set({ sealedAnswers: testRowSealer.seal(applications.sealedAnswers, id, answers), ...columns })
      .where(eq(applications.id, id))
  const brief = (lines: Line[]) => lines.map(({ name, origin, figure }) => [name, origin, figure])

  test('by the plaintiff’s answers, marked as theirs, until somebody types over them', async () => {
    const value = await openValue(desk)
    await answer(value.file.id, {
      ...{ estimatedMedicalExpenses: '12,000', estimatedLostWages: 'I don’t know', hasPriorFunding: true },
      currentDiagnosis: 'Broken wrist',
    })
    const { number, lines, versions } = await value.read()
    expect({ number, versions }).toEqual({ number: 0, versions: [] })
    expect(brief(lines)).toEqual([
      ['injury', 'application', { label: 'As the client says', note: 'Broken wrist' }],
      ['medical', 'application', { amount: 12_000_00 }],
      ['earlier', 'application', { label: 'An earlier funder', isUnknown: true }],
    ])
    await value.add({ name: 'medical', figure: { amount: 14_500_00, note: 'Bills' } })
    await value.add({
      name: 'earlier',
      figure: { amount: 3_180_00, note: 'Letter' },
      replaces: 'told-earlier',
    })
    expect(brief((await value.read()).lines).slice(1)).toEqual([
      ['medical', 'typed', { amount: 14_500_00, note: 'Bills' }],
      ['earlier', 'typed', { amount: 3_180_00, note: 'Letter' }],
    ])
    // What was told is read anew, and shows again once nobody stands before it.
    await answer(value.file.id, { estimatedMedicalExpenses: '13,000' })
    const { id, version } = await value.lineOf('medical')
    expect((await value.call('DELETE', `/lines/${id}?version=${version}`)).status).toBe(200)
    expect((await value.call('DELETE', `/lines/${id}?version=${version}`)).status).toBe(200)
    expect((await value.lineOf('medical')).figure).toEqual({ amount: 13_000_00 })
    // Typed once more, it's the same line.
    expect((await value.add({ name: 'medical', figure: { amount: 1_00 } })).status).toBe(201)
  })

  test('by an attorney’s assessment and the firm’s answers', async () => {
    const attorney = await openValue(desk, await openFile(desk, { role: 'attorney' }))
    await answer(
      attorney.file.id,
      {
        ...{ insuranceCarriers: 'Acme Mutual', defendantInsuranceLimits: '$100,000 / $300,000' },
        ...{ liabilityAssessment: 'strong-liability', estimatedCaseValue: '250k-500k' },
      },
      { statuteOfLimitations: '2099-02-09' },
    )
    const { lines, hints } = await attorney.read()
    expect(brief(lines)).toEqual([
      [
        'coverage',
        'application',
        { label: 'Acme Mutual', choice: 'other-side', amount: 100_000_00, note: '$100,000 / $300,000' },
      ],
      ['liability-other', 'application', { percent: 70_00 }],
      ['limit-date', 'application', { day: '2099-02-09' }],
    ])
    expect(hints).toEqual([
      { section: 'worth', words: 'The attorney expects $250,000 to $500,000', origin: 'application' },
    ])

    const plaintiff = await openValue(desk)
    const reply = {
      liability: 'other-side',
      liens: 'medical',
      stage: 'filed',
      timing: '1-to-2-years',
    } as const
    await keepFirmReply(jobServices(db), plaintiff.file.id, {
      ...{ ...noAnswers, ...reply, representation: 'yes', seen: null, contactName: 'A. Clerk' },
    })
    const told = await plaintiff.read()
    expect(brief(told.lines)).toEqual([
      ['liability-other', 'firm', { choice: 'other-side' }],
      ['lien', 'firm', { choice: 'hospital', label: 'Medical liens', isUnknown: true }],
      ['stage', 'firm', { choice: 'filed' }],
      ['months', 'firm', { months: 24 }],
    ])
    expect(told.results.grade.parts.map(({ points }: { points: number }) => points)).toEqual([8, 0, 0, 0, 4])
  })

  test('by our own payments: what went out and hasn’t come back', async () => {
    const value = await openValue(desk)
    await value.file.approve(5_000_00)
    const { body } = await value.file.fund(5_000_00)
    expect(body.application.status).toBe('funded')
    const { app, ruth } = desk
    await app.inject({
      ...{ method: 'POST', url: `/api/applications/${value.file.id}/repayments`, headers: ruth.headers },
      payload: { submissionKey: 'a repayment', amount: 1_200_00, repaidOn: today },
    })
    expect(await value.lineOf('ours')).toMatchObject({ origin: 'ledger', figure: { amount: 3_800_00 } })
  })

  test('a figure names a page of a document, and the page needs its document', async () => {
    const value = await openValue(desk)
    const documentId = await addDocument(desk, value.file.id)
    const figure = { amount: 100_000_00, label: 'Example Mutual' }
    const { status } = await value.add({ name: 'coverage', figure, documentId, page: 3 })
    expect(status).toBe(201)
    expect(await value.lineOf('coverage')).toMatchObject({ documentId, page: 3 })
    const elsewhere = await openValue(desk)
    expect((await elsewhere.add({ name: 'coverage', figure, documentId })).status).toBe(400)
    expect((await elsewhere.add({ name: 'coverage', figure, page: 3 })).status).toBe(400)
    expect((await elsewhere.add({ name: 'coverage', figure, documentId, page: 0 })).status).toBe(400)
  })

  test('a dump shows no word of a sheet, a person’s export shows all, and deletion leaves nothing', async () => {
    const value = await openValue(desk)
    await value.fill([
      { name: 'likely', figure: { amount: 90_000_00, note: 'Specials times three' } },
      { name: 'fee', figure: { percent: 33_00, thirds: 1 } },
    ])
    const { rows } = await db.execute<{ row: string }>(
      sql`select row_to_json(value_lines)::text as row from value_lines where application_id = ${value.file.id}`,
    )
    expect(rows).toHaveLength(2)
    for (const { row } of rows) expect(row).not.toMatch(/Specials|9000000/)
    const services = { db, rowSealer: testRowSealer }
    const [sheet] = await exportSheets(services, value.file.id)
    expect(sheet).toMatchObject({
      number: 1,
      lines: [
        { line: 'Likely', figure: '$90,000', note: 'Specials times three', by: 'Ruth Owens' },
        { line: 'Attorney’s fee', figure: '33⅓%' },
      ],
    })
    await db.delete(applications).where(eq(applications.id, value.file.id))
    const left = await db.execute(sql`select 1 from value_lines where application_id = ${value.file.id}`)
    expect(left.rows).toEqual([])
  })
})
