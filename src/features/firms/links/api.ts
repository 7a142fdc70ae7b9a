import { z } from 'zod'
import type { Services } from '#db/services.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { linkRefusals } from './content.ts'
import { readFileLinks } from './data/file.ts'
import { listTypedFirms } from './data/groups.ts'
import { allowFirm, linkFirm, type OnNewLead, refuseFirm, unlinkFirm } from './mutations/file.ts'
import { linkGroup } from './mutations/group.ts'
import { refuseGroup, undoGroup } from './mutations/group-undo.ts'
import {
  fileLinksSchema,
  groupLinkedSchema,
  groupLinkSchema,
  groupRefusalSchema,
  groupUndoSchema,
  linkChangeSchema,
  typedFirmQuerySchema,
  typedFirmsSchema,
} from './schema.ts'

const route = routesUnder('law firms')
const changing = { access: 'files', logs: 'counsel-change' } as const
const params = z.object({ id: rowId, firmId: rowId })
const response = { 200: fileLinksSchema }

export const firmLinksApi = (services: Services & { onNewLead: OnNewLead }) => {
  const { db } = services
  const requireLinks = async (applicationId: string) => {
    const links = await readFileLinks(db, applicationId)
    if (!links) throw notFound(linkRefusals.unknown[1] ?? '')
    return links
  }
  const whoseIn = ({ id, firmId }: z.output<typeof params>) => ({ applicationId: id, firmId })

  return defineApi([
    route.get(
      '/api/applications/:id/firms',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'The law firms of an application, and which may be it',
        params: params.pick({ id: true }),
        response,
      },
      async (request) => requireLinks(request.params.id),
    ),
    route.put(
      '/api/applications/:id/firms/:firmId',
      changing,
      {
        summary: 'Link a firm to an application, as lead or co-counsel, with its attorney',
        description: 'Linking the same again changes nothing. 409 while another firm leads.',
        params,
        body: linkChangeSchema,
        response,
      },
      async (request) => {
        const { params, body } = request
        accept(await linkFirm(services, whoseIn(params), body, await reviewerOf(request)), linkRefusals)
        return requireLinks(params.id)
      },
    ),
    route.delete(
      '/api/applications/:id/firms/:firmId',
      changing,
      { summary: 'Remove a link that was a mistake: the firm sees the file no longer', params, response },
      async (request) => {
        const { params } = request
        accept(await unlinkFirm(services, whoseIn(params), await reviewerOf(request)), linkRefusals)
        return requireLinks(params.id)
      },
    ),
    route.put(
      '/api/applications/:id/firms/:firmId/refusal',
      changing,
      { summary: 'Not this firm: it isn’t suggested for the application again', params, response },
      async (request) => {
        const { params } = request
        accept(await refuseFirm(services, whoseIn(params), await reviewerOf(request)), linkRefusals)
        return requireLinks(params.id)
      },
    ),
    route.delete(
      '/api/applications/:id/firms/:firmId/refusal',
      changing,
      { summary: 'Suggest the firm again', params, response },
      async (request) => {
        accept(await allowFirm(services, whoseIn(request.params)), linkRefusals)
        return requireLinks(request.params.id)
      },
    ),
    route.get(
      '/api/firms/typed',
      { access: 'files', logs: 'firms-read' },
      {
        summary: 'Law firms that people typed and that have no record, one line per spelling',
        querystring: typedFirmQuerySchema,
        response: { 200: typedFirmsSchema },
      },
      async (request) => listTypedFirms(db, request.query),
    ),
    route.post(
      '/api/firms/typed/links',
      { access: 'files', logs: 'firm-change' },
      {
        summary: 'Link all files with a spelling to a firm, or to a new record made of what was typed',
        description: 'Files that somebody has linked meanwhile stay as they are.',
        body: groupLinkSchema,
        response: { 200: groupLinkedSchema },
      },
      async (request) => {
        const outcome = await linkGroup(services, request.body, await reviewerOf(request))
        const { firm, isNew, linked, linkedAt } = accept(outcome, linkRefusals)
        return { firm, isNew, linked, linkedAt }
      },
    ),
    route.post(
      '/api/firms/typed/links/undo',
      { access: 'files', logs: 'firm-change' },
      {
        summary: 'Take back the links that one call made, and the record that it made for them',
        description: 'A record that somebody has worked on since stays.',
        body: groupUndoSchema,
        response: { 200: z.object({ unlinked: z.int() }) },
      },
      async (request) => undoGroup(services, request.body, await reviewerOf(request)),
    ),
    route.put(
      '/api/firms/typed/refusals',
      { access: 'files', logs: 'firm-change' },
      {
        summary: 'Not this firm: don’t suggest it for the files with a spelling, or do again',
        body: groupRefusalSchema,
        response: { 204: z.null() },
      },
      async (request, reply) => {
        accept(await refuseGroup(services, request.body, await reviewerOf(request)), linkRefusals)
        return reply.code(204).send(null)
      },
    ),
  ])
}
