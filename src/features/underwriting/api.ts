import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { runWaterfall } from '#lib/waterfall/waterfall.ts'
import { hasApplication } from './data/context.ts'
import { readGrade, readSheet } from './data/sheets.ts'
import { addLine, changeLine, type LineRefusal, removeLine } from './mutations/lines.ts'
import { startVersion, type VersionRefusal } from './mutations/versions.ts'
import { lineChangeSchema, mostLines, newLineSchema } from './schema/lines.ts'
import { newVersionSchema, valueGradeSchema, valueSheetSchema } from './schema/sheet.ts'
import { toQuestion, waterfallAnswerSchema, waterfallRequestSchema } from './schema/waterfall.ts'

const route = routesUnder('value')
const params = z.object({ id: rowId })
const lineParams = z.object({ id: rowId, lineId: rowId })
const response = { 200: valueSheetSchema }
const unknown = 'There is no such application, version or line.'

const refusals: RefusalAnswers<LineRefusal | VersionRefusal> = {
  unknown: [404, unknown],
  closed: [409, 'This version is closed and never changes. Begin a new one.'],
  invalid: [400],
  document: [400],
  'too many': [422, `A sheet has at most ${mostLines} lines.`],
  changed: [409],
  gone: [409, 'Somebody else took this line out meanwhile. Add it again if it’s still needed.'],
  'another version': [409, 'Somebody else began another version meanwhile. Look at it first.'],
}

export const underwritingApi = ({ db, rowSealer }: { db: Database; rowSealer: RowSealer }) => {
  const services = { db, rowSealer }
  const answer = async (id: string, number?: number) => {
    const sheet = (await hasApplication(db, id)) && (await readSheet(services, id, number))
    if (!sheet) throw notFound(unknown)
    return sheet
  }
  return defineApi([
    route.post(
      '/api/value/waterfall',
      { access: 'files', logs: 'nothing' },
      {
        summary: 'From what a case pays to what the client keeps',
        description:
          'Cents. Half a cent of the fee counts as one. `left` is what remains before us, `ours` what we can get of it, `net` what the client keeps; both `left` and `net` may be negative.',
        body: waterfallRequestSchema,
        response: { 200: waterfallAnswerSchema },
      },
      async (request) => runWaterfall(toQuestion(request.body)),
    ),
    route.get(
      '/api/applications/:id/value',
      { access: 'files', logs: 'value-open' },
      {
        summary: 'The latest version of the value sheet, or what would be filled in',
        description:
          'Lines with their sources, what they come to, the grade, the advised advance with the limit that binds, and every version.',
        params,
        response,
      },
      async (request) => answer(request.params.id),
    ),
    route.get(
      '/api/applications/:id/value/grade',
      { access: 'files', logs: 'nothing' },
      {
        summary: 'The grade and the advised sum of the latest version, without its lines',
        params,
        response: { 200: valueGradeSchema },
      },
      async (request) => readGrade(services, request.params.id),
    ),
    route.post(
      '/api/applications/:id/value/lines',
      { access: 'files', logs: 'value-change', logsFields: ['name'] },
      {
        summary: 'Add a line, or type over one that was told',
        description:
          'The first line begins the first version. `replaces` is the `key` of a told line. With the same `submissionKey` a line is kept once; of `fee`, `likely` and other single lines there is one.',
        params,
        body: newLineSchema,
        response: { 201: valueSheetSchema },
      },
      async (request, reply) => {
        const { id } = request.params
        accept(await addLine(services, id, request.body, await reviewerOf(request)), refusals)
        return reply.code(201).send(await answer(id))
      },
    ),
    route.put(
      '/api/applications/:id/value/lines/:lineId',
      { access: 'files', logs: 'value-change' },
      {
        summary: 'Change a line',
        description: '409 with what the other wrote, if somebody changed this line since `version`.',
        params: lineParams,
        body: lineChangeSchema,
        response,
      },
      async (request) => {
        const { id: applicationId, lineId } = request.params
        const place = { applicationId, lineId }
        accept(await changeLine(services, place, request.body, await reviewerOf(request)), refusals)
        return answer(applicationId)
      },
    ),
    route.delete(
      '/api/applications/:id/value/lines/:lineId',
      { access: 'files', logs: 'value-change' },
      {
        summary: 'Take a line out; what was told in its place shows again',
        params: lineParams,
        querystring: z.object({ version: z.coerce.number().int().min(1) }),
        response,
      },
      async (request) => {
        const { id: applicationId, lineId } = request.params
        const { version } = request.query
        const reviewer = await reviewerOf(request)
        accept(await removeLine(services, { applicationId, lineId }, version, reviewer), refusals)
        return answer(applicationId)
      },
    ),
    route.post(
      '/api/applications/:id/value/versions',
      { access: 'files', logs: 'value-change', logsFields: ['from'] },
      {
        summary: 'Close the version that is open, and go on in a copy',
        params,
        body: newVersionSchema,
        response: { 201: valueSheetSchema },
      },
      async (request, reply) => {
        const { id } = request.params
        accept(await startVersion(services, id, request.body.from, await reviewerOf(request)), refusals)
        return reply.code(201).send(await answer(id))
      },
    ),
    route.get(
      '/api/applications/:id/value/versions/:number',
      { access: 'files', logs: 'value-open' },
      {
        summary: 'One version of the value sheet; a closed one never changes',
        params: params.extend({ number: z.coerce.number().int().min(1).max(32_767) }),
        response,
      },
      async (request) => answer(request.params.id, request.params.number),
    ),
  ])
}
