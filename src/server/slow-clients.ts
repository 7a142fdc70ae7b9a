import type { ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { HeaderMap } from './security-headers.ts'

/** A client that dawdles over its headers or its body ties up a socket and memory for nothing. */
export const clientLimits = {
  headersTimeout: 10_000,
  // Bodies have limits of their own: slow-bodies.ts.
  requestTimeout: 0,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions

const reasons: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
}

/** Answers invalid HTTP with the same headers as everything else. */
export const answerClientError =
  (headers: HeaderMap) => (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, message] = reasons[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid.']
    const { headers: all, body } = writeClosingAnswer(headers, message)
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
  }

/** The server reads nothing more from this client. */
export function writeClosingAnswer(headers: HeaderMap, message: string) {
  const body = JSON.stringify({ message })
  const length = String(Buffer.byteLength(body))
  const own = { 'content-type': 'application/json', 'content-length': length, connection: 'close' }
  return { headers: { ...headers, ...own }, body }
}
