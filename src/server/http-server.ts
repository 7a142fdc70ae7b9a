import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { HeaderMap } from './security-headers.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse }
export type Handle = (request: IncomingMessage, response: ServerResponse) => void

export type HttpServer = {
  server: Server
  /** For Fastify's `clientErrorHandler`. */
  onClientError: (error: Error & { code?: string }, socket: Socket) => void
  /** While the process stops: hangs up on idle clients. */
  endQuietSockets: () => void
}

/** A client that reads nothing for this long has gone, or holds a socket and its memory for nothing. */
const stallLimit = 60_000

/** Each takes some 30 KB. Beyond them new ones are closed at once, and those that are there go on being served. */
const maxConnections = 4_000

/** While the process stops, a client in the middle of a request has this long to go on. */
const quietLimit = 1_000

/** One answer per request, and only to requests that are beyond doubt. */
export function createHttpServer(
  headers: HeaderMap,
  handle: Handle,
  { stall = stallLimit, mostConnections = maxConnections }: { stall?: number; mostConnections?: number } = {},
): HttpServer {
  const answerBroken = answerClientError(headers)
  const refusal = writeClosingAnswer(headers, 'The request is not valid.')
  /** The last request of each socket: the only one its parser can still fail on. */
  const latest = new WeakMap<Socket, Exchange>()
  /** How much each open socket had sent at the last look. */
  const sockets = new Map<Socket, number>()
  const isBusy = (socket: Socket) => {
    const response = latest.get(socket)?.response
    return response !== undefined && !response.writableFinished && !response.destroyed
  }

  const server = createServer(clientLimits, (request, response) => {
    latest.set(request.socket, { request, response })
    if (hasDoubtfulBody(request)) response.writeHead(400, refusal.headers).end(refusal.body)
    else handle(request, response)
  })

  server.maxConnections = mostConnections
  server.on('connection', (socket) => {
    sockets.set(socket, 0)
    socket.once('close', () => sockets.delete(socket))
  })

  // Node measures the time since the last byte in or out, even within one long write.
  server.setTimeout(stall, (socket) => {
    // A client that waits for us, or sends a body (slow-bodies.ts), isn't stalling here.
    if (isBusy(socket) && socket.writableLength === 0) return
    socket.destroy()
  })

  return {
    server,
    onClientError(error, socket) {
      const last = latest.get(socket)
      // A second answer to one request would pass for the answer to the next one.
      if (last && !last.request.complete && last.response.headersSent) endAfter(last.response, socket)
      else answerBroken(error, socket)
    },
    // Node would wait for sockets without a whole request, and browsers open some ahead of need.
    endQuietSockets() {
      const look = () => {
        for (const [socket, sent] of sockets) {
          if (!isBusy(socket) && socket.bytesRead === sent) socket.destroy()
          else sockets.set(socket, socket.bytesRead)
        }
      }
      look()
      const timer = setInterval(look, quietLimit).unref()
      server.once('close', () => clearInterval(timer))
    },
  }
}

/** The response may still wait behind an earlier one. */
function endAfter(response: ServerResponse, socket: Socket) {
  if (response.writableFinished) socket.destroySoon()
  else response.once('close', () => socket.destroySoon())
}

/** Two servers that disagree about where a request ends can be tricked into mixing up requests. */
function hasDoubtfulBody({ method, headers }: IncomingMessage): boolean {
  const { 'transfer-encoding': encoding, 'content-length': length = '0' } = headers
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || headers['content-length']))
    return true
  const needsNone = method === 'GET' || method === 'HEAD'
  return needsNone && (encoding !== undefined || Number(length) !== 0)
}

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
function writeClosingAnswer(headers: HeaderMap, message: string) {
  const body = JSON.stringify({ message })
  const length = String(Buffer.byteLength(body))
  const own = { 'content-type': 'application/json', 'content-length': length, connection: 'close' }
  return { headers: { ...headers, ...own }, body }
}
