import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpProblem } from '#lib/errors.ts'
import { pick } from '#site/locale.ts'
import { storageWords } from './content.ts'
import { attachment, parseRange } from './download-headers.ts'
import type { LocalDisk } from './local-disk.ts'
import { type SignedPaths, storagePath } from './signed-paths.ts'
import type { Storage } from './storage.ts'

/** Knows which keys still take uploads: a URL's signature only says that they once did. */
export type UploadPlaces = {
  stateOf(key: string): Promise<'open' | 'used' | 'gone'>
  noteArrival(key: string): Promise<void>
}

export type StorageApiOptions = {
  storage: Storage
  paths: SignedPaths
  places: UploadPlaces
  rateLimitFactor: number
}

const say = (status: number, reason: keyof (typeof storageWords)['en']) => () =>
  new HttpProblem(
    status,
    pick(storageWords, (words) => words[reason]),
  )

const refusals = {
  forged: say(403, 'forged'),
  expired: say(410, 'expired'),
  used: say(409, 'used'),
  underWay: say(409, 'underWay'),
  gone: say(404, 'gone'),
  noPart: say(416, 'noPart'),
  otherType: say(415, 'otherType'),
  notForm: say(415, 'notForm'),
  noFile: say(400, 'noFile'),
  damaged: say(400, 'damaged'),
  wrongSize: say(400, 'wrongSize'),
}

const route = `${storagePath}documents/:name`
const schema = {
  params: z.object({ name: z.string() }),
  querystring: z.object({
    name: z.string().optional(),
    size: z.string().optional(),
    type: z.string().optional(),
    expires: z.string().optional(),
    signature: z.string().optional(),
  }),
}
/** For the API description only: here the bytes are a stream, inspected elsewhere. */
const anyBytes = z.any().meta({ type: 'string', format: 'binary' })
const formWithFile = z
  .any()
  .meta({ type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } })
const keyOf = ({ name }: { name: string }) => `documents/${name}`

/** The URL itself is the permission. Bytes flow through, none stay in memory. */
export const storageApi =
  ({ storage, paths, places, rateLimitFactor }: StorageApiOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const rateLimit = { max: Math.max(1, Math.round(120 * rateLimitFactor)), timeWindow: 10 * 60_000 }

    app.get(
      route,
      {
        config: { access: 'public', rateLimit },
        schema: {
          ...schema,
          summary: 'Fetch a file by its signed URL',
          tags: ['documents'],
          produces: ['application/octet-stream'],
          response: { 200: anyBytes, 206: anyBytes },
        },
      },
      async (request, reply) => {
        const checked = paths.readDownload(keyOf(request.params), request.query)
        if (!checked.ok) throw refusals[checked.reason]()
        const { key, name, type } = checked.grant
        const found = await storage.head(key)
        if (!found) throw refusals.gone()
        const range = parseRange(request.headers.range, found.size)
        if (range === 'unsatisfiable') {
          reply.header('content-range', `bytes */${found.size}`)
          throw refusals.noPart()
        }
        const { start, end } = range ?? { start: 0, end: found.size - 1 }
        reply.headers({
          'content-type': type,
          'content-length': end - start + 1,
          'content-disposition': attachment(name),
          'accept-ranges': 'bytes',
          // If a browser shows it anyway, it may do nothing.
          'content-security-policy': "default-src 'none'; sandbox",
        })
        if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.size}`)
        return reply.send(await storage.open(key, { start, end }))
      },
    )

    if (storage.kind === 'local') app.register(uploads({ disk: storage, paths, places, rateLimit }))
  }

/** A form's own weight: a few fields, names and boundaries. */
const formOverhead = 64 * 1024
/** The size of the file is in its signed URL. */
const formLimits = { files: 1, fields: 20, fieldSize: 4_096, parts: 21, fileSize: Number.POSITIVE_INFINITY }

type UploadsOptions = { disk: LocalDisk; paths: SignedPaths; places: UploadPlaces; rateLimit: object }

/** In its own scope because here, and only here, a body of any type stays a stream. */
const uploads =
  ({ disk, paths, places, rateLimit }: UploadsOptions): FastifyPluginAsyncZod =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, stream, done) => done(null, stream))
    await app.register(multipart, { limits: formLimits })
    const config = { access: 'public', rateLimit, isUpload: true } as const

    /** Before reading the body, and before granting the time that a large file takes. */
    const grantOf = (request: FastifyRequest) => {
      const { name } = request.params as { name: string }
      // The schema hasn't been checked yet: a repeated parameter is a list.
      const query = schema.querystring.safeParse(request.query)
      if (!query.success) throw refusals.forged()
      const checked = paths.readUpload(keyOf({ name }), query.data)
      if (!checked.ok) throw refusals[checked.reason]()
      return checked.grant
    }
    const openGrantOf = async (request: FastifyRequest) => {
      const grant = grantOf(request)
      const state = await places.stateOf(grant.key)
      if (state === 'gone') throw refusals.expired()
      if (state === 'used') throw refusals.used()
      return grant
    }
    const receive = async (request: FastifyRequest, reply: FastifyReply, bytes: Readable) => {
      const { key, size, type } = grantOf(request)
      const outcome = await disk.receive(key, size, bytes, type)
      if (outcome === 'exists') throw refusals.used()
      if (outcome === 'under way') throw refusals.underWay()
      if (outcome === 'wrong size') throw refusals.wrongSize()
      await places.noteArrival(key)
      return reply.code(200).send()
    }

    app.put(
      route,
      {
        config,
        schema: {
          ...schema,
          summary: 'Send a file by its signed URL, as the bare body',
          tags: ['documents'],
          consumes: ['application/octet-stream'],
          body: anyBytes,
        },
        onRequest: async (request) => {
          const { size, type } = await openGrantOf(request)
          const { 'content-length': length, 'content-type': sentType } = request.headers
          if (sentType !== type) throw refusals.otherType()
          if (length !== undefined && Number(length) !== size) throw refusals.wrongSize()
        },
      },
      (request, reply) => receive(request, reply, request.body as Readable),
    )

    app.post(
      route,
      {
        config,
        schema: {
          ...schema,
          summary: 'Send a file by its signed URL, as the field `file` of a form',
          tags: ['documents'],
          consumes: ['multipart/form-data'],
          body: formWithFile,
        },
        onRequest: async (request) => {
          const { size } = await openGrantOf(request)
          const { 'content-length': length, 'content-type': type = '' } = request.headers
          if (!type.startsWith('multipart/form-data')) throw refusals.notForm()
          if (length !== undefined && (Number(length) < size || Number(length) > size + formOverhead)) {
            throw refusals.wrongSize()
          }
        },
      },
      async (request, reply) => {
        const part = await request.file().catch(rethrowAsDamaged)
        if (part?.fieldname !== 'file') throw refusals.noFile()
        try {
          return await receive(request, reply, part.file).catch(rethrowAsDamaged)
        } finally {
          // Discards the rest, so that the client gets to the answer.
          part.file.resume()
        }
      },
    )
  }

/** An unreadable form is its sender's mistake; the library throws a bare error. */
function rethrowAsDamaged(error: unknown): never {
  const hasStatus = error instanceof Error && ('status' in error || 'statusCode' in error)
  throw hasStatus ? error : refusals.damaged()
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is a file: it may take many minutes as long as it keeps moving. */
    isUpload?: boolean
  }
}
