import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { browserCode } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import type { AccessAction } from '#site/choices/access.ts'
import { listAccess } from './data.ts'
import { recordAccess } from './mutations.ts'
import { accessQuerySchema, accessRecordSchema } from './schema.ts'

export const accessRecordsApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/admin/access-records',
      {
        config: { access: 'owner' },
        schema: {
          summary: 'Sign-ins, exports and downloads, with browser and address, the latest first',
          description: 'A hundred at a time; `before` is the id of the last one of the page before.',
          tags: ['admin'],
          querystring: accessQuerySchema,
          response: { 200: z.array(accessRecordSchema) },
        },
      },
      async (request) => listAccess(db, request.query.before),
    ),
  ])

type What = { applicationId?: string; details?: Record<string, unknown>; session?: string }

/** Records who did it and from where, in the database and the log, before any data goes out. */
export async function noteAccess(
  request: FastifyRequest,
  db: Database,
  action: AccessAction,
  { applicationId, details, session: given }: What = {},
): Promise<void> {
  const own = await request.adminSession()
  const session = given ?? (own ? browserCode(own.idHash) : null)
  const userAgent = request.headers['user-agent']?.slice(0, 500) ?? null
  await recordAccess(db, { action, session, address: request.ip, userAgent, applicationId, details })
  request.log.info({ action, session, address: request.ip }, 'access')
}
