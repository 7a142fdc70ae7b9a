import { setTimeout as delay } from 'node:timers/promises'
import { sitePaths } from '../support/site-paths.ts'
import { type Client, createClient } from './client.ts'
import type { Ledger } from './ledger.ts'
import { createRandom, pick } from './random.ts'
import type { Sending } from './sending.ts'

export type LoadOptions = {
  siteUrl: string
  ledger: Ledger
  seed: string
  perSecond?: number
  visitors?: number
  ca?: string
  isBehindProxy?: boolean
}

/** A visitor leaves when this many already wait: otherwise a slow machine would collect ever more of them. */
const mostUnderWay = 25

/** Visitors who read pages, and people who send something and try again until they have an answer. */
export function startLoad({ siteUrl, ledger, seed, perSecond = 5, visitors = 10, ...line }: LoadOptions) {
  const [senders, readers] = [createClient(line), createClient(line)]
  const random = createRandom(`load ${seed} ${ledger.countBegun()}`)
  const underWay = new Set<Promise<void>>()
  let isOver = false

  const send = (sending: Sending) => {
    const sent: Promise<void> = deliver(senders, siteUrl, sending, { ledger, random })
      .catch(complain(senders))
      .finally(() => underWay.delete(sent))
    underWay.add(sent)
  }
  const keepSending = async () => {
    for (const sending of ledger.listUnfinished()) send(sending)
    while (!isOver) {
      if (underWay.size < mostUnderWay) send(ledger.begin())
      await delay(1_000 / perSecond)
    }
  }
  const keepReading = async () => {
    while (!isOver) {
      await readers
        .persist(`${siteUrl}${pick(random, sitePaths)}`, compressed, random)
        .catch(complain(readers))
      await delay(1_000 + random() * 4_000)
    }
  }
  const running = Promise.all([keepSending(), ...Array.from({ length: visitors }, keepReading)])

  return {
    senders: senders.tally,
    readers: readers.tally,
    countUnderWay: () => underWay.size,
    /** No visitor starts anything new; those who have started finish. */
    async finish() {
      isOver = true
      await running
      while (underWay.size > 0) await Promise.all(underWay)
      senders.close()
      readers.close()
    },
  }
}

const compressed = { headers: { 'accept-encoding': 'br' } }
const complain = (client: Client) => (error: Error) => void client.tally.unexpected.push(error.message)

export type Load = ReturnType<typeof startLoad>

type Delivery = { ledger: Ledger; random: () => number }

/** The calls that our pages make. */
async function deliver(client: Client, siteUrl: string, sending: Sending, { ledger, random }: Delivery) {
  const { number, key, parts } = sending
  const started = Date.now()
  const json = { 'content-type': 'application/json' }
  const post = (path: string, body: object, expects: readonly number[], headers = {}) =>
    client.persist(
      siteUrl + path,
      { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body), expects },
      random,
    )
  const acknowledge = (what: (typeof parts)[number], id: string) => {
    const at = Date.now()
    const before = ledger.acknowledge({ number, what, id, at, ms: at - started })
    if (before && before.id !== id) throw new Error(`${what} ${number} was first ${before.id} and then ${id}`)
  }

  if (parts.includes('message')) {
    const { body } = await post('/api/contact', sending.message, [200, 201])
    acknowledge('message', JSON.parse(body).id)
  }
  if (!parts.includes('application')) return
  const { body } = await post('/api/applications', sending.application, [200, 201], {
    'idempotency-key': key,
  })
  const { id } = JSON.parse(body)
  acknowledge('application', id)
  if (!parts.includes('document')) return
  while (!(await sendDocument(client, `/api/applications/${id}`, sending, { post, random, siteUrl }))) {}
  acknowledge('document', id)
}

type Sender = {
  post: (path: string, body: object, expects: readonly number[]) => Promise<{ status: number; body: string }>
  random: () => number
  siteUrl: string
}

/** Whether it is there. If not, it is to be sent again from the start, with a new address. */
async function sendDocument(
  client: Client,
  path: string,
  { file }: Sending,
  { post, random, siteUrl }: Sender,
): Promise<boolean> {
  const what = { fileType: 'other', fileSize: file.bytes.length, mimeType: file.type }
  const asked = await post(`${path}/upload-url`, what, [200, 410])
  // A clock that is ahead says that the time for documents is over. Once it is right again there is some left.
  if (asked.status === 410) {
    await delay(1_000)
    return false
  }
  const ticket = JSON.parse(asked.body)
  const { origin, pathname, search } = new URL(ticket.uploadURL)
  // A site that is told no address of its own makes one of the request; its port is right.
  const target = pathname.startsWith('/api/') ? siteUrl + pathname + search : origin + pathname + search
  const request = { method: 'PUT', headers: ticket.headers, body: file.bytes }
  // 409 and 412: an earlier try of ours arrived, though its answer did not. 410: the time for it is over.
  const sent = await client.persist(target, { ...request, expects: [200, 409, 410, 412] }, random)
  if (sent.status === 410) return false
  const name = { originalName: 'letter.txt', fileType: 'other', uploadURL: ticket.uploadURL }
  const { status, body } = await post(`${path}/files`, name, [201, 404, 409, 410])
  return status === 201 || (status === 409 && body.includes('received already'))
}
