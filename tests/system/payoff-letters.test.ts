import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LetterFacts, LetterFigures } from '#db/schema/index.ts'
import { composeLetter } from '#features/payoffs/letters/content/compose.ts'
import { addDays } from '#lib/calendar-days.ts'
import { payOff } from '#lib/ledger/payoff.ts'
import { printPages } from '#lib/papers/print/print-paper.ts'
import { formatCents } from '#site/staff-format.ts'
import { readDay, writeDay } from '../support/ledger-model/days.ts'
import { anyClaim, anyDayAfter } from '../support/ledger-model/lives.ts'
import { type Life, oweOf } from '../support/ledger-model/owe.ts'
import { record } from '../support/ledger-model/record.ts'
import { judge, keep, readWithPdfjs, textOf } from '../support/papers/judges.ts'
import { rounds } from '../support/sample.ts'

const patience = { timeout: 60 * 60_000 }
const company = {
  ...{ name: 'Beaconfield Legal Funding', legalName: 'Beaconfield Legal Funding, LLC' },
  ...{ address: '100 Placeholder Street, Columbus, Ohio 43215', phone: '(555) 014-7733' },
  email: 'help@beaconfield.example',
}
const facts: LetterFacts = {
  addressee: { name: 'Dana Whitfield', firm: 'Whitfield & Rowe, LLP', address: '300 Example Plaza' },
  ...{ copy: null, person: 'Teresa Alvarado', claim: { kind: 'auto-accident', on: '2026-06-03' } },
  ...{ company, checkAddress: company.address, signer: 'Maria Ortiz', replaces: null },
  bank: { bank: 'First Example Bank', routing: '021000021', account: '000123456789', name: company.name },
}

/** What the model owes on a day if nothing happens after another one. */
function modelOn(claim: readonly Life[], day: number, lastly: number): bigint {
  const still = claim.map((life) => ({
    ...life,
    facts: life.facts
      .filter(({ on }) => on <= lastly)
      .map((fact) => ({
        ...fact,
        returnedOn: fact.returnedOn !== undefined && fact.returnedOn <= lastly ? fact.returnedOn : undefined,
      })),
    returnedOn: life.returnedOn !== undefined && life.returnedOn <= lastly ? life.returnedOn : undefined,
  }))
  return still.reduce((sum, _, place) => sum + oweOf(still, place, day).owed, 0n)
}

test(
  'letters about random lives of advances say what a model of exact fractions owes, cent by cent',
  patience,
  async () => {
    let written = 0
    await fc.assert(
      fc.asyncProperty(anyClaim, anyDayAfter, async (told, pick) => {
        const claim = told.map(({ endedOn: _, ...life }) => life)
        const latest = Math.max(...claim.map(({ fundedOn }) => fundedOn))
        const now = Math.max(latest, pick(latest))
        const today = writeDay(now)
        const advances = claim.map((life) => {
          const advance = record(life)
          return {
            ...advance,
            entries: advance.entries.filter(({ on, kind }) => kind === 'correction' || on <= today),
          }
        })
        const { latest: through } = payOff(advances, { today, through: today })
        const { each, all, others } = payOff(advances, { today, through })
        expect(all.owed).toBe(Number(modelOn(claim, readDay(through), now)))
        expect(through >= today).toBe(true)
        if (all.next) {
          expect(all.next.on > through).toBe(true)
          expect(all.next.owed).toBe(Number(modelOn(claim, readDay(all.next.on), now)))
          expect(all.owed).toBe(Number(modelOn(claim, readDay(addDays(all.next.on, -1)), now)))
        }
        if (all.owed === 0) return
        const figures: LetterFigures = {
          parts: each.map(({ balance: { funded, charges, paid, reduced, owed } }, at) => ({
            ...{ advanceId: String(at), account: `BF-7K3MQ-9TW2${at + 2}`, fundedOn: today },
            ...{ funded, charges, paid, reduced, owed },
          })),
          ...{ owed: all.owed, goodThrough: through, next: all.next, others, closing: null },
          ...{
            graceDays: Math.min(...claim.map(({ terms }) => terms.graceDays)),
            isDaily: false,
            gross: null,
          },
        }
        const paper = composeLetter({
          ...{ kind: 'payoff', ordinal: 1, madeOn: today, figures, facts, replacesId: null },
          ...{ number: 'BF-ABCDE-23456', verifyAt: 'beaconfield.example/verify' },
        })
        const { bytes } = await printPages(paper)
        const file = await keep(bytes)
        await judge(file)
        const text = await textOf(file)
        for (const sum of [
          all.owed,
          ...(all.next ? [all.next.owed] : []),
          ...each.map(({ balance }) => balance.owed),
        ])
          expect(text).toContain(formatCents(sum))
        written += 1
      }),
      { numRuns: rounds(1_000, 12) },
    )
    expect(written).toBeGreaterThanOrEqual(rounds(500, 1))
  },
)

test('a letter is tagged and read in order, and the same words are the same bytes', async () => {
  const part = {
    ...{ advanceId: 'one', account: 'BF-7K3MQ-9TW2X', fundedOn: '2027-03-02' },
    ...{ funded: 5_000_00, charges: 2_700_00, paid: 0, reduced: 0, owed: 7_700_00 },
  }
  const figures: LetterFigures = {
    ...{
      parts: [part],
      owed: 7_700_00,
      goodThrough: '2028-09-01',
      next: { on: '2028-09-02', owed: 8_600_00 },
    },
    ...{ graceDays: 0, isDaily: false, gross: null, others: { count: 0, owed: 0 }, closing: null },
  }
  const content = {
    ...{ ordinal: 2, madeOn: '2028-08-10', figures, facts, replacesId: null },
    ...{ number: 'BF-ABCDE-23456', verifyAt: 'beaconfield.example/verify' },
  }
  const closed = { ...figures, owed: 0, goodThrough: null, next: null }
  const papers = [
    composeLetter({ ...content, kind: 'payoff' }),
    composeLetter({
      ...{ ...content, kind: 'release' },
      figures: { ...closed, closing: { because: 'paid', on: '2028-08-24' } },
    }),
    composeLetter({
      ...{ ...content, kind: 'nothing-owed' },
      figures: { ...closed, closing: { because: 'lost', on: '2028-05-04' } },
    }),
  ]
  for (const paper of papers) {
    const { bytes, pages } = await printPages(paper)
    expect(bytes.equals((await printPages(paper)).bytes)).toBe(true)
    expect(pages).toBe(1)
    await judge(await keep(bytes))
    const { aloud, roles, info } = await readWithPdfjs(bytes)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(aloud.indexOf('Dana Whitfield')).toBeLessThan(aloud.indexOf('Maria Ortiz'))
    expect(info).toMatchObject({ Title: paper.title })
  }
})
