import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HeaderMap } from './security-headers.ts'
import { answerClientError, clientLimits, writeClosingAnswer } from './slow-clients.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse }
export type Handle = (request: IncomingMessage, response: ServerResponse) => void

export type HttpServer = {
  server: Server
  /** Answers what the parser refuses; for Fastify's `clientErrorHandler`. */
  onClientError: (error: Error & { code?: string }, socket: Socket) => void
  /** From when the process stops: hangs up on clients that ask nothing. */
  endQuietSockets: () => void
}

/** A client that reads nothing of an answer for this long has gone, or holds a socket and its memory for nothing. */
const stallLimit = 60_000

/** While the process stops: a client that has begun to ask something has this long to go on. */
const quietLimit = 1_000

/** HTTP as this site speaks it: one answer per request, and only to what is a request beyond doubt. */
export function createHttpServer(
  headers: HeaderMap,
  handle: Handle,
  { stall = stallLimit }: { stall?: number } = {},
): HttpServer {
  const answerBroken = answerClientError(headers)
  const refusal = writeClosingAnswer(headers, 'The request is not valid.')
  /** The last request of each socket: the only one its parser can still fail on. */
  const latest = new WeakMap<Socket, Exchange>()
  /** How much each open socket had sent when it was last looked at. */
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

  server.on('connection', (socket) => {
    sockets.set(socket, 0)
    socket.once('close', () => sockets.delete(socket))
  })

  // Node measures the time since the last byte went in or out, even within one long write.
  server.setTimeout(stall, (socket) => {
    // A client that waits for us, or sends a body (slow-bodies.ts), is not stalling here.
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
    // Node would wait for each that has not sent a whole request, and browsers open some before they need them.
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

/** It may still be waiting behind the answer to an earlier request. */
function endAfter(response: ServerResponse, socket: Socket) {
  if (response.writableFinished) socket.destroySoon()
  else response.once('close', () => socket.destroySoon())
}

/**
 * Two servers in a row that disagree about where a request ends can be tricked into taking part of one for another.
 * So a body has one plain length or plain chunks, and a request that needs no body has none. The parser refuses most
 * of the rest, but some only after it has handed over the request.
 */
function hasDoubtfulBody({ method, headers }: IncomingMessage): boolean {
  const { 'transfer-encoding': encoding, 'content-length': length = '0' } = headers
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || headers['content-length']))
    return true
  const needsNone = method === 'GET' || method === 'HEAD'
  return needsNone && (encoding !== undefined || Number(length) !== 0)
}
