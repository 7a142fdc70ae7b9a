import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisions, priceTerms } from '#db/schema/index.ts'
import type { RuleCap, RuleCompounding } from '#domain/caps.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { addDays } from '#lib/calendar-days.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { openDecidingDesk, openFile } from '../../../tests/support/decisions.ts'
import { rounds } from '../../../tests/support/sample.ts'
import { monthlyRow } from '../../../tests/support/terms.ts'

/** What the law and the contract say, written a second time: fractions as pairs of whole numbers, one cap after the other. */
type Rule = {
  posture: 'open' | 'license' | 'capped' | 'closed'
  license: string | null
  caps: RuleCap[]
  compounding: Exclude<RuleCompounding, 'annual'> | null
  mostMonths: number | null
  largestAdvance: number | null
}
type Terms = {
  rate: bigint
  compounding: 'simple' | 'monthly' | 'semiannual'
  fee: number
  multiple: bigint | null
  mostMonths: number | null
}

const hundredths = (percent: number) => BigInt(Math.round(percent * 100))
const perYear = 10_000n * 12n

/** `rate` in hundredths of a percent a month: what 1 grows to, over 10,000 to the power of `steps`. */
function growth({ rate }: Terms, kind: Terms['compounding'], months: number) {
  if (kind === 'simple') return { over: 10_000n + rate * BigInt(months), steps: 1n }
  if (kind === 'monthly') return { over: (10_000n + rate) ** BigInt(months), steps: BigInt(months) }
  const halves = BigInt(Math.floor(months / 6))
  const rest = 10_000n + rate * BigInt(months % 6)
  return { over: (10_000n + 6n * rate) ** halves * rest, steps: halves + 1n }
}

function modelOwed(advance: number, terms: Terms, rule: Rule, asked: number): number {
  const months = Math.min(asked, rule.mostMonths ?? asked, terms.mostMonths ?? asked)
  const kind =
    terms.compounding === 'simple' || rule.compounding === 'none'
      ? 'simple'
      : (rule.compounding ?? terms.compounding)
  const { over, steps } = growth(terms, kind, months)
  const under = 10_000n ** steps
  const grown = BigInt(advance) * over
  const limits = [(2n * grown + under) / (2n * under) + BigInt(terms.fee)]
  if (terms.multiple !== null) limits.push((BigInt(advance) * terms.multiple) / 100n)
  const servicing = rule.caps.find((cap) => cap.kind === 'servicing')
  // The fee that may come on top, times 120,000.
  const onTop = (on: number) => {
    if (!servicing) return 0n
    const most = BigInt(on) * hundredths(servicing.percent) * BigInt(months)
    const fee = BigInt(terms.fee) * perYear
    return fee < most ? fee : most
  }
  const perMonth = (on: number, yearly: bigint) =>
    (BigInt(on) * (perYear + yearly * BigInt(months)) + onTop(on)) / perYear
  for (const cap of rule.caps) {
    if (cap.kind === 'yearly-rate' && (cap.below === undefined || advance < cap.below))
      limits.push(perMonth(Math.max(advance, cap.from ?? 0), hundredths(cap.percent)))
    if (cap.kind === 'half-year-rate') limits.push(perMonth(advance, 2n * hundredths(cap.percent)))
    if (cap.kind === 'yearly-per-thousand')
      limits.push(perMonth(advance, hundredths(cap.percent) + BigInt(cap.dollars) * 10n))
    if (cap.kind === 'servicing') limits.push((grown * perYear + onTop(advance) * under) / (under * perYear))
  }
  return Number(limits.reduce((least, limit) => (limit < least ? limit : least)))
}

const cases = [0, 1_000_00, 50_000_00, 10_000_000_00, 100_000_000_000_00]

/** Tries cases of every size, of which the client keeps nothing, half or all. */
function modelShare(advance: number, { caps }: Rule, gross: number, net: number) {
  const most = caps.flatMap((cap) =>
    cap.kind === 'share-of-recovery'
      ? [(cap.plusAdvance ? advance : 0) + ((cap.of === 'gross' ? gross : net) * cap.percent) / 100]
      : [],
  )
  return Math.min(Number.POSITIVE_INFINITY, ...most)
}

function modelAllows(advance: number, terms: Terms, offered: Rule, now: Rule): boolean {
  if (now.largestAdvance !== null && advance > now.largestAdvance) return false
  for (let month = 1; month <= 120; month++)
    if (modelOwed(advance, terms, offered, month) > modelOwed(advance, terms, now, month)) return false
  return cases.every((gross) =>
    [0, 0.5, 1].every(
      (kept) =>
        modelShare(advance, offered, gross, gross * kept) <= modelShare(advance, now, gross, gross * kept),
    ),
  )
}

const modelClosed = ({ posture, license }: Rule) =>
  posture === 'closed' || (posture === 'license' && license === null)

const percentage = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const anyCaps = fc.oneof(
  fc.constant<RuleCap[]>([]),
  percentage(5, 60).map((percent): RuleCap[] => [{ kind: 'yearly-rate', percent }]),
  percentage(5, 30).map((percent): RuleCap[] => [{ kind: 'half-year-rate', percent }]),
  percentage(1, 20).map((percent): RuleCap[] => [{ kind: 'yearly-per-thousand', percent, dollars: 250 }]),
  fc.tuple(percentage(5, 60), percentage(1, 10)).map(([percent, servicing]): RuleCap[] => [
    { kind: 'yearly-rate', percent },
    { kind: 'servicing', percent: servicing },
  ]),
  fc.tuple(percentage(20, 60), percentage(5, 25)).map(([percent, lower]): RuleCap[] => [
    { kind: 'yearly-rate', percent, below: 5_000_00 },
    { kind: 'yearly-rate', percent: lower, from: 5_000_00 },
  ]),
  fc
    .record({
      percent: percentage(10, 100),
      plusAdvance: fc.boolean(),
      of: fc.constantFrom('gross' as const, 'net' as const),
    })
    .map((cap): RuleCap[] => [{ kind: 'share-of-recovery', ...cap }]),
)
const anyRule: fc.Arbitrary<Rule> = fc.record({
  posture: fc.constantFrom('open', 'open', 'capped', 'capped', 'license', 'closed'),
  license: maybe(fc.constant('LF-1')),
  caps: anyCaps,
  compounding: maybe(fc.constantFrom('semiannual' as const, 'none' as const)),
  mostMonths: maybe(fc.integer({ min: 6, max: 60 })),
  largestAdvance: fc.option(fc.integer({ min: 1_000_00, max: 50_000_00 }), { nil: null, freq: 3 }),
})
const openRule = anyRule.map((rule): Rule => ({ ...rule, posture: 'capped' }))
const anyOffer = fc.record({
  state: fc.constantFrom(...stateCodes),
  amount: fc.oneof(fc.integer({ min: 500_00, max: 40_000_00 }), fc.constantFrom(4_999_99, 5_000_00)),
  termsVersion: fc.integer({ min: 2, max: 9 }),
  first: fc.oneof({ weight: 5, arbitrary: openRule }, { weight: 1, arbitrary: anyRule }),
  /** Null: nothing changes. */
  second: maybe(anyRule),
  /** Days from today: a rule that has still to begin, or an offer's last day. */
  begins: fc.constantFrom(0, 0, 0, 2, 30),
  ends: fc.constantFrom(14, 1, 0, -1),
  paidIn: fc.constantFrom(0, 0, 3, 7),
})

const anyTerms: fc.Arbitrary<Terms> = fc.record({
  rate: fc.bigInt({ min: 50n, max: 500n }),
  compounding: fc.constantFrom('simple', 'monthly', 'semiannual'),
  fee: fc.constantFrom(0, 0, 150_00, 499_99),
  multiple: maybe(fc.bigInt({ min: 150n, max: 400n })),
  mostMonths: maybe(fc.integer({ min: 12, max: 60 })),
})

describe('offers and an independent model', async () => {
  const desk = await openDecidingDesk('postgres')
  const { db } = desk.database
  const today = dateIn(brand.openHours.timeZone)
  const terms = fc.sample(anyTerms, { numRuns: 8, seed: 36 })
  await db.insert(priceTerms).values(
    terms.map(({ rate, multiple, ...rest }, place) =>
      monthlyRow({
        ...rest,
        version: place + 2,
        monthlyRate: Number(rate) / 100,
        capMultiple: multiple === null ? null : Number(multiple) / 100,
      }),
    ),
  )
  const write = async (code: StateCode, rule: Rule, begins = 0) => {
    const payload = { ...rule, effectiveFrom: addDays(today, begins) }
    const url = `/api/state-rules/${code}`
    const answer = await desk.app.inject({ method: 'PUT', url, headers: desk.owner, payload })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().version as number
  }
  /** So that a rule which has still to begin doesn't reach the next offer of the same state. */
  const withdraw = (code: StateCode, begins: number) =>
    desk.app.inject({
      method: 'DELETE',
      url: `/api/state-rules/${code}/${addDays(today, begins)}`,
      headers: desk.owner,
    })

  test('agree on every figure, and on which offers can still be paid', { timeout: 600_000 }, async () => {
    const told = { paid: 0, refused: 0, ended: 0, never: 0 }
    for (const offer of fc.sample(anyOffer, { numRuns: rounds(200, 25), seed: 2036 })) {
      const { state, amount, termsVersion, first, second, begins, ends, paidIn } = offer
      const own = terms[termsVersion - 2]
      if (!own) throw new Error('there are eight terms')
      const file = await openFile(desk, { state })
      const ruleVersion = await write(state, first)
      const approved = await file.approve(amount, { termsVersion, ruleVersion })
      const isOffered =
        !modelClosed(first) && (first.largestAdvance === null || amount <= first.largestAdvance)
      expect(approved.status, JSON.stringify(offer)).toBe(isOffered ? 201 : 422)
      if (!isOffered) {
        told.never++
        continue
      }
      for (const { months, owed } of approved.body.decision.owed)
        expect(owed, JSON.stringify({ offer, months })).toBe(modelOwed(amount, own, first, months))

      if (second) await write(state, second, begins)
      const offerEndsOn = addDays(today, ends)
      await db.update(decisions).set({ offerEndsOn }).where(eq(decisions.applicationId, file.id))
      const now = second && begins <= paidIn ? second : first
      const paid = await file.fund(amount, { fundedOn: addDays(today, paidIn) })
      const expected = modelClosed(now) ? 422 : !modelAllows(amount, own, first, now) || ends < 0 ? 409 : 201
      expect(paid.status, `${JSON.stringify(offer)} ${paid.body.message}`).toBe(expected)
      if (expected === 201) told.paid++
      else if (ends < 0) told.ended++
      else told.refused++
      if (begins > 0) await withdraw(state, begins)
    }
    // Each kind must be among them, or the test proves little.
    for (const [kind, count] of Object.entries(told)) expect(count, kind).toBeGreaterThan(1)
  })
})
