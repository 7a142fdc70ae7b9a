import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writeLine } from '#db/csv.ts'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { unknownContract } from '#features/contracts/records/content/refusals.ts'
import { readClaimBalance } from '#features/ledger/data.ts'
import { unknownLedger } from '#features/payoffs/letters/content/refusals.ts'
import { readToday } from '#features/rules/data.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { listCells } from './content/csv.ts'
import { entryRefusals, paymentRefusals } from './content/refusals.ts'
import { readContractBalance } from './data/balance.ts'
import { readNumbers, toBalance, toEntry } from './data/entries.ts'
import { readLedger } from './data/ledger.ts'
import { askEntryCorrection, refuseEntryCorrection, signEntryCorrection } from './mutations/correct.ts'
import { recordForClaim, recordForContract } from './mutations/record.ts'
import {
  balanceSchema,
  entryRefusalSchema,
  ledgerSchema,
  newEntryCorrectionSchema,
  newPaymentSchema,
  onSchema,
  recordedSchema,
  splitSchema,
} from './schema.ts'

const route = routesUnder('ledger')
const params = z.object({ id: rowId })
const correctionParams = z.object({ id: rowId, correctionId: rowId })
const changes = { access: 'money', logs: 'ledger-entry' } as const
const done = z.object({ done: z.literal(true) })

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

/** What is owed, what came in, and what was written wrong. No money moves here. */
export const accountsApi = (services: Services) => {
  const { db, rowSealer } = services
  async function findLedger(request: FastifyRequest, id: string, on: string | undefined) {
    const { person } = await reviewerOf(request)
    const ledger = await readLedger(services, id, { on, readerId: person?.id })
    if (!ledger) throw notFound(unknownLedger)
    return ledger
  }
  /** As of today, or of the payment's day if that's tomorrow. */
  const dayFor = async (on: string) => {
    const today = await readToday(db)
    return on > today ? on : today
  }
  return defineApi([
    route.get(
      '/api/contracts/:id/balance',
      { access: 'money', logs: 'ledger-open' },
      {
        summary: 'What is owed on a contract, on a day',
        description: 'Cents. Without `on`, today. All 0, and `next` null, before the money left.',
        params,
        querystring: onSchema,
        response: { 200: balanceSchema },
      },
      async (request) => {
        const on = request.query.on ?? (await readToday(db))
        const balance = await readContractBalance(db, request.params.id, on)
        if (!balance) throw notFound(unknownContract)
        return toBalance(balance)
      },
    ),
    route.post(
      '/api/contracts/:id/payments',
      { ...changes, logsFields: ['amount', 'on'] },
      {
        summary: 'Record that money came in for a contract',
        description:
          'Cents. With the same `submissionKey` it is recorded once. What came beyond what was owed is `overpaid`.',
        params,
        body: newPaymentSchema,
        response: { 201: recordedSchema },
      },
      async (request, reply) => {
        const { id } = request.params
        const outcome = await recordForContract(services, id, request.body, await reviewerOf(request))
        const [part] = accept(outcome, paymentRefusals).parts
        const balance = await readContractBalance(db, id, await dayFor(request.body.on))
        if (!part || !balance) throw notFound(unknownContract)
        return reply.code(201).send({ balance: toBalance(balance), entry: toEntry(rowSealer, part.entry) })
      },
    ),
    route.post(
      '/api/applications/:id/payments',
      { ...changes, logsFields: ['amount', 'on'] },
      {
        summary: 'Record that money came in for a claim: it goes to the oldest contract first',
        description: 'As for one contract. The answer says how it was split.',
        params,
        body: newPaymentSchema,
        response: { 201: splitSchema },
      },
      async (request, reply) => {
        const { id } = request.params
        const outcome = await recordForClaim(services, id, request.body, await reviewerOf(request))
        const { parts } = accept(outcome, paymentRefusals)
        const numbers = await readNumbers(
          db,
          parts.map(({ advance }) => advance),
        )
        const { all } = await readClaimBalance(db, id, await dayFor(request.body.on))
        return reply.code(201).send({
          balance: toBalance(all),
          parts: parts.map(({ advance: { row }, entry }) => {
            const number = row.contractId && numbers.get(row.contractId)
            return {
              ...{ advanceId: row.id, number: row.number, amount: entry.amount },
              contract: row.contractId && number ? { id: row.contractId, number } : null,
              entry: toEntry(rowSealer, entry),
            }
          }),
        })
      },
    ),
    route.get(
      '/api/applications/:id/ledger',
      { access: 'money', logs: 'ledger-open' },
      {
        summary:
          'The ledger of a claim: its advances, every entry, the charges that follow, and what is owed',
        description:
          'Cents. `on` is the day of the figures; without it, today. Charges aren’t recorded: they follow from the terms.',
        params,
        querystring: onSchema,
        response: { 200: ledgerSchema },
      },
      async (request) => findLedger(request, request.params.id, request.query.on),
    ),
    route.get(
      '/api/applications/:id/ledger.csv',
      { access: 'money', logs: 'ledger-export' },
      {
        summary: 'The same entries and charges as a spreadsheet, through a day',
        description:
          'UTF-8 with a byte order mark, every value in quotes. A text that a spreadsheet would take for a formula begins with an apostrophe.',
        params,
        querystring: onSchema,
        produces: ['text/csv'],
        response: { 200: z.any().meta({ type: 'string' }) },
      },
      async (request, reply) => {
        const ledger = await findLedger(request, request.params.id, request.query.on)
        const name = `ledger-${ledger.file.reference}-${ledger.on}.csv`
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(`\uFEFF${listCells(ledger).map(writeLine).join('')}`)
      },
    ),
    route.post(
      '/api/ledger-entries/:id/corrections',
      { ...changes },
      {
        summary: 'Sign first that an entry of a contract’s ledger was written wrong',
        description:
          'Cents; `instead` is null to take it out. It counts once a second person signs, or the same after a wait where nobody else may. Nothing is changed then, either: another entry says by how much the first was wrong.',
        params,
        body: newEntryCorrectionSchema,
        response: { 201: done },
      },
      async (request, reply) => {
        const { id } = request.params
        accept(await askEntryCorrection(services, id, request.body, await reviewerOf(request)), entryRefusals)
        return reply.code(201).send({ done: true })
      },
    ),
    route.post(
      '/api/ledger-entries/:id/corrections/:correctionId/signature',
      { ...changes },
      {
        summary: 'Sign a correction that somebody else signed first',
        params: correctionParams,
        response: { 200: done },
      },
      async (request) => {
        const outcome = await signEntryCorrection(
          services,
          whichOf(request.params),
          await reviewerOf(request),
        )
        accept(outcome, entryRefusals)
        return { done: true as const }
      },
    ),
    route.post(
      '/api/ledger-entries/:id/corrections/:correctionId/refusal',
      { ...changes },
      {
        summary: 'Say no to a correction, or take your own back',
        params: correctionParams,
        body: entryRefusalSchema,
        response: { 200: done },
      },
      async (request) => {
        const wanted = { ...whichOf(request.params), ...request.body }
        accept(await refuseEntryCorrection(services, wanted, await reviewerOf(request)), entryRefusals)
        return { done: true as const }
      },
    ),
  ])
}

const whichOf = ({ id, correctionId }: z.output<typeof correctionParams>) => ({ entryId: id, correctionId })
