import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import {
  contractEvents,
  contractSignings,
  signerCodes,
  signerSessions,
  unansweredMails,
} from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { newSecret } from '#lib/secrets.ts'
import { confirmWords, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { rounds } from '../../../../tests/support/sample.ts'
import { openSent } from '../../../../tests/support/signing.ts'
import { mailSignerCode } from './jobs.ts'

const nobody = { cookie: '' }

describe.each(databaseKinds())('who signs, on %s', async (kind) => {
  const desk = await openContractsDesk(kind, { env: { RATE_LIMIT_FACTOR: '100000' } })
  await confirmWords(desk)
  const { db, runSql } = desk.database
  type File = Awaited<ReturnType<typeof openSent>>
  /** Asks for a code and reads it in the mail. */
  async function receiveCode(file: File) {
    await file.call('POST', '/code', undefined, nobody)
    const { rows } = await runSql(`delete from pgboss.job where name = 'signing-code' returning data`)
    expect(JSON.stringify(rows)).not.toContain('example.com')
    const services = jobServices(db)
    for (const { data } of rows)
      await mailSignerCode.run(data as Parameters<typeof mailSignerCode.run>[0], services)
    const [mail] = services.sent
    expect(mail?.subject).not.toMatch(/\d{6}/)
    return { code: /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '', to: mail?.to?.address }
  }
  const type = (file: File, code: string, headers: object = nobody) =>
    file.call('POST', '/session', { code }, headers)
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof type>>) => ({
    cookie: String(headers['set-cookie']).replace(/;.*/, ''),
  })

  test('types the code that was mailed to the address on file, once', async () => {
    const file = await openSent(desk)
    const { code, to } = await receiveCode(file)
    expect(to).toBe('ana@example.com')
    const opened = await type(file, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(opened.body.signing.isKnown).toBe(true)
    expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i)
    expect((await file.signing(cookieOf(opened))).isKnown).toBe(true)
    expect((await type(file, code)).status).toBe(401)
    // A browser that is known keeps its secret, so that it can't pass for two.
    await db.delete(unansweredMails)
    const again = await type(file, (await receiveCode(file)).code, cookieOf(opened))
    expect(cookieOf(again)).toEqual(cookieOf(opened))
    const planted = await type(file, 'x', { cookie: `signer=${newSecret()}` })
    expect(planted.status).toBe(401)
    await db.update(signerSessions).set({ expiresAt: new Date(0) })
    expect((await file.signing(cookieOf(opened))).isKnown).toBe(false)
  })

  test('guesses of codes and links find nothing, and learn nothing', async () => {
    const file = await openSent(desk)
    const { code } = await receiveCode(file)
    const said = new Set<string>()
    const look = async (request: InjectOptions) => {
      const { statusCode, payload } = await desk.app.inject(request)
      const { requestId: _, ...words } = JSON.parse(payload)
      said.add(JSON.stringify([statusCode, words]))
    }
    const tries = rounds(10_000, 60)
    const other = (at: number) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0')
    for (let first = 0; first < tries; first += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          look({
            ...{ method: 'POST', url: `${file.base}/session`, payload: { code: other(first + at) } },
            remoteAddress: `198.51.100.${at}`,
          }),
        ),
      )
    // The right one, too, once five were tried.
    await look({ method: 'POST', url: `${file.base}/session`, payload: { code } })
    expect([...said]).toEqual([expect.stringMatching(/^\[401,/)])
    expect((await db.select().from(signerCodes))[0]?.tries).toBe(5)
    said.clear()
    for (let at = 0; at < tries; at++)
      await look({ url: `/api/${at % 2 ? 'case' : 'client'}/${newSecret()}/contract` })
    // Somebody's own link at the other address is as good as none.
    await look({ url: `/api/client/${file.token}/contract` })
    expect([...said]).toEqual([expect.stringMatching(/^\[404,/)])
  })

  test('signs once, however many devices and keys send it at the same moment', async () => {
    const file = await openSent(desk)
    await file.prepare()
    const { code } = await (async () => {
      await db.delete(unansweredMails)
      return receiveCode(file)
    })()
    const phone = cookieOf(await type(file, code))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        file.sign(
          { submissionKey: at % 3 ? 'the-same-key' : `another-key-${at}` },
          at % 2 ? phone : file.known,
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.signing.signedAt)).size).toBe(1)
    const signed = (
      await db.select().from(contractEvents).where(eq(contractEvents.contractId, file.id))
    ).filter(({ event }) => event === 'signed')
    expect(signed).toHaveLength(1)
    expect(await db.$count(contractSignings, eq(contractSignings.contractId, file.id))).toBe(1)
    const { rows } = await runSql(
      `select name from pgboss.job where name in ('contract-signed', 'contract-acknowledgment') and data->>'contractId' = '${file.id}'`,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['contract-acknowledgment', 'contract-signed'])
    expect((await file.sign({ name: 'Somebody Else' })).body.signing.signedAs).toBe('Ana Ruiz')
  })
})
