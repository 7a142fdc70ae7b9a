import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { addDays } from '#lib/calendar-days.ts'
import { createCall, type Paying, payOut, release } from './paying-way.ts'
import { pick } from './random.ts'

type Walk = Parameters<typeof release>[1]

/** What was answered about one claim, and so must be kept. */
export type Payoff = Paying & {
  /** Payoff letters by their keys. */
  letters: Map<string, string>
  /** Payments that the bank took back, by the key of the payment. */
  givenBack: Set<string>
  /** How often all of it was paid. */
  closings: number
}

/** The limit of a day is 20. */
const mostLetters = 14

export async function openClaim(claim: Payoff, walk: Walk): Promise<void> {
  await release(claim, walk)
  await payOut(claim, { ...walk, random: () => 0 })
}

async function makeLetter(claim: Payoff, walk: Walk): Promise<void> {
  if (claim.letters.size >= mostLetters) return
  const { random, today } = walk
  const call = createCall(walk, claim.contractId)
  const body = { goodThrough: addDays(today, Math.floor(random() * 30)), submissionKey: randomUUID() }
  const again = random() < 0.3
  const letter = await call('POST', '/payoff-letters', { body, expects: [201, 409] })
  if (!letter.number) return
  claim.letters.set(body.submissionKey, letter.number)
  if (again) await call('POST', '/payoff-letters', { body, expects: [201] })
}

/** Named by the newest letter, and sent again now and then. */
async function pay(claim: Payoff, walk: Walk, amount: number): Promise<{ key: string; entryId: string }> {
  const call = createCall(walk, claim.contractId)
  const key = randomUUID()
  const letter = [...claim.letters.values()].at(-1)
  const body = { amount, on: walk.today, submissionKey: key, reference: key, ...(letter && { letter }) }
  const { entry } = await call('POST', '/payments', { body })
  claim.payments.set(key, amount)
  if (walk.random() < 0.3) await call('POST', '/payments', { body })
  return { key, entryId: entry.id }
}

async function payAll(claim: Payoff, walk: Walk) {
  const { owed } = await createCall(walk, claim.contractId)('GET', '/balance')
  const paid = await pay(claim, walk, owed)
  claim.closings += 1
  return paid
}

async function giveBack(claim: Payoff, walk: Walk, { key, entryId }: { key: string; entryId: string }) {
  const { client, sites, random, today: on, desk } = walk
  const body = JSON.stringify({ on, reason: 'Not enough funds', submissionKey: randomUUID() })
  for (;;) {
    const answer = await client.ask(`${pick(random, sites)}/api/ledger-entries/${entryId}/return`, {
      ...{ method: 'POST', expects: [201], body },
      headers: { 'content-type': 'application/json', cookie: desk.owner },
    })
    if (answer) break
    await delay(200 + random() * 800)
  }
  walk.onStep()
  claim.givenBack.add(key)
}

/** Letters, parts, all of it; then the bank takes that back, and it's paid once more. */
export async function payOff(claim: Payoff, walk: Walk): Promise<void> {
  for (let left = 1 + Math.floor(walk.random() * 3); left > 0; left--) await makeLetter(claim, walk)
  for (let left = 2 + Math.floor(walk.random() * 4); left > 0; left--) {
    await pay(claim, walk, 10_00 + Math.floor(walk.random() * 100_00))
    await makeLetter(claim, walk)
  }
  const paid = await payAll(claim, walk)
  if (walk.random() < 0.6) {
    await giveBack(claim, walk, paid)
    await makeLetter(claim, walk)
    await payAll(claim, walk)
  }
}

/** The queue makes releases; a server that was just killed makes them late. */
export async function waitForRelease(claim: Payoff, walk: Walk): Promise<string[]> {
  const { client, sites, desk } = walk
  for (const end = Date.now() + 180_000; Date.now() < end; await delay(1_000)) {
    const answer = await client.ask(`${sites[0]}/api/applications/${claim.applicationId}/payoff-letters`, {
      headers: { cookie: desk.owner },
    })
    const letters: { kind: string; ending: string | null }[] = answer ? JSON.parse(answer.body) : []
    if (letters.some(({ kind, ending }) => kind === 'release' && ending === null)) return []
  }
  return [`${claim.contractId}: paid, and no release after three minutes`]
}
