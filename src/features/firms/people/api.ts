import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { personRefusals } from './content.ts'
import { exportPerson, findPeople, readPerson, type Who } from './data.ts'
import { addPerson, changePerson, confirmPerson, deletePerson, withdrawConfirmation } from './mutations.ts'
import {
  firmPersonSchema,
  foundPersonSchema,
  newPersonSchema,
  personChangeSchema,
  personQuerySchema,
  seenPersonSchema,
} from './schema.ts'

const route = routesUnder('law firms')
const reading = { access: 'files', logs: 'firms-read' } as const
const changing = { access: 'files', logs: 'firm-change' } as const
const params = z.object({ id: rowId, personId: rowId })
const response = { 200: firmPersonSchema }

export const firmPeopleApi = ({ db }: { db: Database }) => {
  const whoIn = ({ id, personId }: z.output<typeof params>): Who => ({ firmId: id, personId })
  const unknown = () => notFound(personRefusals.unknown[1] ?? '')
  const requirePerson = async (who: Who) => {
    const person = await readPerson(db, who)
    if (!person) throw unknown()
    return person
  }
  return defineApi([
    route.get(
      '/api/firms/people',
      reading,
      {
        summary: 'Attorneys and contacts by name, at most 20',
        querystring: personQuerySchema,
        response: { 200: z.array(foundPersonSchema) },
      },
      async (request) => findPeople(db, request.query),
    ),
    route.post(
      '/api/firms/:id/people',
      changing,
      {
        summary: 'Add an attorney or another contact; with the same `submissionKey` once',
        params: params.pick({ id: true }),
        body: newPersonSchema,
        response: { 201: firmPersonSchema },
      },
      async (request, reply) => {
        const who = accept(await addPerson(db, request.params.id, request.body), personRefusals)
        return reply.code(201).send(await requirePerson(who))
      },
    ),
    route.put(
      '/api/firms/:id/people/:personId',
      changing,
      {
        summary: 'Change a person’s entry, or end it with the last day; another address is not confirmed',
        params,
        body: personChangeSchema,
        response,
      },
      async (request) =>
        requirePerson(accept(await changePerson(db, whoIn(request.params), request.body), personRefusals)),
    ),
    route.post(
      '/api/firms/:id/people/:personId/confirmation',
      changing,
      {
        summary: 'Say that the address is theirs: from then on codes for the firm’s room are mailed to it',
        description: '409 when the address is no longer as it was read.',
        params,
        body: seenPersonSchema,
        response,
      },
      async (request) => {
        const by = await authorOf(request)
        const { params, body } = request
        return requirePerson(
          accept(await confirmPerson(db, whoIn(params), { version: body.version, by }), personRefusals),
        )
      },
    ),
    route.delete(
      '/api/firms/:id/people/:personId/confirmation',
      changing,
      { summary: 'Withdraw that: the person is signed out at once', params, response },
      async (request) =>
        requirePerson(accept(await withdrawConfirmation(db, whoIn(request.params)), personRefusals)),
    ),
    route.get(
      '/api/firms/:id/people/:personId/export',
      { access: 'files', logs: 'firms-export' },
      {
        summary: 'What is kept about somebody at a firm, as JSON, for them',
        params,
        response: { 200: z.record(z.string(), z.unknown()) },
      },
      async (request, reply) => {
        const record = await exportPerson(db, whoIn(request.params))
        if (!record) throw unknown()
        reply.header('content-disposition', 'attachment; filename="person.json"')
        return record
      },
    ),
    route.delete(
      '/api/firms/:id/people/:personId',
      changing,
      {
        summary: 'Delete what is kept about a person at a firm; their files stay with the firm',
        params,
        response: { 204: z.null() },
      },
      async (request, reply) => {
        accept(await deletePerson(db, whoIn(request.params)), personRefusals)
        return reply.code(204).send(null)
      },
    ),
  ])
}
