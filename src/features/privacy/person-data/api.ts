import { Readable } from 'node:stream'
import { z } from 'zod'
import { findKept } from '#features/contracts/archive/data.ts'
import { findKeptAdvances } from '#features/ledger/archive/data.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { authorOf } from '#lib/access.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { type ZipEntry, zip } from '#lib/zip.ts'
import { findPerson, type PersonFile, readPerson } from './data.ts'
import { chooseRecords, deletePerson, type PersonServices, recordExport } from './mutations.ts'
import { deletedSchema, deletionSchema, exportQuerySchema, personSchema } from './schema.ts'

const tags = ['applications']
const config = { access: 'files' } as const
const params = z.object({ id: rowId })

const refusals = {
  'not theirs': [400, 'Something of this is not known to belong to this person.'],
} as const

export const personDataApi = (services: PersonServices & { publicUrl: string }) => {
  const { database, storage, rowSealer, publicUrl } = services
  const { db } = database
  const find = async (id: string) => {
    const person = await findPerson(db, id)
    if (!person) throw notFound('There is no such application.')
    return person
  }

  return defineApi([
    route.get(
      '/api/applications/:id/person',
      { ...config, logs: 'person-open' },
      {
        summary: 'What is kept about the person of an application',
        tags,
        params,
        response: { 200: personSchema },
      },
      async (request) => {
        const person = await find(request.params.id)
        const certain = person.applications.flatMap(({ id, isCertain }) => (isCertain ? [id] : []))
        const kept = { contracts: await findKept(db, certain), advances: await findKeptAdvances(db, certain) }
        return { ...person, ...kept }
      },
    ),
    route.get(
      '/api/applications/:id/person/export.zip',
      { ...config, logs: 'itself' },
      {
        summary: 'What is kept about a person: JSON and files',
        description:
          'All that is certainly theirs (the application itself, and what has two of birth date, phone and name in common), or what `application` and `message` choose of what was found.',
        tags,
        params,
        querystring: exportQuerySchema,
        produces: ['application/zip'],
        response: { 200: z.any().meta({ type: 'string', format: 'binary' }) },
      },
      async (request, reply) => {
        const person = await find(request.params.id)
        const { application, message } = request.query
        const { chosen } = accept(
          chooseRecords(person, { applicationIds: application, messageIds: message }),
          refusals,
        )
        const { record, files, papers } = await readPerson(
          { db, rowSealer, storage, publicUrl },
          person,
          chosen,
        )
        const counts = { documents: files.length, messages: chosen.messageIds.length }
        await recordExport(db, { ids: chosen.applicationIds, ...counts }, await reviewerOf(request))
        const details = { applications: chosen.applicationIds.length, ...counts }
        await noteAccess(request, db, 'person-export', { applicationId: request.params.id, details })
        const archive = zip(readEntries(record, [...files, ...papers]))
        return reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="${person.applications[0]?.reference}.zip"`)
          .send(archive)
      },
    ),
    route.delete(
      '/api/applications/:id/person',
      {
        // Nobody can undo it, and a reviewer's stolen session must not destroy anybody's case.
        access: 'owner',
        logs: 'person-delete',
        logsFields: ['reason'],
      },
      {
        summary: 'Delete a person whole; a record without a name stays',
        tags,
        params,
        body: deletionSchema,
        response: { 200: deletedSchema },
      },
      async (request) => {
        const { chosen } = accept(chooseRecords(await find(request.params.id), request.body), refusals)
        const by = await authorOf(request)
        return deletePerson(services, chosen, { reason: request.body.reason, by })
      },
    ),
  ])
}

async function* readEntries(record: object, files: PersonFile[]): AsyncGenerator<ZipEntry> {
  const json = Buffer.from(`${JSON.stringify(record, null, 2)}\n`)
  yield { name: 'person.json', modifiedAt: new Date(), content: Readable.from([json]) }
  for (const { path, at, open } of files) {
    const content = await open()
    if (content) yield { name: path, modifiedAt: at, content }
  }
}
