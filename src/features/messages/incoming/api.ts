import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { incomingPath } from '#features/correspondence/reply-addresses/api.ts'
import { hasReplyPlace } from '#features/correspondence/reply-addresses/data.ts'
import { secretsIn } from '#features/correspondence/reply-addresses/mutations.ts'
import type { Config } from '#lib/config.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { createMailReader } from '#lib/mail/mail-reader.ts'
import { addressedPart, type MailStart, readMailStart } from '#lib/mail/mail-start.ts'
import { isSameSecret } from '#lib/secrets.ts'
import { incomingAnswer } from './content.ts'
import { takeMail } from './mutations.ts'

export type IncomingMailOptions = {
  db: Database
  rowSealer: RowSealer
  enqueue: Enqueue
  config: Pick<Config, 'incomingMailSecret' | 'rateLimitFactor'>
}

/** Mail servers carry no more. */
const largestMail = 40 * 1024 * 1024

const tooLarge = () => new HttpProblem(413, 'A mail may have at most 40 MB.')

function busy() {
  const problem = new HttpProblem(503, 'Too many mails are being read. Hand it over again in a minute.')
  problem.retryAfter = 60
  return problem
}

async function readStart(stream: Readable): Promise<MailStart> {
  const start = await readMailStart(stream, largestMail)
  if (!start) throw tooLarge()
  return start
}

/**
 * A mail server or service hands us the raw mail as the body, of any content type. Every mail gets the same answer, so
 * that nobody learns from a bounce which addresses exist.
 */
export const incomingMailApi = ({ config, ...services }: IncomingMailOptions) => {
  const { incomingMailSecret: secret, rateLimitFactor } = config
  const reader = createMailReader()
  /** Most mail that nobody asked for ends here, before anything of it is parsed. */
  const readIfForUs = async (start: MailStart) => {
    const secrets = secretsIn([addressedPart(start) ?? ''])
    return (await hasReplyPlace(services.db, secrets)) ? reader.read(start) : 'for nobody'
  }
  const isStart = (body: unknown): body is MailStart => typeof body === 'object' && body !== null

  return defineApi(
    [
      route.post(
        incomingPath,
        {
          access: 'public',
          rateLimit: { max: Math.max(1, Math.round(600 * rateLimitFactor)), timeWindow: 60_000 },
        },
        {
          summary: 'Take an answer to a mail about a case',
          description:
            'The raw mail (MIME) as the body, with `Authorization: Bearer` and INCOMING_MAIL_SECRET; 404 when that is not set. The answer says nothing about what became of the mail. Handed on twice, it is kept once; 503 means that it has to be handed over again.',
          tags: ['mail'],
          consumes: ['message/rfc822'],
          body: z.any().meta({ type: 'string', format: 'binary' }),
          response: { 202: z.object({ message: z.string() }) },
        },
        async (request, reply) => {
          const body: unknown = request.body
          if (!isStart(body) || body.bytes.length === 0)
            throw new HttpProblem(400, 'Send the mail as it came, as the body.')
          const mail = await readIfForUs(body)
          if (mail === 'busy') throw busy()
          const fate = typeof mail === 'string' ? mail : await takeMail(services, mail)
          request.log.info({ fate }, 'a mail came in')
          return reply.code(202).send({ message: incomingAnswer })
        },
      ),
    ],
    (app) => {
      app.addHook('onClose', () => reader.close())
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', (_request: FastifyRequest, stream: Readable) => readStart(stream))
      // Before the body is read.
      app.addHook('onRequest', async (request) => {
        if (!secret) throw notFound('This address does not exist.')
        if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${secret}`)) {
          throw new HttpProblem(401, 'The secret is missing or wrong.')
        }
        if (Number(request.headers['content-length'] ?? 0) > largestMail) throw tooLarge()
      })
    },
  )
}
