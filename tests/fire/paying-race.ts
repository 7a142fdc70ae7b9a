import { randomUUID } from 'node:crypto'
import { createCall, type Paying, release } from './paying-way.ts'

type Walk = Parameters<typeof release>[1]
const many = 100

/** A hundred people mark the same money sent, and a hundred tries record one payment, on every process at once. */
export async function race(paying: Paying, walk: Walk): Promise<string[]> {
  const { contractId } = paying
  const { client, sites, desk, today: on } = walk
  await release(paying, walk)
  const send = (path: string, bodyOf: () => object, expects: readonly number[]) =>
    Promise.all(
      Array.from({ length: many }, async (_, number) => {
        const body = JSON.stringify(bodyOf())
        for (;;) {
          const answer = await client.ask(
            `${sites[number % sites.length]}/api/contracts/${contractId}${path}`,
            {
              ...{ method: 'POST', expects, body },
              headers: { 'content-type': 'application/json', cookie: number % 2 ? desk.owner : desk.second },
            },
          )
          if (answer) return answer.status
        }
      }),
    )
  const sent = () => ({ on, reference: 'Trace 1', submissionKey: randomUUID() })
  const statuses = await send('/payout/sent', sent, [200, 409])
  paying.sent = true
  const left = statuses.filter((status) => status === 200).length
  await createCall(walk, contractId)('POST', '/payout/received', {
    body: { on, submissionKey: randomUUID() },
  })
  paying.received = true
  const payment = { amount: 123_45, on, submissionKey: randomUUID(), reference: 'Wire 7' }
  const recorded = await send('/payments', () => payment, [201])
  paying.payments.set(payment.submissionKey, payment.amount)
  return [
    ...(left === 1 ? [] : [`of ${many} who marked it sent at once, ${left} were told they did`]),
    ...(recorded.length === many ? [] : ['not every try of one payment was answered']),
  ]
}
