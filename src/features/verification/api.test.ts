import { createHash, randomBytes, randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractPapers, contracts } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { contractLetters } from '#domain/contract-numbers.ts'
import { buildTestApp } from '#server/testing.ts'
import { confirmWords, openContractsDesk, openSendable } from '../../../tests/support/contracts.ts'
import { today } from '../../../tests/support/decisions.ts'
import { testRowSealer } from '../../../tests/support/row-sealer.ts'
import { rounds } from '../../../tests/support/sample.ts'

type Known = { id: string; number: string; sha256: string }

describe.each(databaseKinds())('whether a paper is ours, on %s', async (kind) => {
  const DATA_DIR = join(tmpdir(), `beaconfield-verify-${kind}-${process.pid}`)
  const desk = await openContractsDesk(kind, { env: { DATA_DIR, RATE_LIMIT_FACTOR: '100000' } })
  const { db } = desk.database
  const stranger = (url: string, remoteAddress = '198.51.100.7') => desk.app.inject({ url, remoteAddress })
  const byNumber = (number: string) => stranger(`/api/verify/${encodeURIComponent(number)}`)
  const byHash = (sha256: string) => stranger(`/api/verify?${new URLSearchParams({ sha256 })}`)
  const unknown = { answer: 'unknown', issuedOn: null, replacedOn: null }
  const known = { answer: 'issued', issuedOn: today, replacedOn: null }
  const ended = { answer: 'replaced', issuedOn: today, replacedOn: today }
  const sent: Record<'issued' | 'ended' | 'reissued' | 'draft', Known> = Object.create(null)

  async function send(): Promise<Known & Awaited<ReturnType<typeof openSendable>>> {
    const file = await openSendable(desk)
    const { body } = await file.send(file.id)
    return { ...file, number: body.number, sha256: body.papers[0].sha256 }
  }
  beforeAll(async () => {
    await confirmWords(desk)
    const [issued, voided, reissued] = [await send(), await send(), await send()]
    await voided.cancel(voided.id)
    const { body: draft } = await reissued.reissue(reissued.id, { amount: 9_000_00 })
    Object.assign(sent, { issued, ended: voided, reissued, draft: { ...draft, sha256: '' } })
  })

  test('is answered with three days at most, by number and by file, however the number is typed', async () => {
    const { issued } = sent
    for (const { number, sha256 } of [sent.ended, sent.reissued]) {
      expect((await byNumber(number)).json()).toEqual(ended)
      expect((await byHash(sha256)).json()).toEqual(ended)
    }
    const typed = [
      issued.number,
      issued.number.toLowerCase(),
      ` ${issued.number.replaceAll('-', '')} `,
      issued.number.replaceAll('-', ' – '),
      issued.number.split('').join(' '),
      issued.number.replaceAll('-', '\u2011'),
    ]
    for (const number of typed) expect((await byNumber(number)).json(), number).toEqual(known)
    for (const sha256 of [issued.sha256, issued.sha256.toUpperCase(), ` ${issued.sha256}\n`])
      expect((await byHash(sha256)).json()).toEqual(known)
  })

  test('no draft is ours to anybody outside, not even one that was replaced', async () => {
    expect((await byNumber(sent.draft.number)).json()).toEqual(unknown)
    await db
      .update(contracts)
      .set({ status: 'voided', endedAt: new Date() })
      .where(eq(contracts.id, sent.draft.id))
    expect((await byNumber(sent.draft.number)).json()).toEqual(unknown)
  })

  test('what can’t be one of ours is unknown or refused in a sentence, and never breaks anything', async () => {
    const { issued } = sent
    const odd = [
      '',
      '-',
      '0',
      'O0I1L',
      '\u0000',
      'BF-\u0000',
      '../..',
      `'; drop table contracts`,
      'ﬁ',
      '💸',
      '%',
      '\n',
      'BF-AAAAA',
      `${issued.number}2`,
      issued.number.slice(0, -1),
      issued.id,
      'A'.repeat(100),
    ]
    for (const number of odd) {
      const answer = await byNumber(number)
      expect(answer.statusCode, number).toBe(200)
      expect(answer.json(), number).toEqual(unknown)
    }
    for (const sha256 of [
      '',
      '\u0000',
      'x',
      '%',
      issued.sha256.slice(1),
      `${issued.sha256}0`,
      `${issued.sha256}\u0000`,
      'g'.repeat(64),
      '*',
      'a'.repeat(10_000_000),
    ]) {
      const answer = await byHash(sha256)
      expect(answer.statusCode, sha256.slice(0, 80)).toBe(200)
      expect(answer.json()).toEqual(unknown)
    }
    const refused = [
      '/api/verify',
      `/api/verify?number=${issued.number}`,
      `/api/verify?sha256=${issued.sha256}&sha256=${issued.sha256}`,
      '/api/verify/%',
      '/api/verify/%E0%A4%A',
    ]
    for (const url of refused) {
      const answer = await stranger(url)
      expect([answer.statusCode, answer.json().message], url).toEqual([400, expect.stringMatching(/\.$/)])
    }
    const long = await stranger(`/api/verify/${'A'.repeat(5_000)}`)
    expect([long.statusCode, long.json().message]).toEqual([404, 'There is nothing at this address.'])
    // Both together: each call asks what it's for.
    expect((await stranger(`/api/verify/${sent.ended.number}?sha256=${issued.sha256}`)).json()).toEqual(ended)
    expect(
      (await stranger(`/api/verify?sha256=${issued.sha256}&number=${sent.ended.number}`)).json(),
    ).toEqual(known)
  })

  /** What tells one answer from another, but for the clock, the count of tries and the request’s own id. */
  const visible = ({ statusCode, headers, body }: LightMyRequestResponse) => {
    const {
      date: _date,
      'x-request-id': _id,
      'x-ratelimit-remaining': _left,
      'x-ratelimit-reset': _reset,
      ...rest
    } = headers
    return JSON.stringify([statusCode, rest, body])
  }

  test('twenty thousand tries learn nothing: each is answered alike', { timeout: 600_000 }, async () => {
    const rows = await db.select().from(contracts)
    const papers = await db.select().from(contractPapers)
    const letters = (length: number) =>
      Array.from({ length }, () => contractLetters[randomInt(contractLetters.length)]).join('')
    /** One sign away from a real one. */
    const near = (value: string, signs: string) => {
      const at = value.length - 1 - randomInt(4)
      const others = signs.replace(value[at] ?? '', '')
      return value.slice(0, at) + others[randomInt(others.length)] + value.slice(at + 1)
    }
    const pick = <Row>(list: readonly Row[]): Row => list[randomInt(list.length)] as Row
    const codes = rows.map(
      (row) => testRowSealer.open(contracts.sealedFacts, row.id, row.sealedFacts).readingCode,
    )
    const guesses: (() => Promise<LightMyRequestResponse>)[] = [
      () => byNumber(`BF-${letters(5)}-${letters(5)}`),
      () => byNumber(near(pick(rows).number, contractLetters)),
      () => byNumber(`${pick(rows).number.slice(0, 8)}-${letters(5)}`),
      () => byNumber(`BF-${pick(codes).slice(0, 5)}-${letters(5)}`),
      () => byNumber(pick(codes)),
      () => byNumber(sent.draft.number),
      () => byHash(randomBytes(32).toString('hex')),
      () => byHash(near(pick(papers).sha256, '0123456789abcdef')),
      () => byHash(pick(papers).storageKey),
      () => byHash(createHash('sha256').update(pick(rows).number).digest('hex')),
      () => byHash(`${pick(papers).sha256.slice(0, 60)}____`),
      () => byHash(`${pick(papers).sha256.slice(0, 60)}%`),
    ]
    const seen = new Set<string>()
    for (let round = 0; round < rounds(20_000, 120); round += guesses.length)
      for (const answer of await Promise.all(guesses.map((guess) => guess()))) seen.add(visible(answer))
    expect([...seen]).toHaveLength(1)
    expect([...seen][0]).toContain('no-store')
    // What is ours differs in its words alone.
    const found = await byNumber(sent.issued.number)
    const missing = await byNumber(`BF-${letters(5)}-${letters(5)}`)
    const withoutBody = (answer: LightMyRequestResponse) => {
      const { 'content-length': _length, ...headers } = answer.headers
      return Object.keys(headers).sort()
    }
    expect(withoutBody(found)).toEqual(withoutBody(missing))
    expect(Object.keys(found.json())).toEqual(Object.keys(missing.json()))
  })

  test('one address is heard sixty times in ten minutes, whatever it asks, and in whatever way', async () => {
    const app = await buildTestApp(desk.database, { env: { DATA_DIR } })
    afterAll(() => app.close())
    const questions = [
      `/api/verify/${sent.issued.number}`,
      `/api/verify/${sent.ended.number}`,
      '/api/verify/BF-22222-22222',
      `/api/verify?sha256=${sent.issued.sha256}`,
      `/api/verify?sha256=${'0'.repeat(64)}`,
      '/api/verify',
    ]
    for (const [at, url] of questions.entries()) {
      const remoteAddress = `203.0.113.${at}`
      const answers = await Promise.all(Array.from({ length: 60 }, () => app.inject({ url, remoteAddress })))
      expect(new Set(answers.map(({ statusCode }) => statusCode)), url).not.toContain(429)
      for (const other of questions) {
        const answer = await app.inject({ url: other, remoteAddress })
        expect([answer.statusCode, Object.keys(answer.json()).sort()], other).toEqual([
          429,
          ['message', 'requestId'],
        ])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500)
      }
    }
  })
})
