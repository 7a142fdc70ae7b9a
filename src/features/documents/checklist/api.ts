import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationParams, noApplication } from '#features/documents/files/api.ts'
import { findApplication, findDocument, toAdminDocument } from '#features/documents/files/data/files.ts'
import { adminDocumentSchema } from '#features/documents/files/schema/files.ts'
import { changeDocument } from '#features/documents/items/mutations.ts'
import { documentChangeSchema } from '#features/documents/items/schema.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { readChecklist } from './data.ts'
import { addItem, changeItem, ensureChecklist, orderItems } from './mutations.ts'
import {
  type ChecklistItem,
  checklistItemSchema,
  checklistSchema,
  itemChangeSchema,
  itemOrderSchema,
  newItemSchema,
} from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }

export const itemParams = applicationParams.extend({ itemId: rowId })

const noItem = 'There is no such item on the checklist.'
const noFirm = 'This application came from the attorney, so there is no other law firm to ask'

export const itemRefusals = {
  unknown: [404, noItem],
  changed: [409, 'This item has changed since you looked. Nothing was saved.'],
} as const

const tags = ['checklist']

export const checklistApi = ({ db, rowSealer }: Services) => {
  const readAll = (applicationId: string) => readChecklist({ db, rowSealer }, applicationId)

  return defineApi([
    route.get(
      '/api/applications/:applicationId/checklist',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'What an application is asked for, in the desk’s order, with what came',
        tags,
        params: applicationParams,
        response: { 200: checklistSchema },
      },
      async ({ params: { applicationId } }) => {
        if (!(await findApplication(db, applicationId))) throw notFound(noApplication)
        await ensureChecklist({ db, rowSealer }, applicationId)
        return readAll(applicationId)
      },
    ),
    route.post(
      '/api/applications/:applicationId/checklist/items',
      { access: 'files', logs: 'checklist-change' },
      {
        summary: 'Ask for one more thing',
        tags,
        params: applicationParams,
        body: newItemSchema,
        response: { 201: checklistItemSchema },
      },
      async (request, reply) => {
        const { applicationId } = request.params
        const added = await addItem({ db, rowSealer }, applicationId, request.body, await reviewerOf(request))
        const { itemId } = accept(added, {
          unknown: [404, noApplication],
          'no firm': [400, `${noFirm}.`, { party: [noFirm] }],
          'asked already': [409, 'This is on the checklist already.'],
          'too many': [409, 'The checklist is full. Rename an item that is not needed.'],
        })
        return reply.code(201).send(await readItem({ db, rowSealer }, { applicationId, itemId }))
      },
    ),
    route.patch(
      '/api/applications/:applicationId/checklist/items/:itemId',
      { access: 'files', logs: 'checklist-change' },
      {
        summary: 'Reword an item, waive it or ask for it again',
        description: 'What is not sent stays. 409 when somebody changed it since `version`.',
        tags,
        params: itemParams,
        body: itemChangeSchema,
        response: { 200: checklistItemSchema },
      },
      async (request) => {
        const { params, body } = request
        accept(await changeItem({ db, rowSealer }, params, body, await reviewerOf(request)), itemRefusals)
        return readItem({ db, rowSealer }, params)
      },
    ),
    route.put(
      '/api/applications/:applicationId/checklist/order',
      { access: 'files', logs: 'checklist-change' },
      {
        summary: 'Put items into an order. Those not named keep their places',
        tags,
        params: applicationParams,
        body: itemOrderSchema,
        response: { 200: checklistSchema },
      },
      async (request) => {
        const { applicationId } = request.params
        const ordered = await orderItems({ db }, applicationId, request.body.ids, await reviewerOf(request))
        accept(ordered, {
          unknown: [404, noApplication],
          changed: [409, 'The checklist has changed since you looked. Nothing was saved.'],
        })
        return readAll(applicationId)
      },
    ),
    route.patch(
      '/api/applications/:applicationId/documents/:documentId',
      { access: 'files', logs: 'document-change' },
      {
        summary: 'Move a document to another item, or rename it',
        description: 'Its bytes and its sender’s name stay as they came.',
        tags,
        params: applicationParams.extend({ documentId: rowId }),
        body: documentChangeSchema,
        response: { 200: adminDocumentSchema },
      },
      async (request) => {
        const { params, body } = request
        const changed = await changeDocument({ db, rowSealer }, params, body, await reviewerOf(request))
        accept(changed, {
          unknown: [404, noDocument],
          'unknown item': [400, noItem, { itemId: [noItem] }],
          changed: [409, 'Somebody else has moved or renamed this document meanwhile.'],
        })
        const row = await findDocument(db, params)
        if (!row) throw notFound(noDocument)
        return toAdminDocument(rowSealer, row)
      },
    ),
  ])
}

const noDocument = 'There is no such document.'

export async function readItem(
  services: Services,
  { applicationId, itemId }: { applicationId: string; itemId: string },
): Promise<ChecklistItem> {
  const { items } = await readChecklist(services, applicationId)
  const item = items.find(({ id }) => id === itemId)
  if (!item) throw notFound(noItem)
  return item
}
