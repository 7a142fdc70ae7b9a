import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { openPostgres } from '#db/postgres.ts'
import { contractSignings, payoutSignatures, payouts } from '#db/schema/index.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import type { NewContract } from '#features/contracts/records/schema.ts'
import { listCancelDays } from '#lib/business-days.ts'
import { addDays } from '#lib/calendar-days.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { readyContracts } from './contract-page.ts'
import { sendContract } from './sent-contracts.ts'
import { signByAll } from './signed-by-all.ts'

const today = () => dateIn(brand.openHours.timeZone, new Date())

/** Two sign any payment; Ruth and Ben may, and Ruth sees bank details. */
export async function readyPaying(owner: APIRequestContext) {
  await readyContracts(owner)
  const { version } = await (await owner.get('/api/admin/signatures')).json()
  const limits = { secondAbove: 100, aloneHours: 24, version }
  const set = await owner.put('/api/admin/signatures', { data: limits })
  expect(set.ok(), await set.text()).toBe(true)
  const { people } = await (await owner.get('/api/admin/people')).json()
  const rights = {
    'Ruth Owens': { mayPay: true, maySeeBankDetails: true, mayRecordPayments: true },
    'Ben Hale': { mayPay: true, mayRecordPayments: true },
  }
  for (const [name, data] of Object.entries(rights)) {
    const { id } = people.find((person: { name: string }) => person.name === name)
    const answer = await owner.patch(`/api/admin/people/${id}`, { data })
    expect(answer.status(), await answer.text()).toBe(204)
  }
}

export type Payable = Awaited<ReturnType<typeof openPayable>>

/** A contract that everybody signed, planned for today. */
export async function openPayable(
  { request, server }: { request: APIRequestContext; server: { databaseUrl: string } },
  draft: Partial<NewContract> = {},
) {
  const { fileId, contractId, number, addPaper } = await sendContract(request, {
    draft: { fundingOn: today(), ...draft },
  })
  await signByAll(server, contractId)
  const contract = await (await request.get(`/api/contracts/${contractId}`)).json()
  const { answers } = await (await request.get(`/api/applications/${fileId}`)).json()
  return {
    ...{ fileId, contractId, number, addPaper, name: contract.signer.name as string },
    phone: answers.phone as string,
    address: `/admin/applications/${fileId}/contract?contract=${contractId}`,
  }
}

type Hands = { first: APIRequestContext; second: APIRequestContext }

/** The first enters where the money goes; the second calls back and says where it was screened. */
export async function prepareByCalls({ first, second }: Hands, payable: Payable) {
  const calls = `/api/contracts/${payable.contractId}/payout`
  const bank = { method: 'wire', bank: 'Example Bank', routing: '021000021', account: '000123450142' }
  const details = { ...bank, accountKind: 'checking', name: payable.name, version: 0 }
  await expectOk(first.put(`${calls}/details`, { data: details }))
  const word = { about: 'bank-details', number: payable.phone, note: 'Ana read 0142' }
  await expectOk(second.post(`${calls}/words`, { data: word }))
  const elsewhere = { where: 'Example Bank', on: today() }
  await expectOk(second.post(`${calls}/screening`, { data: { elsewhere } }))
}

/** Both sign, and the money leaves. */
export async function sendByCalls(hands: Hands, payable: Payable) {
  const calls = `/api/contracts/${payable.contractId}/payout`
  await prepareByCalls(hands, payable)
  for (const who of [hands.first, hands.second])
    await expectOk(who.post(`${calls}/signature`, { data: { submissionKey: randomUUID() } }))
  const sent = { on: today(), reference: 'EX0302-5518', submissionKey: randomUUID() }
  await expectOk(hands.first.post(`${calls}/sent`, { data: sent }))
}

async function expectOk(asked: Promise<APIResponse>) {
  const answer = await asked
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** As if one person alone had signed long enough ago to sign again. */
export async function passWait({ databaseUrl }: { databaseUrl: string }) {
  const database = await openPostgres({ databaseUrl, onError: () => {} })
  await database.db.update(payoutSignatures).set({ aloneFrom: new Date(Date.now() - 60_000) })
  await database.close()
}

/** As if it had been signed, sent and received so long ago that today is the last day to cancel, or was `daysOver` ago. */
export async function passTime(
  { databaseUrl }: { databaseUrl: string },
  contractId: string,
  { daysOver = 0 }: { daysOver?: number } = {},
) {
  const database = await openPostgres({ databaseUrl, onError: () => {} })
  const contract = await findContract(database.db, contractId)
  const days = contract?.figures.cancel.days ?? 0
  const last = addDays(today(), -daysOver)
  let receivedOn = last
  while ((listCancelDays(addDays(receivedOn, -1), days).at(-1)?.date ?? '') >= last)
    receivedOn = addDays(receivedOn, -1)
  await database.db
    .update(payouts)
    .set({ sentOn: receivedOn, receivedOn, status: 'received', receivedBy: 'bank' })
    .where(eq(payouts.contractId, contractId))
  // Some days count from the later of signing and receipt.
  await database.db
    .update(contractSignings)
    .set({ signedAt: new Date(`${receivedOn}T18:00:00Z`) })
    .where(eq(contractSignings.contractId, contractId))
  await database.close()
}
