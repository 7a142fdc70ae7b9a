import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { contracts, people, sanctionsLists } from '#db/schema/index.ts'
import { priceContract } from '#features/contract-forms/figures/content/figures.ts'
import type { PayoutGate } from '#features/payouts/schema/gate.ts'
import { findTerms } from '#features/price/data.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import type { ContractsDesk, openContractFile } from './contracts.ts'
import { type DecidingDesk, today } from './decisions.ts'
import { openAcknowledged } from './finished-contracts.ts'
import { altLine, sdnLine } from './sanctions-lists.ts'

type Headers = { cookie: string }

export async function uploadList(
  { app, owner }: DecidingDesk,
  kind: 'sdn' | 'alt',
  payload: string | Buffer,
  { listedOn = today, headers = owner }: { listedOn?: string; headers?: Headers } = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/admin/sanctions-lists?kind=${kind}&listedOn=${listedOn}`,
    headers: { ...headers, 'content-type': 'text/csv' },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** Both files of today, with nobody of these tests on them. */
export async function uploadLists(desk: DecidingDesk) {
  await desk.database.db.delete(sanctionsLists)
  for (const [kind, payload] of [
    ['sdn', sdnLine(36, 'TESTOV, Boris')],
    ['alt', altLine(36, 'TESTOFF, Borya')],
  ] as const) {
    const { status, body } = await uploadList(desk, kind, payload)
    if (status !== 201) throw new Error(JSON.stringify(body))
  }
}

/** From then on these colleagues may pay and see bank details. */
export const letPay = ({ database: { db } }: DecidingDesk, id: string, rights: object = {}) =>
  db
    .update(people)
    .set({ mayPay: true, maySeeBankDetails: true, ...rights })
    .where(eq(people.id, id))

export const account = {
  ...{ method: 'ach', bank: 'Example Bank', routing: '021000021', account: '000123450142' },
  accountKind: 'checking',
}

/** A contract that everybody signed, whose money leaves today whatever day it is. */
export async function openPayable(
  desk: ContractsDesk,
  services: JobServices,
  opened: Parameters<typeof openContractFile>[1] = {},
) {
  const { db } = desk.database
  const file = await openAcknowledged(desk, services, opened)
  await file.signed()
  await file.acknowledged()
  const isThis = eq(contracts.id, file.id)
  const [row] = await db.select().from(contracts).where(isThis)
  const terms = row && (await findTerms(db, row.termsVersion))
  if (!row || !terms) throw new Error('the contract is gone')
  const { amount, rule, figures: planned } = row
  const figures = priceContract({ amount, fundedOn: today, terms, rule, earlier: [], cancel: planned.cancel })
  await db.update(contracts).set({ fundingOn: today, figures }).where(isThis)

  async function call(
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    { payload, headers = desk.ruth.headers }: { payload?: object; headers?: Headers } = {},
  ) {
    const url = `/api/contracts/${file.id}/payout${path}`
    const answer = await desk.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const post = (path: string, payload: object = {}, headers?: Headers) =>
    call('POST', path, { payload, ...(headers && { headers }) })
  const gate = async (headers?: Headers): Promise<PayoutGate> =>
    (await call('GET', '', headers && { headers })).body
  const enter = async (change: object = {}, headers?: Headers) => {
    const version = (await gate()).payout?.version ?? 0
    const payload = { ...account, name: file.body.signer.name, version, ...change }
    return call('PUT', '/details', { payload, ...(headers && { headers }) })
  }
  const phone = async () => (await file.read()).phone
  return {
    ...file,
    ...{ call, post, gate, enter, phone },
    check: async (name: string) => (await gate()).checks.find(({ check }) => check === name),
    callBack: async (headers: Headers = desk.paul.headers) =>
      post('/words', { about: 'bank-details', number: await phone(), note: 'Read back 0142.' }, headers),
    screen: (headers?: Headers) => post('/screening', {}, headers),
    sign: (headers?: Headers, more: object = {}) =>
      post('/signature', { submissionKey: randomUUID(), ...more }, headers),
    send: (more: object = {}, headers?: Headers) =>
      post('/sent', { on: today, reference: 'Trace 091000', submissionKey: randomUUID(), ...more }, headers),
    /** Everything but the signatures. */
    async prepare() {
      for (const done of [await enter(), await this.callBack(), await this.screen()])
        if (done.status !== 200) throw new Error(JSON.stringify(done.body))
    },
    async release() {
      await this.prepare()
      const signed = await this.sign()
      if (signed.status !== 200) throw new Error(JSON.stringify(signed.body))
      return signed.body as PayoutGate
    },
  }
}
