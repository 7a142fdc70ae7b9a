import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { verifyHash, verifyNumber } from './data.ts'
import { verifyLimit } from './mutations.ts'
import { verificationSchema } from './schema.ts'

const route = routesUnder('verify')

const description =
  'The answer has the same members whether we know it or not, and never a name or an amount. What can’t be one of ours is `unknown`, too. `replaced` also stands for voided, declined, expired and canceled.'

const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const

export const verificationApi = ({ db, rateLimitFactor }: { db: Database; rateLimitFactor: number }) => {
  const conditions = { access: 'public', rateLimit: verifyLimit(rateLimitFactor) } as const
  return defineApi([
    route.get(
      '/api/verify/:number',
      conditions,
      {
        summary: 'Whether a number on a paper is ours, and still stands',
        description: `Spaces, dashes and case don’t matter. ${description}`,
        params: z.object({ number: z.string() }),
        response: { 200: verificationSchema },
      },
      async (request, reply) => {
        reply.headers(unkept)
        return verifyNumber(db, request.params.number)
      },
    ),
    route.get(
      '/api/verify',
      conditions,
      {
        summary: 'Whether a file is one of our papers, unchanged',
        description: `By the SHA-256 of its bytes, in hexadecimal. The file itself never comes here. ${description}`,
        querystring: z.object({ sha256: z.string() }),
        response: { 200: verificationSchema },
      },
      async (request, reply) => {
        reply.headers(unkept)
        return verifyHash(db, request.query.sha256)
      },
    ),
  ])
}
