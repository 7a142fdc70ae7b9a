import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { endCaseSession } from '#features/correspondence/page-links/mutations.ts'
import { networkOf } from '#lib/attempts.ts'
import { createCaseCookies } from '#lib/case-cookies.ts'
import type { Config } from '#lib/config.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { rateLimit } from '#lib/rate-limit.ts'
import { accept } from '#lib/refusals.ts'
import { byLanguage } from '#lib/worded-schemas.ts'
import { accessWords } from './content/words.ts'
import { caseOpeningRefusals, sessionRefusals } from './content.ts'
import { askForCode, findNewCaseLink, openByCode } from './mutations.ts'
import { codeRequestSchemas, sessionRequestSchemas } from './schema.ts'

export type CaseAccessOptions = {
  db: Database
  rowSealer: RowSealer
  enqueue: Enqueue
  config: Pick<Config, 'publicUrl' | 'rateLimitFactor'>
}

const tags = ['case']

/** The address may be the permission and shows somebody's case: nothing may keep it or pass it on. */
export const hidePlace = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

export const caseAccessApi = ({ db, rowSealer, enqueue, config }: CaseAccessOptions) => {
  const cookies = createCaseCookies(config.publicUrl)
  const factor = config.rateLimitFactor

  return defineApi([
    route.post(
      '/api/case/code',
      { access: 'public', rateLimit: rateLimit(10, 60, factor) },
      {
        summary: 'Ask for a code to open the case page, by mail',
        description:
          'The answer is the same whether or not there is such an application. A mailbox gets at most three codes an hour.',
        tags,
        body: byLanguage(codeRequestSchemas),
        response: { 202: z.object({ message: z.string() }) },
      },
      async (request, reply) => {
        await askForCode({ db, rowSealer, enqueue }, request.body)
        return hidePlace(reply).code(202).send({ message: accessWords[request.locale].codeAnswer })
      },
    ),
    route.post(
      '/api/case/session',
      { access: 'public', rateLimit: rateLimit(30, 10, factor) },
      {
        summary: 'Open the case page in this browser, with the code that was mailed',
        description:
          'Sets a cookie; `/api/case/mine` is then the case. A code works for ten minutes and five tries.',
        tags,
        body: byLanguage(sessionRequestSchemas),
        response: { 200: z.object({ reference: z.string() }) },
      },
      async (request, reply) => {
        const visitor = { network: networkOf(request.ip), factor }
        const outcome = await openByCode({ db, rowSealer }, request.body, visitor)
        const { id, lifetime } = accept(outcome, sessionRefusals)
        return hidePlace(reply)
          .header('set-cookie', cookies.session(id, lifetime))
          .send({ reference: request.body.reference })
      },
    ),
    route.post(
      '/api/case/link',
      { access: 'public', rateLimit: rateLimit(20, 10, factor) },
      {
        summary: 'The link to the case page, for the browser that has just applied',
        description:
          'It’s the link of the mail, so that a lost mail is no lost case. Only with the cookie of that case, and only within a day of applying.',
        tags,
        body: z.object({ reference: z.string().max(60) }),
        response: { 200: z.object({ url: z.string() }) },
      },
      async (request, reply) => {
        hidePlace(reply)
        const browser = { cookie: request.headers.cookie, reference: request.body.reference }
        const services = { db, rowSealer, publicUrl: config.publicUrl }
        const { url } = accept(await findNewCaseLink(services, browser), caseOpeningRefusals)
        return { url }
      },
    ),
    route.delete(
      '/api/case/session',
      { access: 'public' },
      { summary: 'Close the case page in this browser', tags, response: { 204: z.null() } },
      async (request, reply) => {
        const id = cookies.sessionId(request.headers.cookie)
        if (id) await endCaseSession(db, id)
        return hidePlace(reply).header('set-cookie', cookies.noSession()).code(204).send(null)
      },
    ),
  ])
}
