import { type APIRequestContext, expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { openPostgres } from '#db/postgres.ts'
import { contractSignings, payouts } from '#db/schema/index.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
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
export async function openPayable({
  request,
  server,
}: {
  request: APIRequestContext
  server: { databaseUrl: string }
}) {
  const { fileId, contractId, number } = await sendContract(request, { draft: { fundingOn: today() } })
  await signByAll(server, contractId)
  const contract = await (await request.get(`/api/contracts/${contractId}`)).json()
  const { answers } = await (await request.get(`/api/applications/${fileId}`)).json()
  return {
    ...{ fileId, contractId, number, name: contract.signer.name as string },
    phone: answers.phone as string,
    address: `/admin/applications/${fileId}/contract?contract=${contractId}`,
  }
}

/** As if it had been signed, sent and received so long ago that today is the last day to cancel. */
export async function passTime({ databaseUrl }: { databaseUrl: string }, contractId: string) {
  const database = await openPostgres({ databaseUrl, onError: () => {} })
  const contract = await findContract(database.db, contractId)
  const days = contract?.figures.cancel.days ?? 0
  let receivedOn = today()
  while ((listCancelDays(addDays(receivedOn, -1), days).at(-1)?.date ?? '') >= today())
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
