import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { applications, contracts, payouts } from '#db/schema/index.ts'
import type { CancelStart } from '#domain/cancellation.ts'
import type { StateCode } from '#domain/states.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { findSigner } from '#features/contracts/signers/data.ts'
import { findAdvanceOf, readBalance } from '#features/ledger/data.ts'
import { keepEntry, openAdvance } from '#features/ledger/mutations.ts'
import { mailCancelNews } from '#features/payments/cancellations/jobs.ts'
import type { CancelServices } from '#features/payments/cancellations/mutations/locked.ts'
import { giveNotice, takeNoticeBack } from '#features/payments/cancellations/mutations/notice.ts'
import { createAccessLog } from '#lib/access-log/access-log.ts'
import { type ContractsDesk, openSendable } from './contracts.ts'
import { jobServices } from './job-services.ts'
import { testRowSealer as rowSealer } from './row-sealer.ts'
import { knowSigner } from './signing.ts'

type Paid = {
  state?: StateCode
  cancel?: { days: number; start: CancelStart }
  signedAt?: Date
  /** Nothing left yet without it. */
  sentOn?: string | null
  receivedOn?: string | null
}

/** What all that can be canceled begins with. */
export async function openSentFile(desk: ContractsDesk) {
  const file = await openSendable(desk, {}, { state: 'OH' })
  const sent = await file.send(file.id)
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return file
}

/** A contract that everybody signed, as if its money had left on that day, and what can be done to cancel it. */
export async function openCancelable(
  desk: ContractsDesk,
  { state = 'OH', cancel = { days: 5, start: 'receipt' }, ...paid }: Paid = {},
  openSent = () => openSentFile(desk),
) {
  const { db } = desk.database
  const { sentOn = null, receivedOn = null } = paid
  const { signedAt = sentOn ? new Date(`${sentOn}T18:00:00Z`) : new Date() } = paid
  const file = await openSent()
  const isThis = eq(contracts.id, file.id)
  await db
    .update(contracts)
    .set({
      ...{ status: 'acknowledged', homeState: state },
      figures: sql`${contracts.figures} || ${JSON.stringify({ cancel })}::jsonb`,
    })
    .where(isThis)
  await db.transaction((tx) => changeSigning(tx, file.id, { signedAt, acknowledgedAt: signedAt }))
  const contract = await findContract(db, file.id)
  if (!contract) throw new Error('the contract is gone')
  const payoutId = randomUUID()
  const { received } = contract.figures
  await db.insert(payouts).values({
    ...{ id: payoutId, contractId: file.id, method: 'wire', amount: received, sentOn, receivedOn },
    status: receivedOn ? 'received' : sentOn ? 'sent' : 'released',
    sealedPayee: rowSealer.seal(payouts.sealedPayee, payoutId, { name: 'Ana Reyes' }),
  })
  if (sentOn) await leave()

  /** What a payment that leaves writes. */
  async function leave() {
    const { termsVersion, rule, figures, amount, homeState } = contract ?? {}
    if (!termsVersion || !rule || !figures || !amount || !homeState || !sentOn) return
    await db.transaction(async (tx) => {
      const advance = await openAdvance(tx, {
        ...{ applicationId: file.fileId, contractId: file.id, decisionId: null, counted: 'steps' },
        ...{ state: homeState, termsVersion, heldTerms: figures.terms, rule, cancel },
      })
      const entry = { kind: 'paid-out', amount, on: sentOn, submissionKey: 'paid-out' } as const
      await keepEntry({ tx, rowSealer }, advance, entry, undefined)
    })
    await db.update(applications).set({ status: 'funded' }).where(eq(applications.id, file.fileId))
  }

  const headers = { cookie: await knowSigner(desk, file.fileId, 'person') }
  const services: CancelServices & { queued: { job: string; payload: object }[] } = {
    ...jobServices(db),
    accessLog: createAccessLog('for tests only'),
  }
  async function signer(cookie: string | undefined = headers.cookie) {
    const place = { applicationId: file.fileId, party: 'person' } as const
    const visitor = { cookie, address: '203.0.113.24', browser: 'A phone', factor: 1 }
    const found = await findSigner({ db, rowSealer, publicUrl: 'http://localhost' }, place, visitor)
    if (!found) throw new Error('nobody signs')
    return found
  }
  const key = () => ({ submissionKey: randomUUID() })
  const post = (path: string, payload: object, as = desk.owner) =>
    file.on('POST', file.id, `/cancellation${path}`, payload, as)
  return {
    ...{ ...file, received, payoutId, services, signer },
    read: async (as = desk.owner) => (await file.on('GET', file.id, '/cancellation', undefined, as)).body,
    notice: (payload: object, as?: { cookie: string }) => post('', { ...key(), ...payload }, as),
    back: (amount: number, on: string, more: object = {}, as?: { cookie: string }) =>
      post('/money-back', { ...key(), amount, on, way: 'money-order', ...more }, as),
    keep: (as?: { cookie: string }) => post('/keep', {}, as),
    late: (answer: 'accept' | 'refuse', as?: { cookie: string }) =>
      post('/late', { answer, reason: 'She was in the hospital.' }, as),
    press: async (now = new Date(), { cookie, ...more }: { cookie?: string; contract?: string } = {}) =>
      giveNotice(services, await signer(cookie), { ...key(), ...more }, now),
    takeBack: async () => takeNoticeBack(services, await signer(), {}),
    file: async () => {
      const [row] = await db.select().from(applications).where(eq(applications.id, file.fileId))
      return row
    },
    payout: async () => {
      const [row] = await db.select().from(payouts).where(eq(payouts.id, payoutId))
      return row
    },
    /** Of this contract's advance. */
    owed: async (on: string) => {
      const kept = await findAdvanceOf(db, file.id)
      return kept && (await readBalance(db, kept, on))
    },
    /** Runs the mails that wait, and returns them. */
    mails: async () => {
      const { rows } = await db.execute<{ data: object }>(
        sql`select data from pgboss.job where name = ${mailCancelNews.name} and data ->> 'cancellationId' in
          (select id::text from cancellations where contract_id = ${file.id}) order by created_on`,
      )
      const posted = jobServices(db)
      for (const { data } of rows) await mailCancelNews.run(mailCancelNews.schema.parse(data), posted)
      return posted.sent
    },
  }
}
