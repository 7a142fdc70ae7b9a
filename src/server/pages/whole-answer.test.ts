import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Variant, writeWhole } from './whole-answer.ts'

const body = 'a page with “more” than ASCII'
const length = Buffer.byteLength(body)
const variant: Variant = {
  headers: ['content-type', 'text/html; charset=utf-8', 'content-length', String(length)],
  body: Buffer.from(body),
}
const server = createServer((request, response) => writeWhole(request, response, 200, variant))

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** Everything the server says before it hangs up, without the time of day. */
async function hear(requests: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const pieces: Buffer[] = []
  socket.on('data', (piece) => pieces.push(piece))
  socket.write(requests)
  await once(socket, 'close')
  return Buffer.concat(pieces)
    .toString()
    .replaceAll(/^Date: .*\r\n/gm, '')
}

const ask = (method: string, lines = '', version = '1.1') =>
  `${method} / HTTP/${version}\r\nHost: localhost\r\n${lines}\r\n`
const head = (connection: string) =>
  `HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: ${length}\r\nConnection: ${connection}\r\n`
const open = `${head('keep-alive')}Keep-Alive: timeout=5\r\n\r\n`
const closing = `${head('close')}\r\n`

test('many requests at once get the same answer each, in order, and the last one ends the line', async () => {
  const requests = [...Array<string>(20).fill(ask('GET')), ask('GET', 'Connection: close\r\n')]
  expect(await hear(requests.join(''))).toBe(`${open}${body}`.repeat(20) + closing + body)
})

test('a request for the head gets no body, before and after whole answers', async () => {
  const requests = [ask('HEAD'), ask('GET'), ask('HEAD'), ask('HEAD', 'Connection: close\r\n')]
  expect(await hear(requests.join(''))).toBe(`${open}${open}${body}${open}${closing}`)
})

test('an old client gets an answer and a closed connection', async () => {
  expect(await hear(ask('GET', '', '1.0'))).toBe(closing + body)
})
