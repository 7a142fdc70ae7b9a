import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { offerQuestionValues } from '#domain/contracts.ts'
import { sentencesOf } from '#features/contract-forms/papers/content/said.ts'
import { planFundingDay } from '#lib/business-days.ts'
import { dateIn } from '#site/format.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { findLinkTo, readingCodeOf, signingCodesTo } from '../support/signing-mails.ts'
import type { Client } from './client.ts'

/** How far somebody goes: reads and never signs, signs where the attorney never does, or all of it. */
export const ends = ['read', 'signed', 'acknowledged'] as const
export type End = (typeof ends)[number]

/** What was answered about one contract, and so must be kept. */
export type Way = {
  email: string
  end: End
  contractId?: string
  signed?: string
  acknowledged?: string
  applicationId?: string
}

type Walk = {
  client: Client
  siteUrl: string
  dataDir: string
  cookie: string
  random: () => number
  /** The planned day; without it, in a week. */
  fundingOn?: string
  /** Called after each step that was answered: here the server is killed. */
  onStep: () => void
  /** The kills are over: nobody waits an hour for the next code anymore. */
  isOver: () => boolean
}

/** From the application to the attorney's signature by the calls that our pages make; each is sent again until it's answered. */
export async function goThrough(way: Way, number: number, walk: Walk): Promise<void> {
  await goOn(way, number, walk).catch((error: unknown) => {
    if (error !== outOfCodes) throw error
  })
}

const outOfCodes = Symbol('their mailbox has had its codes of this hour')

async function goOn(way: Way, number: number, walk: Walk): Promise<void> {
  const { client, siteUrl, cookie, random, onStep } = walk
  async function call(
    method: 'GET' | 'POST',
    path: string,
    {
      body,
      headers = {},
      expects = [200, 201, 202, 204],
    }: { body?: object; headers?: object; expects?: readonly number[] } = {},
  ) {
    const request = {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      expects,
    }
    const answer = await client.persist(siteUrl + path, request, random)
    onStep()
    return answer
  }
  // biome-ignore lint/suspicious/noExplicitAny: each step looks at what it needs
  const read = async (...asked: Parameters<typeof call>): Promise<any> =>
    JSON.parse((await call(...asked)).body || '{}')
  const desk = { headers: { cookie } }

  const firm = `lee-${number}@park-${number}.example`
  const payload = { ...plaintiffPayload, email: way.email, plaintiffAttorneyEmail: firm }
  const { id } = await read('POST', '/api/applications', {
    body: { ...payload, forChildOrWard: false, guardianName: undefined },
    headers: { 'idempotency-key': way.email },
  })
  way.applicationId = id
  const file = `/api/applications/${id}`
  await approve(file)
  const drafted = await read('POST', `${file}/contracts`, {
    ...desk,
    body: {
      fundingOn: walk.fundingOn ?? planFundingDay(dateIn('America/New_York')),
      answers: Object.fromEntries(offerQuestionValues.map((question) => [question, false])),
    },
  })
  way.contractId = drafted.id
  await call('POST', `/api/contracts/${drafted.id}/sending`, desk)
  const seen = await read('GET', `${file}/firm`, desk)
  await call('POST', `${file}/firm/verify`, { ...desk, body: { version: seen.version }, expects: [200, 409] })

  const page = `/api/case/${await findLink(way.email, 'case')}/contract`
  const own = await typeCode(page, way.email)
  const code = await readingCodeOf(await fetchPdf(`${page}/pdf`, own))
  await call('POST', `${page}/consent`, { body: { code, agrees: true }, headers: { cookie: own } })
  const { signing } = await read('GET', page, { headers: { cookie: own } })
  for (const one of signing.pages)
    await call('POST', `${page}/pages/${one.number}`, { body: { initials: 'AR' }, headers: { cookie: own } })
  if (way.end === 'read') return
  const { paper } = await read('GET', `${page}/paper`, { headers: { cookie: own } })
  const submissionKey = randomUUID()
  const signature = {
    name: 'Ana Reyes',
    confirmed: sentencesOf(paper).person.map((_, at) => at + 1),
    submissionKey,
  }
  const signed = await read('POST', `${page}/signature`, { body: signature, headers: { cookie: own } })
  way.signed = signed.signing.signedAt
  if (way.end === 'signed') return

  const place = `/api/firm/${await findLink(firm, 'firm')}/contract`
  const theirs = await typeCode(place, firm)
  const { contract } = await read('GET', place, { headers: { cookie: theirs } })
  const acknowledgment = {
    answers: contract.statements.map(() => ({ says: 'true', reason: '' })),
    ...{ name: 'Lee Park', barNumber: '24012345', barState: 'TX', firm: 'Park & Co', initials: 'LP' },
    submissionKey: randomUUID(),
  }
  const done = await read('POST', `${place}/acknowledgment`, {
    body: acknowledgment,
    headers: { cookie: theirs },
  })
  way.acknowledged = done.contract.acknowledgedAt

  async function approve(file: string) {
    const submissionKey = randomUUID()
    const { version } = await read('GET', file, desk)
    const { currentTerms, rule } = await read('GET', `${file}/decision`, desk)
    const offer = {
      kind: 'approved',
      amount: 5_000_00,
      version,
      termsVersion: currentTerms,
      ruleVersion: rule.version,
    }
    const concernsReason = 'The firm called us.'
    await call('POST', `${file}/decisions`, {
      ...desk,
      body: { ...offer, submissionKey, concernsReason },
      expects: [200, 201],
    })
  }

  /** Bytes, which the client would read as words. */
  async function fetchPdf(path: string, own: string): Promise<Buffer> {
    for (;;) {
      const answer = await fetch(siteUrl + path, { headers: { cookie: own } }).catch(() => undefined)
      const bytes = answer?.ok && (await answer.arrayBuffer().catch(() => undefined))
      if (bytes) return Buffer.from(bytes)
      await delay(500)
    }
  }

  /** Asks again when a code was lost or is over. */
  async function typeCode(base: string, address: string): Promise<string> {
    const codesTo = () => signingCodesTo(walk.dataDir, address)
    for (;;) {
      const before = codesTo().length
      await call('POST', `${base}/code`)
      for (const end = Date.now() + 90_000; Date.now() < end && codesTo().length === before; )
        await delay(100)
      const latest = codesTo().at(-1)
      if (codesTo().length === before && walk.isOver()) throw outOfCodes
      if (!latest) continue
      const answer = await call('POST', `${base}/session`, {
        body: { code: latest },
        expects: [200, 401, 409, 422],
      })
      const [set] = [answer.headers['set-cookie'] ?? []].flat()
      if (answer.status === 200 && set) return set.split(';')[0] ?? ''
    }
  }

  async function findLink(address: string, kind: 'case' | 'firm'): Promise<string> {
    for (;;) {
      const token = findLinkTo(walk.dataDir, address, kind)
      if (token) return token
      await delay(200)
    }
  }
}
