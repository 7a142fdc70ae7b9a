import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Node has one limit for all requests, and 50 MB over a weak line take long. So each body has its own. */
type Limits = {
  /** For the whole body. */
  total: number
  /** At least this many bytes must arrive in each `window`. */
  progress?: { window: number; bytes: number }
}

export type BodyLimits = Record<'form' | 'upload', Limits>

const bodyLimits: BodyLimits = {
  form: { total: 60_000 },
  // 50 MB in an hour is 14 KB a second, a poor 2G line. It forgives a minute without signal.
  upload: { total: 60 * 60_000, progress: { window: 60_000, bytes: 64 * 1024 } },
}

/** Uploads in progress get this long when the process stops; browsers can send them again. */
const stopLimit = 10_000

type Watched = {
  request: IncomingMessage
  response: ServerResponse
  limits: Limits
  endsAt: number
  windowEndsAt: number
  bytesAtWindowStart: number
}

export function createBodyWatch(limits: BodyLimits = bodyLimits, interval = 5_000) {
  const bodies = new Map<IncomingMessage, Watched>()

  const limit = (body: Watched, chosen: Limits, now: number) => {
    body.limits = chosen
    body.endsAt = now + chosen.total
    body.windowEndsAt = now + (chosen.progress?.window ?? Number.POSITIVE_INFINITY)
    body.bytesAtWindowStart = body.request.socket.bytesRead
  }

  const isTooSlow = (body: Watched, now: number) => {
    if (now >= body.endsAt) return true
    const { progress } = body.limits
    if (!progress || now < body.windowEndsAt) return false
    const { bytesRead } = body.request.socket
    if (bytesRead - body.bytesAtWindowStart < progress.bytes) return true
    body.windowEndsAt = now + progress.window
    body.bytesAtWindowStart = bytesRead
    return false
  }

  return {
    /** Call it first for every request. */
    watch(request: IncomingMessage, response: ServerResponse) {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
      if (encoding === undefined && (length === undefined || length === '0')) return
      const body: Watched = {
        request,
        response,
        limits: limits.form,
        endsAt: 0,
        windowEndsAt: 0,
        bytesAtWindowStart: 0,
      }
      limit(body, limits.form, Date.now())
      bodies.set(request, body)
      request.once('close', () => {
        // "close" also comes when the answer is sent and the rest of the body is still being discarded.
        if (request.complete || request.socket.destroyed) bodies.delete(request)
      })
    },

    register(app: FastifyInstance) {
      const timer = setInterval(() => {
        const now = Date.now()
        for (const [request, body] of bodies) {
          if (request.complete || request.socket.destroyed) bodies.delete(request)
          else if (isTooSlow(body, now)) {
            bodies.delete(request)
            cut(app.server, body)
          }
        }
      }, interval).unref()
      // After the route's own checks: only an allowed upload gets extra time.
      app.addHook('preHandler', async (request) => {
        const body = bodies.get(request.raw)
        if (body && request.routeOptions.config.isUpload) limit(body, limits.upload, Date.now())
      })
      app.addHook('preClose', async () => {
        const last = Date.now() + stopLimit
        for (const body of bodies.values()) body.endsAt = Math.min(body.endsAt, last)
      })
      app.addHook('onClose', async () => clearInterval(timer))
    },
  }
}

/** Like Node's own limit: the client error handler answers 408. If the client stays, we hang up. */
function cut(server: Server, { request, response }: Watched) {
  const { socket } = request
  if (response.headersSent) return void socket.destroy()
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.emit('clientError', error, socket)
  setTimeout(() => socket.destroy(), 1_000).unref()
}
