import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerClientError, clientLimits } from './http-server.ts'
import { createBodyWatch } from './slow-bodies.ts'

/** The real limits are minutes; the rules are the same. */
const limits = {
  form: { total: 400 },
  // Longer than the tests below allow where another limit comes first.
  upload: { total: 3_500, progress: { window: 400, bytes: 1_000 } },
}

describe('a client that dawdles over its body', () => {
  let app: FastifyInstance
  let port: number
  beforeAll(async () => {
    const watch = createBodyWatch(limits, 20)
    app = fastify({
      clientErrorHandler: answerClientError({ 'x-frame-options': 'DENY' }),
      serverFactory: (handle) =>
        createServer(clientLimits, (request, response) => {
          watch.watch(request, response)
          handle(request, response)
        }),
    })
    watch.register(app)
    app.addContentTypeParser('*', (_request, stream, done) => done(null, stream))
    app.post('/form', async () => 'thank you')
    app.put('/upload', { config: { isUpload: true } }, async (request) => {
      let received = 0
      for await (const piece of request.body as AsyncIterable<Buffer>) received += piece.length
      return { received }
    })
    app.put(
      '/closed',
      { config: { isUpload: true }, onRequest: async () => Promise.reject(new Error('no')) },
      async () => '',
    )
    await app.listen({ host: '127.0.0.1', port: 0 })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(() => app.close())

  /** Sends pieces at an even pace until all are sent or the server hangs up. */
  async function sendSlowly(
    path: string,
    { pieces, length, pause }: { pieces: number; length: number; pause: number },
  ) {
    const method = path === '/form' ? 'POST' : 'PUT'
    const headers = {
      'content-type': method === 'POST' ? 'application/json' : 'image/png',
      'content-length': pieces * length,
    }
    const sending = send({ port, host: '127.0.0.1', path, method, headers })
    const started = performance.now()
    let closedAfter: number | undefined
    sending.on('error', () => {})
    sending.on('close', () => {
      closedAfter = performance.now() - started
    })
    const answered = once(sending, 'response').then(
      ([answer]) => {
        answer.on('error', () => {}).resume()
        return answer.statusCode as number
      },
      () => 'none' as const,
    )
    for (let sent = 0; sent < pieces && closedAfter === undefined; sent++) {
      sending.write(method === 'POST' ? ' '.repeat(length) : Buffer.alloc(length))
      await delay(pause)
    }
    if (closedAfter === undefined) sending.end()
    const status = await answered
    await expect.poll(() => closedAfter, { timeout: 5_000 }).toBeDefined()
    return { status, ms: closedAfter ?? 0 }
  }

  test('gets 408 when a form takes too long', async () => {
    const { status, ms } = await sendSlowly('/form', { pieces: 100, length: 10, pause: 50 })
    expect(status).toBe(408)
    expect(ms).toBeLessThan(3_000)
  })

  test('may take longer over a file as long as it moves on', async () => {
    const { status, ms } = await sendSlowly('/upload', { pieces: 12, length: 2_000, pause: 50 })
    expect(status).toBe(200)
    expect(ms).toBeGreaterThan(limits.form.total)
  })

  test('gets 408 when a file hardly moves', async () => {
    const { status, ms } = await sendSlowly('/upload', { pieces: 100, length: 10, pause: 50 })
    expect(status).toBe(408)
    expect(ms).toBeLessThan(3_000)
  })

  test('gets 408 when a file takes forever, though it moves', async () => {
    expect((await sendSlowly('/upload', { pieces: 200, length: 2_000, pause: 50 })).status).toBe(408)
  })

  test('gets no extra time after a refusal', async () => {
    const { status, ms } = await sendSlowly('/closed', { pieces: 200, length: 2_000, pause: 50 })
    expect(status).toBe(500)
    expect(ms).toBeLessThan(3_000)
  })
})
