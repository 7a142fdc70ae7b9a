import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { languageFor } from '#features/correspondence/delivery/data.ts'
import { addressOf, findAddressee } from '#features/correspondence/letters/data.ts'
import { recipientProblems } from '#features/correspondence/letters/schema.ts'
import { readReplyAddress } from '#features/correspondence/reply-addresses/data.ts'
import { noApplication } from '#features/documents/files/api.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { paths } from '#site/paths.ts'
import { nameAttachment } from './content.ts'
import { listMailable, readEmailForm } from './data.ts'
import { previewEmail } from './mail.tsx'
import { type MailRefusal, undoMail, writeMail } from './mutations.ts'
import {
  applicationEmailSchema,
  emailFormSchema,
  letterSchema,
  mailPreviewSchema,
  newMailSchema,
} from './schema.ts'

const tags = ['applications']
const params = z.object({ id: rowId })

const [noFirm, noAddress, notVerified, wrongRecipient, notRepresented] = recipientProblems
const cannotAttach = 'One of these documents can’t go to them by mail. Look at the list again'
const refusals: RefusalAnswers<MailRefusal> = {
  unknown: [404, noApplication],
  'no firm': [409, noFirm.label],
  'no address': [409, noAddress.label],
  'not verified': [409, notVerified.label],
  'wrong recipient': [409, wrongRecipient.label],
  'not represented': [409, notRepresented.label],
  unfilled: [422],
  'not attachable': [422, `${cannotAttach}.`, { documentIds: [cannotAttach] }],
  'too large': [422, 'Together these are over 10 MB, more than mail carries well.'],
  'too many': [429, 'That’s as many mails as one person gets in a day. Call them instead.'],
  'no mail': [404, 'There is no such mail.'],
  final: [409, 'The mail has left, so it can’t be taken back.'],
}

type MailServices = { db: Database; rowSealer: RowSealer; enqueue: Enqueue; publicUrl: string }

/** The application's own route lists the mails that were written. */
export const emailsApi = (services: MailServices) => {
  const { db, publicUrl } = services
  return defineApi([
    route.get(
      '/api/applications/:id/mail-desk',
      { access: 'files', logs: 'file-open' },
      {
        summary:
          'What a mail starts with: who can be written to, what fills a template, what can be attached',
        tags,
        params,
        response: { 200: emailFormSchema },
      },
      async (request) => {
        const { person } = await reviewerOf(request)
        const desk = await readEmailForm(services, request.params.id, person?.name)
        if (!desk) throw notFound(noApplication)
        return desk
      },
    ),
    route.post(
      '/api/applications/:id/mails/preview',
      { access: 'files', logs: 'nothing' },
      {
        summary: 'A mail as its reader would get it. Nothing is kept or sent',
        tags,
        params,
        body: letterSchema,
        response: { 200: mailPreviewSchema },
      },
      async ({ params: { id }, body }) => {
        const addressee = await findAddressee(db, id)
        if (!addressee) throw notFound(noApplication)
        const { address } = accept(addressOf(addressee, body.party), refusals)
        const base = await readReplyAddress(db)
        const locale = languageFor(body.party, addressee)
        const envelope = {
          party: body.party,
          address,
          reference: addressee.reference,
          // Their own link is secret and stands only in the mail.
          contactOptions: {
            pageUrl: publicUrl + paths.case,
            ...(base && { replyTo: { name: '', address: base.address } }),
          },
          texts: await readTexts(db, identityTexts, locale),
          locale,
        }
        const files = (await listMailable(db, id))
          .filter(({ row }) => body.documentIds.includes(row.id))
          .map(({ row }, place) => nameAttachment(row.documentType, row.mimeType, place + 1))
        return previewEmail(body, { envelope, files })
      },
    ),
    route.post(
      '/api/applications/:id/mails',
      { access: 'files', logs: 'mail-write', logsFields: ['party'] },
      {
        summary: 'Write a mail to the applicant or the firm, at the address the file has',
        description: 'It leaves a minute later, and can be taken back until then.',
        tags,
        params,
        body: newMailSchema,
        response: { 201: applicationEmailSchema },
      },
      async (request, reply) => {
        const outcome = await writeMail(services, request.params.id, request.body, await reviewerOf(request))
        return reply.code(201).send(accept(outcome, refusals).mail)
      },
    ),
    route.post(
      '/api/applications/:id/mails/:mailId/undo',
      { access: 'files', logs: 'mail-undo' },
      {
        summary: 'Take back a mail that has not left',
        tags,
        params: z.object({ id: rowId, mailId: rowId }),
        response: { 200: applicationEmailSchema },
      },
      async (request) => {
        const { id: applicationId, mailId } = request.params
        const outcome = await undoMail(services, { applicationId, mailId }, await reviewerOf(request))
        return accept(outcome, refusals).mail
      },
    ),
  ])
}
