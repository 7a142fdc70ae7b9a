import type { IncomingMessage, ServerResponse } from 'node:http'

export type Variant = { headers: string[]; body: Buffer; whole?: WholeAnswer }

/** Head and body in one piece. Its date is right for one second. */
type WholeAnswer = { second: number; head: string; bytes: Buffer }

/** Missing from Node's types: the head as sent, and whether it's on its way. */
type Head = { _header: string | null; _headerSent: boolean }

/** Repeats the head that Node wrote this second: joining its fifteen lines took as long as sending them. */
export function writeWhole(
  request: IncomingMessage,
  response: ServerResponse & Partial<Head>,
  status: number,
  variant: Variant,
) {
  const { httpVersionMinor, method } = request
  const isUsual = method === 'GET' && httpVersionMinor === 1 && response.shouldKeepAlive
  const second = Math.floor(Date.now() / 1000)
  // A request that waits behind another has no socket yet.
  if (isUsual && response.socket && variant.whole?.second === second) {
    response.statusCode = status
    response._header = variant.whole.head
    response._headerSent = true
    response.socket.write(variant.whole.bytes)
    response.end()
    return
  }
  writeParts(request, response, status, variant)
  const { _header: head } = response
  if (!isUsual || !head) return
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), variant.body])
  variant.whole = { second, head, bytes }
  variant.body = bytes.subarray(bytes.length - variant.body.length)
}

export function writeParts(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, body }: Variant,
) {
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body)
}
