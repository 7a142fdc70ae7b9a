import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { Services } from '#db/services.ts'
import { ownerRefusal } from '#features/applications/follow-ups/api.ts'
import { markRead, markUnread } from '#features/applications/mutations.ts'
import { listedApplicationSchema } from '#features/applications/schema/rows.ts'
import { contractNeeded, otherState } from '#features/decisions/content/offer.ts'
import { findKeptFor } from '#features/merges/data/records.ts'
import { markMentionsRead } from '#features/people/colleagues/mutations.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { recordView } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers, refuse, toProblem } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { readApplication } from './data.ts'
import { addNote, changeStatus, linkFolder, type Refusal, undoStatus } from './mutations.ts'
import {
  applicationDetailSchema,
  type BulkOutcome,
  bulkOutcomeSchema,
  bulkStatusChangeSchema,
  folderLinkSchema,
  newNoteSchema,
  noteSchema,
  reasonMissing,
  statusChangeSchema,
  undoSchema,
} from './schema.ts'

const tags = ['applications']
const config = { access: 'files' } as const

const params = z.object({ id: rowId })

const unknown = 'There is no such application.'
export const reviewRefusals: RefusalAnswers<Refusal> = {
  unknown: [404, unknown],
  changed: [
    409,
    'Somebody else has changed this application meanwhile. Look at it again before you change it.',
  ],
  'reason missing': [400, `${reasonMissing}.`, { reason: [reasonMissing] }],
  'nothing to undo': [409, 'The status of this application was never changed.'],
  'payment not final': [
    409,
    'A payment was recorded less than a minute ago. Undo the payment first, or wait until its mail has left.',
  ],
  'two signatures': [
    409,
    'Two people sign a payment of this size. Fund it with its amount, and have somebody else sign.',
  ],
  'amount needed': [409],
  'other state': [409, otherState],
  'contract needed': [409, contractNeeded],
  closed: [422],
  outdated: [409],
  'offer ended': [409],
}

async function openApplication(services: ReviewServices, applicationId: string, reviewer: Reviewer) {
  const { db } = services
  await recordView(db, applicationId, reviewer)
  if (reviewer.person) {
    await markMentionsRead(db, reviewer.person.id, applicationId)
    await markRead(db, { personId: reviewer.person.id, applicationId })
  }
  return readApplication(services, applicationId)
}

type ReviewServices = Services & { enqueue: Enqueue }

export const reviewApi = (services: ReviewServices) => {
  const { db } = services
  return defineApi([
    route.get(
      '/api/applications/:id',
      { ...config, logs: 'file-open' },
      {
        summary: 'All that is known about an application; that it was read is noted',
        description: 'The access log tells whether it was opened or, with `for=print`, printed.',
        tags,
        params,
        querystring: z.object({ for: z.literal('print').optional() }),
        response: { 200: applicationDetailSchema },
      },
      async (request) => {
        const reviewer = await reviewerOf(request)
        const asked = request.params.id
        const own = await openApplication(services, asked, reviewer)
        // A merged application opens as the one it was merged into.
        const keptId = own ? undefined : await findKeptFor(db, asked)
        const application = own ?? (keptId && (await openApplication(services, keptId, reviewer)))
        if (!application) throw notFound(unknown)
        const { id: applicationId } = application
        if (keptId) await noteAccess(request, db, 'file-open', { applicationId })
        if (request.query.for === 'print') await noteAccess(request, db, 'file-print', { applicationId })
        return application
      },
    ),
    route.delete(
      '/api/applications/:id/read',
      { ...config, logs: 'nothing' },
      {
        summary: 'Make an application unread again, for yourself',
        tags,
        params,
        response: { 204: z.null() },
      },
      async (request, reply) => {
        const { person } = await reviewerOf(request)
        if (person) await markUnread(db, { personId: person.id, applicationId: request.params.id })
        return reply.code(204).send(null)
      },
    ),
    route.patch(
      '/api/applications/:id/status',
      { ...config, logs: 'status-change', logsFields: ['status'] },
      {
        summary: 'Change the status; 409 when the application is no longer as it was read',
        tags,
        params,
        body: statusChangeSchema,
        response: { 200: listedApplicationSchema },
      },
      async (request) => {
        const { version, ...change } = request.body
        const applications = [{ id: request.params.id, version }]
        const outcome = await changeStatus(services, { ...change, applications }, await reviewerOf(request))
        const [application] = outcome.changed
        if (!application) throw toProblem(explain(outcome.refused[0]), reviewRefusals)
        return application
      },
    ),
    route.post(
      '/api/applications/status',
      { ...config, logs: 'status-change', logsFields: ['status'] },
      {
        summary: 'Change the status of several applications; those that are no longer as they were read stay',
        tags,
        body: bulkStatusChangeSchema,
        response: { 200: bulkOutcomeSchema },
      },
      async (request) =>
        noteRefused(request, db, await changeStatus(services, request.body, await reviewerOf(request))),
    ),
    route.post(
      '/api/applications/status/undo',
      { ...config, logs: 'status-change' },
      {
        summary:
          'Give applications the status they had before their last change; what was changed since stays',
        tags,
        body: undoSchema,
        response: { 200: bulkOutcomeSchema },
      },
      async (request) =>
        noteRefused(request, db, await undoStatus(services, request.body, await reviewerOf(request))),
    ),
    route.put(
      '/api/applications/:id/folder',
      { ...config, logs: 'folder-link' },
      {
        summary: 'Link the Google Drive folder, or null to remove the link',
        tags,
        params,
        body: folderLinkSchema,
        response: { 200: listedApplicationSchema },
      },
      async (request) => {
        const outcome = await linkFolder(db, request.params.id, request.body, await reviewerOf(request))
        return accept(outcome, reviewRefusals).application
      },
    ),
    route.post(
      '/api/applications/:id/notes',
      { ...config, logs: 'note' },
      {
        summary: 'Add a note',
        tags,
        params,
        body: newNoteSchema,
        response: { 201: noteSchema },
      },
      async (request, reply) => {
        const { params, body } = request
        const outcome = await addNote(services, params.id, body, await reviewerOf(request))
        return reply.code(201).send(accept(outcome, { ...reviewRefusals, ...ownerRefusal }).note)
      },
    ),
  ])
}

const explain = ({ reason = 'unknown', words }: Partial<BulkOutcome['refused'][number]> = {}) =>
  refuse(reason, words ? { errors: { status: [words] } } : {})

/** Several changes are logged before they are tried. */
async function noteRefused(request: FastifyRequest, db: Database, outcome: BulkOutcome) {
  const notes = outcome.refused.map(({ id }) =>
    noteAccess(request, db, 'change-refused', { applicationId: id }),
  )
  await Promise.all(notes)
  return outcome
}
