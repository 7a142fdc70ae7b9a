import { connect } from 'node:net'
import type { Random } from '../../../src/server/demo/seeded-random.ts'

const host = 'host: 127.0.0.1\r\n'

/** What is not HTTP, or is so in two ways at once. */
const openings = [
  'GET / HTTP/1.1\r\n\r\n',
  `GET / HTTP/1.1\r\n${host}${host}\r\n`,
  `GET / HTTP/9.9\r\n${host}\r\n`,
  'GET /\r\n',
  `get / http/1.1\r\n${host}\r\n`,
  `GET  /  HTTP/1.1\r\n${host}\r\n`,
  `GET /\u0000 HTTP/1.1\r\n${host}\r\n`,
  `GET /ä HTTP/1.1\r\n${host}\r\n`,
  `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`,
  `GET * HTTP/1.1\r\n${host}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
  'CONNECT 127.0.0.1:22 HTTP/1.1\r\n\r\n',
  `GET / HTTP/1.1\r\n${host}connection: upgrade\r\nupgrade: websocket\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  `GET / HTTP/1.1\n${host.trim()}\n\n`,
  `GET / HTTP/1.1\r\n${host}a b: c\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}nothing\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}a: b\r\n c\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}a: ${'b'.repeat(40_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}${'a: b\r\n'.repeat(3_000)}\r\n`,
  `GET /${'a'.repeat(30_000)} HTTP/1.1\r\n${host}\r\n`,
  `POST /api/contact HTTP/1.1\r\n${host}content-length: 5\r\ncontent-length: 6\r\n\r\n{"a":1}`,
  `POST /api/contact HTTP/1.1\r\n${host}content-length: -1\r\n\r\n`,
  `POST /api/contact HTTP/1.1\r\n${host}content-length: 99999999999999999999\r\n\r\n{`,
  `POST /api/contact HTTP/1.1\r\n${host}transfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
  `POST /api/contact HTTP/1.1\r\n${host}transfer-encoding: gzip, chunked\r\n\r\nzz\r\n`,
  `POST /api/contact HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nffffffffffffffff\r\na`,
  `POST /api/contact HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\n3;${'x'.repeat(30_000)}\r\nabc\r\n0\r\n\r\n`,
  `POST /api/contact HTTP/1.1\r\n${host}content-length: 2\r\nexpect: 100-continue\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\n${host}\r\n`.repeat(60),
  `GET / HTTP/1.1\r\n${host}content-length: 10\r\n\r\nGET /x HTT`,
] as const

/** Sends it, hangs up in one of three ways, and returns what was answered. */
export function sendBroken(port: number, random: Random): Promise<{ sent: string; answer: string }> {
  const whole = random.pick(openings)
  const sent = random.chance(0.3) ? whole.slice(0, random.whole(1, whole.length)) : whole
  const { promise, resolve } = Promise.withResolvers<{ sent: string; answer: string }>()
  const ending = random.whole(0, 2)
  let answer = ''
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(Buffer.from(sent, 'latin1'))
    if (ending === 0) socket.end()
    if (ending === 1) setTimeout(() => socket.resetAndDestroy(), 20)
  })
  socket.setTimeout(500, () => socket.destroy())
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.on('close', () => resolve({ sent, answer }))
  return promise
}
