import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import {
  conditionOf,
  csvColumns,
  type EntryCondition,
  listEntries,
  listLoggedPeople,
  readEntry,
  readEntryLines,
  readLogState,
} from './data.ts'
import { countRefusal } from './mutations.ts'
import {
  checkedSchema,
  checkRequestSchema,
  entryDetailSchema,
  entryFiltersSchema,
  entryListSchema,
  entryQuerySchema,
} from './schema.ts'

const tags = ['admin']

/** A few seconds of work; a longer log is checked in several calls. */
const mostChecked = 100_000

export const accessLogApi = ({ db, accessLog }: { db: Database; accessLog: AccessLog }) =>
  defineApi([
    route.get(
      '/api/admin/access-log',
      { access: 'owner', logs: 'log-open' },
      {
        summary: 'Who opened, took or changed what, the latest first',
        description:
          'A hundred at a time; `before` is the number of the last one of the page before. `application` is a reference or an email. `since` and `until` are days (UTC, both included) or moments.',
        tags,
        querystring: entryQuerySchema,
        response: { 200: entryListSchema },
      },
      async ({ query: { before, ...filters } }) => {
        const isMeant = await conditionOf(db, accessLog, filters)
        const found = await listEntries(db, isMeant, before)
        return { ...found, log: await readLogState(db, accessLog), people: await listLoggedPeople(db) }
      },
    ),
    route.get(
      '/api/admin/access-log/export.csv',
      { access: 'owner', logs: 'itself' },
      {
        summary: 'Exactly the entries that match, as a spreadsheet',
        description:
          'UTF-8 with a byte order mark, every value in quotes, newest first. A text that a spreadsheet would take for a formula begins with an apostrophe.',
        tags,
        querystring: entryFiltersSchema,
        produces: ['text/csv'],
        response: { 200: z.any().meta({ type: 'string' }) },
      },
      async (request, reply) => {
        const { application, ...filters } = request.query
        const details = { ...filters, ...(application && { application: true }) }
        const isMeant = await conditionOf(db, accessLog, request.query)
        await noteAccess(request, db, 'log-export', { details })
        const day = new Date().toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="access-log-${day}.csv"`)
          .send(Readable.from(writeCsv(db, isMeant)))
      },
    ),
    route.get(
      '/api/admin/access-log/:number',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'An entry, and whether it and those beside it are as they were written',
        tags,
        params: z.object({ number: z.coerce.number().int().positive() }),
        response: { 200: entryDetailSchema },
      },
      async ({ params }) => {
        const found = await readEntry(db, accessLog, params.number)
        if (!found) throw notFound('There is no such entry.')
        return found
      },
    ),
    route.post(
      '/api/admin/access-log/check',
      { access: 'owner', logs: 'itself' },
      {
        summary: 'Check that no entry was changed, removed or moved',
        description: `Looks at ${mostChecked} entries at most; while \`next\` is not null, call it again with \`from\`. \`flaw\` is the first thing that is wrong.`,
        tags,
        body: checkRequestSchema,
        response: { 200: checkedSchema },
      },
      async (request) => {
        const { flaw, from, to, next } = await accessLog.check(db, { ...request.body, most: mostChecked })
        if (next === null) await noteAccess(request, db, 'log-check', { details: { to, flaw } })
        return { flaw, from, to, next }
      },
    ),
  ])

async function* writeCsv(db: Database, isMeant: EntryCondition) {
  const names = Object.keys(csvColumns).map((name) => `"${name}"`)
  yield `\uFEFF${names.join(',')}\r\n`
  yield* readEntryLines(db, isMeant)
}

const refusedActions = {
  wrong: 'sign-in-refused',
  throttled: 'sign-in-slowed',
  'second factor': 'second-factor-refused',
} as const

/** `as` is somebody who exists, never what was typed: that may be a password. */
export async function noteRefusedSignIn(
  request: FastifyRequest,
  db: Database,
  { reason, as }: { reason: keyof typeof refusedActions; as?: { name: string } | undefined },
): Promise<void> {
  const isSlowed = reason === 'throttled'
  const { isNoted, isLast } = await countRefusal(db, { address: request.ip, isSlowed })
  if (!isNoted) return
  const details = { ...(as && { as: as.name }), ...(isLast && { more: true }) }
  await noteAccess(request, db, refusedActions[reason], { details })
}
