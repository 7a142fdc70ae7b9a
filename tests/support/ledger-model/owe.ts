import { type Day, monthsLater } from './days.ts'
import { fraction } from './fraction.ts'
import { addedTo, type Before, isShared, type Priced, priceOn } from './price.ts'

/** What really happened, whatever was recorded on the way there. */
export type Fact = {
  kind: 'payment' | 'money-back' | 'reduction' | 'write-off'
  amount: number
  on: Day
  /** The bank took it back on that day, or the reduction lapsed. */
  returnedOn?: Day | undefined
}
export type Life = Priced & {
  facts: readonly Fact[]
  /** The money itself came back. */
  returnedOn?: Day | undefined
  endedOn?: Day | undefined
  /** Steps stand still from the first day until the second, or for good. */
  frozen?: { from: Day; until?: Day | undefined } | undefined
}

/** Day by day: one on which steps stand still doesn’t move their clock. */
function tick({ fundedOn, frozen }: Life, day: Day): Day {
  if (!frozen) return day
  let clock = Math.min(fundedOn, day)
  for (let next = clock + 1; next <= day; next++) {
    const still = next > frozen.from && (frozen.until === undefined || next <= frozen.until)
    if (!still) clock++
  }
  return clock
}

const isOut = ({ fundedOn, returnedOn }: Life, day: Day) =>
  fundedOn <= day && (returnedOn === undefined || day < returnedOn)

/** Those that were out when this one's money left. */
function listBefore(claim: readonly Life[], place: number): Before[] {
  const fundedOn = claim[place]?.fundedOn ?? 0
  const found: Before[] = []
  for (const life of claim.slice(0, place)) {
    if (!isOut(life, fundedOn)) continue
    const { once, printed } = priceOn(life, tick(life, fundedOn), [...found])
    // Where a law shares what the case pays, the oldest advance gets its part first.
    const ever = isShared(life) && priceOn(life, monthsLater(life.fundedOn, 1_200), [...found]).printed
    found.push({ amount: life.amount, once, owed: ever === false ? printed : ever })
  }
  return found
}

/** In cents, by walking through what happened: how much is owed, and what came of it. */
export function oweOf(claim: readonly Life[], place: number, day: Day) {
  const life = claim[place]
  if (!life || !isOut(life, day)) return { owed: 0n, came: 0n, beyond: 0n }
  const before = listBefore(claim, place)
  const price = (on: Day) => priceOn(life, on, before)
  const isOver = life.endedOn !== undefined && life.endedOn <= day
  const until = isOver ? (life.endedOn ?? day) : day
  const came = life.facts
    .map((fact, order) => ({ ...fact, order }))
    .filter(({ on, returnedOn }) => on <= until && (returnedOn === undefined || day < returnedOn))
    .map((fact) => ({ ...fact, ticked: tick(life, fact.on) }))
    .map((fact) => ({ ...fact, counts: fact.kind === 'payment' ? forgive(life, fact.ticked) : fact.ticked }))
    .sort((a, b) => a.counts - b.counts || a.on - b.on || a.order - b.order)

  // Three heaps of cents, and what part of the schedule's charges is still earned.
  const start = price(life.fundedOn)
  const { isCompounding } = start.lawfulTerms
  let [advance, charges, once] = [BigInt(life.amount), 0n, BigInt(addedTo(start.once))]
  let part = fraction(1)
  let [then, owedThen] = [start.lawful, start.lawful]
  let [used, beyond] = [0n, 0n]
  /** What was earned since the last time, and the contract's own limit. */
  const reach = (on: Day): [bigint, bigint, bigint] => {
    const { lawful, printed } = price(on)
    const earned =
      owedThen +
      fraction(lawful - then)
        .times(part)
        .nearest()
    const limit = printed - used
    const owed = earned < limit ? earned : limit
    return share(owed > 0n ? owed : 0n, advance, once)
  }
  for (const { amount, counts } of came) {
    ;[advance, charges, once] = reach(counts)
    then = price(counts).lawful
    const bearing = isCompounding ? advance + charges : advance
    let left = BigInt(amount)
    const pay = (heap: bigint) => {
      const paid = heap < left ? heap : left
      left -= paid
      used += paid
      return heap - paid
    }
    charges = pay(charges)
    once = pay(once)
    advance = pay(advance)
    beyond += left
    const bears = isCompounding ? advance + charges : advance
    owedThen = advance + charges + once
    part = bearing > 0n ? part.times(fraction(bears, bearing)) : fraction(0)
  }
  const owed = reach(tick(life, until)).reduce((sum, heap) => sum + heap, 0n)
  return { owed: isOver ? 0n : owed, came: used, beyond }
}

/** The advance first, then what was charged once, and the rest are charges that bear others. */
function share(owed: bigint, advance: bigint, once: bigint): [bigint, bigint, bigint] {
  const first = owed < advance ? owed : advance
  const second = owed - first < once ? owed - first : once
  return [first, owed - first - second, second]
}

const stepOf = { month: 1, 'half-year': 6, year: 12 } as const

/** The day before a step, for what was sent in the first days of it. */
function forgive({ counted, fundedOn, terms }: Life, on: Day): Day {
  for (let step = 1; ; step++) {
    const begins = monthsLater(fundedOn, step * stepOf[terms.per]) + (counted === 'months' ? 1 : 0)
    if (begins > on) return on
    if (on - begins < terms.graceDays) return begins - 1
  }
}
