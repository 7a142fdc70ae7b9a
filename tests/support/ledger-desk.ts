import { randomUUID } from 'node:crypto'
import type { DatabaseKind } from '#db/testing.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { signInAs } from '#server/testing.ts'
import { openContractsDesk, openSendable } from './contracts.ts'
import { today } from './decisions.ts'
import { copyContract, payOut } from './paid-contracts.ts'
import { testRowSealer as rowSealer } from './row-sealer.ts'

/** Fourteen months ago: the third step has begun. */
export const fundedOn = addMonths(today, -14)

type Headers = { cookie: string }

/** The contracts' desk with a bookkeeper, and money that went out on it. */
export async function openLedgerDesk(kind: DatabaseKind) {
  const desk = await openContractsDesk(kind)
  const services = { db: desk.database.db, rowSealer }
  const june = await signInAs(desk.app, 'bookkeeper', 'June Park')

  async function call(
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers: Headers = june.headers,
  ) {
    const answer = await desk.app.inject({ method, url, headers, ...(payload && { payload }) })
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body }
  }
  const send = (url: string, values: object, headers?: Headers) =>
    call('POST', url, { submissionKey: randomUUID(), ...values }, headers)
  const dated = (on: string | undefined) => (on ? `?on=${on}` : '')

  async function openPaid(amount = 10_000_00) {
    const file = await openSendable(desk)
    const { number } = await payOut(services, { contractId: file.id, amount, fundedOn })
    const contract = `/api/contracts/${file.id}`
    const claim = `/api/applications/${file.fileId}`
    return {
      ...{ file, contract, number, claim },
      balance: async (on?: string) => (await call('GET', `${contract}/balance${dated(on)}`)).body,
      pay: (paid: number, more: object = {}, headers?: Headers) =>
        send(`${contract}/payments`, { amount: paid, on: today, ...more }, headers),
      ledger: async (on?: string) => (await call('GET', `${claim}/ledger${dated(on)}`)).body,
    }
  }

  /** A second advance on the same claim, four months ago. */
  async function openTwo() {
    const opened = await openPaid(8_000_00)
    const second = await copyContract(services, opened.file.id)
    await payOut(services, { contractId: second, amount: 5_000_00, fundedOn: addMonths(today, -4) })
    const payClaim = (amount: number, more: object = {}) =>
      send(`${opened.claim}/payments`, { amount, on: today, ...more })
    return { ...opened, second, payClaim }
  }
  return { ...desk, services, june, call, send, openPaid, openTwo }
}
