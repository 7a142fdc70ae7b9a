import { expect, type Page } from '@playwright/test'
import { openPostgres } from '#db/postgres.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { openOffer, readyContracts } from './contract-page.ts'
import { copyContract, payOut } from './paid-contracts.ts'
import { appSecret, type SiteServer } from './site-server.ts'

const today = dateIn(brand.openHours.timeZone)
const noToAll = {
  ...{ 'workers-compensation': false, 'united-states': false, benefits: false, 'other-funder': false },
}

/** Eight thousand fourteen months ago, five thousand four months ago: as if both contracts had been signed. */
export async function openPaid({ page, server }: { page: Page; server: object }, lastName: string) {
  await readyContracts(page.request)
  const { id, approve } = await openOffer(page, lastName, 8_000_00)
  await approve()
  const calls = `/api/applications/${id}/contracts`
  const { suggested } = await (await page.request.get(calls)).json()
  const data = { fundingOn: suggested.fundingOn, answers: noToAll }
  const drafted = await page.request.post(calls, { data })
  expect(drafted.ok(), await drafted.text()).toBe(true)
  const { id: contractId } = await drafted.json()
  await withDatabase(server, async (services) => {
    await payOut(services, { contractId, amount: 8_000_00, fundedOn: addMonths(today, -14) })
    const second = await copyContract(services, contractId)
    await payOut(services, { contractId: second, amount: 5_000_00, fundedOn: addMonths(today, -4) })
  })
  return { id, contractId, address: `/admin/applications/${id}/ledger` }
}

type Services = Parameters<typeof payOut>[0]

export async function withDatabase(server: object, run: (services: Services) => Promise<unknown>) {
  const { databaseUrl } = server as SiteServer
  const database = await openPostgres({ databaseUrl, onError: () => {} })
  const { db } = database
  await run({ db, rowSealer: await openRowSealer(db, appSecret) })
  await database.close()
}
