import { beforeAll, expect, test } from 'vitest'
import { priceTerms, stateRules } from '#db/schema/index.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { suggestionFor } from '#features/rules/content/suggestions.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import type { MonthlyTerms } from '#lib/price/monthly-terms.ts'
import { offerMonths } from '#lib/price/offer.ts'
import { formatCents } from '#site/staff-format.ts'
import { openDecidingDesk, openFile } from '../../../tests/support/decisions.ts'
import { rounds } from '../../../tests/support/sample.ts'
import { monthlyRow } from '../../../tests/support/terms.ts'

const allTerms: MonthlyTerms[] = [
  { monthlyRate: 2.9, compounding: 'monthly', fee: 0, capMultiple: 2.5, mostMonths: null },
  { monthlyRate: 3, compounding: 'simple', fee: 250_00, capMultiple: null, mostMonths: 30 },
  { monthlyRate: 3.33, compounding: 'semiannual', fee: 99_99, capMultiple: 3.1, mostMonths: 42 },
]
const openStates = stateCodes.filter((code) => suggestionFor(code).posture !== 'closed')

const desk = await openDecidingDesk('postgres')
beforeAll(async () => {
  const { db } = desk.database
  await db
    .insert(priceTerms)
    .values(allTerms.slice(1).map((terms, place) => monthlyRow({ ...terms, version: place + 2 })))
  await db.insert(stateRules).values(
    openStates.map((code) => {
      const { posture, sentence, caps, cancelDays, mostMonths, largestAdvance, requiredSentences, source } =
        suggestionFor(code)
      return {
        ...{ code, posture, sentence, cancelDays, mostMonths, largestAdvance, source },
        caps: [...caps],
        requiredSentences: [...requiredSentences],
        license: 'No. 1',
        version: 1,
        effectiveFrom: '2026-01-01',
        act: 'adopted' as const,
        origin: 'suggestion' as const,
      }
    }),
  )
})

/** Small, large, odd to the cent. */
const amountOf = (seed: number) => 1_000_00 + ((seed * 7_919_777) % 19_000_00)

test('of an offer are the price engine’s, to the cent, in answer, desk, mail and spreadsheet', async () => {
  const first = Number(process.env.TEST_SEED ?? 1) % openStates.length
  for (let round = 0; round < rounds(300, 8); round++) {
    const state = openStates[(first + round * 7) % openStates.length] as StateCode
    const version = (round % allTerms.length) + 1
    const terms = allTerms[version - 1] as MonthlyTerms
    const { caps, mostMonths, largestAdvance } = suggestionFor(state)
    const advance = amountOf(first + round)
    const file = await openFile(desk, { state })
    const made = await file.approve(advance, { termsVersion: version, ruleVersion: 1 })
    expect(made.status).toBe(201)
    const owed = offerMonths.map(
      (months) => estimatePrice({ advance, months, terms, caps, mostMonths, largestAdvance }).owed,
    )
    const figures = (rows: { owed: number }[]) => rows.map((row) => row.owed)
    expect(figures(made.body.decision.owed)).toEqual(owed)
    expect(figures((await file.desk()).offered.owed)).toEqual(owed)
    expect(figures((await file.history())[0]?.owed ?? [])).toEqual(owed)
    const [mail] = await file.mail()
    for (const cents of [advance, ...owed]) expect(mail?.text).toContain(formatCents(cents))
    const csv = await desk.app.inject({ url: '/api/applications/export.csv', headers: desk.owner })
    const line = csv.body.split('\r\n').find((one) => one.includes(file.id)) ?? ''
    const cells = [advance, ...owed].map((cents) => `"${(cents / 100).toFixed(2)}"`)
    expect(line).toContain([cells[0], `"${version}"`, ...cells.slice(1)].join(','))
  }
})
