import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpServer, type HttpServer } from './http-server.ts'
import { openTestApp } from './testing.ts'

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port

describe('a request whose end is in doubt', async () => {
  const { app } = await openTestApp('postgres')
  beforeAll(async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    // From now on the cache answers, before the framework.
    await fetch(`http://127.0.0.1:${portOf(app)}/about`)
  })

  /** All statuses until the server hangs up. */
  async function statuses(text: string): Promise<number[]> {
    const socket = connect(portOf(app), '127.0.0.1')
    let received = ''
    socket.on('data', (piece) => (received += piece))
    socket.on('error', () => {})
    socket.write(text)
    await once(socket, 'close')
    return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  }

  const host = 'Host: localhost\r\n'
  const next = `GET /about HTTP/1.1\r\n${host}Connection: close\r\n\r\n`
  const request = (method: string, path: string, lines: string, body = '') =>
    `${method} ${path} HTTP/1.1\r\n${host}${lines}\r\n${body}${next}`

  test.each([
    ['an encoding that is not one', 'Transfer-Encoding: xchunked\r\n', ''],
    ['an encoding without an end', 'Transfer-Encoding: gzip\r\n', ''],
    ['chunks that are not the last encoding', 'Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'],
    ['two encodings', 'Transfer-Encoding: gzip, chunked\r\n', '0\r\n\r\n'],
    ['two encodings in two lines', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n', '0\r\n\r\n'],
    ['an encoding behind a tab', 'Transfer-Encoding:\tchunked\x0b\r\n', '0\r\n\r\n'],
    ['an encoding before its colon', 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'],
    ['a length and an encoding', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'],
    ['an encoding and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', '0\r\n\r\n'],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 5\r\n', 'hello'],
    ['a length that is a list', 'Content-Length: 0, 5\r\n', 'hello'],
    ['a length with a sign', 'Content-Length: +5\r\n', 'hello'],
    ['a folded header', 'X-One: a\r\n b\r\n', ''],
    ['an encoding in a folded header', 'Transfer-Encoding:\r\n chunked\r\n', '0\r\n\r\n'],
    ['a line that ends too early', 'X-One: a\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'],
  ])('is refused once and ends the connection: %s', async (_what, lines, body) => {
    expect(await statuses(request('GET', '/about', lines, body)), 'a cached page').toEqual([400])
    expect(await statuses(request('POST', '/api/nothing', lines, body)), 'a call').toEqual([400])
  })

  test.each([
    ['in one piece', 'Content-Length: 5\r\n', 'hello'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n', '5\r\nhello\r\n0\r\n\r\n'],
    ['in broken chunks', 'Transfer-Encoding: chunked\r\n', 'zz\r\nhello\r\n'],
  ])('is one to read that has a body: %s', async (_what, lines, body) => {
    expect(await statuses(request('GET', '/about', lines, body))).toEqual([400])
    expect(await statuses(request('HEAD', '/about', lines, body))).toEqual([400])
  })

  test('is answered once, also when the answer went out before its body broke', async () => {
    const body = '5\r\nhello\r\nzz\r\n'
    const socket = connect(portOf(app), '127.0.0.1')
    let received = ''
    socket.on('data', (piece) => (received += piece))
    socket.on('error', () => {})
    socket.write(
      `POST /api/nothing HTTP/1.1\r\n${host}Content-Type: text/csv\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    await expect.poll(() => received).toContain('\r\n\r\n{')
    socket.write(body)
    await once(socket, 'close')
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  test('is not a request with a length of 0, or after another request', async () => {
    expect(await statuses(request('GET', '/about', 'Content-Length: 0\r\n'))).toEqual([200, 200])
    const good = `GET /about HTTP/1.1\r\n${host}\r\n`
    const bad = request('GET', '/about', 'Transfer-Encoding: x\r\n')
    expect(await statuses(good + bad)).toEqual([200, 400])
  })
})

describe('a client that doesn’t read its answer', () => {
  // A busy machine may let a client wait for a second.
  const stall = 1_500
  const size = 30 * 1024 * 1024
  const portionSize = size / 20
  let app: FastifyInstance
  beforeAll(async () => {
    let http: HttpServer
    app = fastify({
      serverFactory: (handle) => {
        http = createHttpServer({}, handle, { stall })
        return http.server
      },
    })
    app.get('/large', async () => Buffer.alloc(size))
    app.get('/late', async () => {
      await delay(4 * stall)
      return 'late'
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.close())

  const ask = (path: string): Socket => {
    const socket = connect(portOf(app), '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    return socket
  }
  const countConnections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

  test('is hung up on', async () => {
    const socket = ask('/large')
    await expect.poll(countConnections).toBe(1)
    await expect.poll(countConnections, { timeout: 10_000 }).toBe(0)
    socket.destroy()
  })

  test('has a minute on this site', () => {
    expect(createHttpServer({}, () => {}).server.timeout).toBe(60_000)
  })

  test('is left alone as long as it reads some of it', async () => {
    const socket = ask('/large')
    const started = performance.now()
    let taken = 0
    // In portions: a full window opens only when a good part of the buffer has been read.
    for (let portion = portionSize; taken < size && !socket.closed; ) {
      const piece = socket.read() as Buffer | null
      taken += piece?.length ?? 0
      if (taken < portion) await nextTurn()
      else {
        portion += portionSize
        await delay(stall / 5)
      }
    }
    expect(taken).toBeGreaterThanOrEqual(size)
    expect(performance.now() - started).toBeGreaterThan(3 * stall)
    socket.destroy()
  })

  test('is left alone while the server still works on the answer', async () => {
    const socket = ask('/late')
    let received = ''
    socket.on('data', (piece) => (received += piece)).resume()
    await expect.poll(() => received, { timeout: 20 * stall }).toContain('late')
    socket.destroy()
  })
})

test('a stopping process doesn’t wait for idle clients or half a request, but answers the others', async () => {
  let http: HttpServer
  const app = fastify({
    serverFactory: (handle) => {
      http = createHttpServer({}, handle)
      return http.server
    },
  })
  app.addHook('preClose', async () => http.endQuietSockets())
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/slow', () => {
    asked.resolve()
    return answer.promise
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const asking = fetch(`http://127.0.0.1:${portOf(app)}/slow`).then((response) => response.text())
  const quiet = ['', 'GET /slow HTTP/1.1\r\nHost:'].map(async (text) => {
    const socket = connect(portOf(app), '127.0.0.1').resume()
    socket.on('error', () => {})
    socket.write(text)
    await once(socket, 'connect')
    return { ended: new Promise((resolve) => socket.once('close', resolve)) }
  })
  const connected = await Promise.all(quiet)
  await asked.promise

  const closing = app.close()
  await Promise.all(connected.map(({ ended }) => ended))
  answer.resolve('at last')
  expect(await asking).toBe('at last')
  await closing
})

test('more connections than there is room for are closed at once, and the others go on', async () => {
  const { server } = createHttpServer({}, (_request, response) => void response.end('served'), {
    mostConnections: 2,
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const open = () => connect(port, '127.0.0.1').on('error', () => {})
  const [first, second] = [open(), open()]
  await Promise.all([first, second].map((socket) => once(socket, 'connect')))
  await once(open().resume(), 'close')
  first.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(String((await once(first, 'data'))[0])).toContain('served')
  for (const socket of [first, second]) socket.destroy()
  server.close()
  expect(createHttpServer({}, () => {}).server.maxConnections).toBe(4_000)
})
