import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { accept } from '#lib/refusals.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { pick } from '#site/locale.ts'
import { callWords } from './content/calls.ts'
import { creationRefusals, openingRefusals, writingRefusals } from './content/refusals.ts'
import { findOwn, openMovingDraft, toReceipt, toState } from './data.ts'
import { createMovingDraft, dropMovingDraft, writeMovingDraft } from './mutations.ts'
import {
  maybeSecretHeaders,
  movingChangeSchemas,
  movingDraftSchema,
  movingParams,
  movingReceiptSchema,
  movingStateSchema,
  newMovingDraftSchemas,
  secretHeader,
  secretHeaders,
  takingSchemas,
} from './schema.ts'

export type MovingApiOptions = { db: Database; rateLimitFactor: number }

const tags = ['moving drafts']

const unknown = pick(callWords, ({ opening }) => opening.unknown)

/** We get ciphertext, and neither the key nor anything made of it. */
export const movingApi = ({ db, rateLimitFactor: factor }: MovingApiOptions) => {
  /** One draft per application and device: sixty a day from one network is a busy library. */
  const creationLimit = rateLimit(60, 24 * 60, factor)
  /** Typing without a pause sends one a second. */
  const writingLimit = { ...rateLimit(1_200, 10, factor), groupId: 'moving drafts' }

  return defineApi([
    route.post(
      '/api/moving-drafts',
      { access: 'public', rateLimit: creationLimit },
      {
        summary: 'Keep an encrypted draft for another device, for seven days after its last change',
        description:
          'The browser draws the name and the secret, and encrypts with a key that it does not send. Sent twice, it is kept once.',
        tags,
        body: byLanguage(newMovingDraftSchemas),
        response: { 200: movingReceiptSchema, 201: movingReceiptSchema },
      },
      async ({ body }, reply) => {
        const { row, isNew } = accept(await createMovingDraft({ db }, body), creationRefusals)
        return reply.code(isNew ? 201 : 200).send(toReceipt(row))
      },
    ),
    route.put(
      '/api/moving-drafts/:name',
      { access: 'public', rateLimit: writingLimit },
      {
        summary: 'Keep the newest version of a moving draft',
        description: 'Refused with 409 when another device has written a version that this one has not seen.',
        tags,
        params: movingParams,
        headers: byLanguage(secretHeaders),
        body: byLanguage(movingChangeSchemas),
        response: { 200: movingReceiptSchema },
      },
      async ({ params, headers, body: { reopens, ...change } }) => {
        const draft = { ...params, secret: headers[secretHeader], ...change }
        const outcome = await writeMovingDraft({ db }, draft, reopens ? 'reopened' : 'stays')
        return toReceipt(accept(outcome, writingRefusals).row)
      },
    ),
    route.get(
      '/api/moving-drafts/:name',
      { access: 'public' },
      {
        summary: 'A moving draft, encrypted',
        description: 'Without the secret only until a device has taken it up.',
        tags,
        params: movingParams,
        headers: byLanguage(maybeSecretHeaders),
        response: { 200: movingDraftSchema },
      },
      async ({ params, headers }) => {
        const outcome = await openMovingDraft(db, { ...params, secret: headers[secretHeader] })
        const { row } = accept(outcome, openingRefusals)
        return { ...toReceipt(row), ciphertext: row.ciphertext }
      },
    ),
    route.post(
      '/api/moving-drafts/:name/taken',
      { access: 'public', rateLimit: writingLimit },
      {
        summary: 'Take a moving draft up on this device',
        description:
          'The link is used up by it, and the device before cannot write over what it has not seen.',
        tags,
        params: movingParams,
        headers: byLanguage(secretHeaders),
        body: byLanguage(takingSchemas),
        response: { 200: movingReceiptSchema },
      },
      async ({ params, headers, body }) => {
        const draft = { ...params, secret: headers[secretHeader], ...body }
        return toReceipt(accept(await writeMovingDraft({ db }, draft, 'used'), writingRefusals).row)
      },
    ),
    route.get(
      '/api/moving-drafts/:name/state',
      { access: 'public' },
      {
        summary: 'Whether a moving draft has moved on',
        tags,
        params: movingParams,
        headers: byLanguage(secretHeaders),
        response: { 200: movingStateSchema },
      },
      async ({ params, headers }) => {
        const row = await findOwn(db, { ...params, secret: headers[secretHeader] })
        if (!row) throw notFound(unknown)
        return toState(row)
      },
    ),
    route.delete(
      '/api/moving-drafts/:name',
      { access: 'public', rateLimit: writingLimit },
      {
        summary: 'Forget a moving draft',
        tags,
        params: movingParams,
        headers: byLanguage(secretHeaders),
        response: { 204: z.null() },
      },
      async ({ params, headers }, reply) => {
        await dropMovingDraft(db, { ...params, secret: headers[secretHeader] })
        return reply.code(204).send(null)
      },
    ),
  ])
}
