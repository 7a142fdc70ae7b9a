import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { plaintiffPayload } from '../support/application-payloads.ts'
import type { Client } from './client.ts'
import { pick } from './random.ts'

/** What becomes of the money: it stays and comes back in parts, the bank returns it, or the person cancels. */
export const courses = ['paid', 'paid', 'returned', 'canceled'] as const
export type Course = (typeof courses)[number]

/** What was answered about the money of one contract, and so must be kept. */
export type Paying = {
  contractId: string
  applicationId: string
  course: Course
  isReleased?: boolean
  sent?: boolean
  received?: boolean
  returned?: boolean
  noticed?: boolean
  /** By their keys, in cents. */
  payments: Map<string, number>
  moneyBack: Map<string, number>
}

export type Desk = { owner: string; second: string }
type Walk = {
  client: Client
  /** Of each process: whoever got no answer asks any of them. */
  sites: readonly string[]
  desk: Desk
  today: string
  random: () => number
  /** Called after each step that was answered: here a server is killed. */
  onStep: () => void
}
type Asked = { body?: object; cookie?: string; expects?: readonly number[] }

export function createCall({ client, sites, desk, random, onStep }: Walk, contractId: string) {
  // biome-ignore lint/suspicious/noExplicitAny: each step looks at what it needs
  return async (method: 'GET' | 'PUT' | 'POST', path: string, asked: Asked = {}): Promise<any> => {
    const { body, cookie = desk.owner, expects = [200, 201] } = asked
    const request = {
      ...{ method, expects, headers: { 'content-type': 'application/json', cookie } },
      ...(body && { body: JSON.stringify(body) }),
    }
    for (;;) {
      const answer = await client.ask(`${pick(random, sites)}/api/contracts/${contractId}${path}`, request)
      if (answer) {
        onStep()
        return JSON.parse(answer.body || '{}')
      }
      await delay(200 + random() * 800)
    }
  }
}

/** Up to the second signature: details by one, call back by the other, comparison, both signatures. */
export async function release(paying: Paying, walk: Walk): Promise<void> {
  const { desk, random } = walk
  const call = createCall(walk, paying.contractId)
  const { signer } = await call('GET', '')
  const bank = { method: 'ach', bank: 'Example Bank', routing: '021000021', accountKind: 'checking' }
  const details = { ...bank, name: signer.name, account: `00012345${1000 + Math.floor(random() * 9000)}` }
  await call('PUT', '/payout/details', { body: { ...details, version: 0 } })
  const word = { about: 'bank-details', number: plaintiffPayload.phone, note: 'Read back digit by digit.' }
  await call('POST', '/payout/words', { body: word, cookie: desk.second })
  await call('POST', '/payout/screening', { body: {} })
  for (const cookie of [desk.owner, desk.second])
    await call('POST', '/payout/signature', { body: { submissionKey: randomUUID() }, cookie })
  paying.isReleased = true
}

/** Out of the door, and what follows by its course. */
export async function payOut(paying: Paying, walk: Walk): Promise<void> {
  const { today: on, random } = walk
  const call = createCall(walk, paying.contractId)
  const key = () => ({ submissionKey: randomUUID() })
  await call('POST', '/payout/sent', { body: { on, reference: `Trace ${paying.contractId}`, ...key() } })
  paying.sent = true
  if (paying.course === 'returned') {
    await call('POST', '/payout/returned', { body: { on, reason: 'The account is closed.', ...key() } })
    paying.returned = true
    return
  }
  const { payout } = await call('POST', '/payout/received', { body: { on, ...key() } })
  paying.received = true
  if (paying.course === 'paid') {
    for (let left = 3 + Math.floor(random() * 8); left > 0; left--) await payIn(paying, walk)
    return
  }
  await call('POST', '/cancellation', { body: { way: 'in-person', noticedOn: on, ...key() } })
  paying.noticed = true
  const first = 1 + Math.floor(random() * (payout.amount - 1))
  for (const amount of [first, payout.amount - first]) {
    const part = key()
    await call('POST', '/cancellation/money-back', { body: { amount, way: 'wire', on, ...part } })
    paying.moneyBack.set(part.submissionKey, amount)
  }
}

/** One part, sent again now and then although it was answered. */
export async function payIn(paying: Paying, walk: Walk): Promise<void> {
  const { random, today: on } = walk
  const call = createCall(walk, paying.contractId)
  const submissionKey = randomUUID()
  const body = { amount: 1 + Math.floor(random() * 20_00), on, submissionKey, reference: submissionKey }
  await call('POST', '/payments', { body })
  paying.payments.set(submissionKey, body.amount)
  if (random() < 0.3) await call('POST', '/payments', { body })
}
