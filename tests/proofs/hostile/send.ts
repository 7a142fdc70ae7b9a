import { type Agent, request } from 'node:http'
import type { HostileRequest } from './requests.ts'

export type Answer = { status: number; retryAfter: boolean; type: string; body: string }

/** As it was written: `fetch` would put addresses and headers right. A stream without an end is left after its start. */
export function send(
  url: string,
  agent: Agent,
  { method, path, headers, body }: HostileRequest,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { port } = new URL(url)
  const type = body?.type === undefined ? {} : { 'content-type': body.type }
  const length = body ? { 'content-length': String(body.bytes.length) } : {}
  const outgoing = request(
    { host: '127.0.0.1', port, method, path, agent, headers: { ...type, ...headers, ...length } },
    (answer) => {
      const chunks: Buffer[] = []
      const done = () =>
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'] !== undefined,
          type: answer.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString(),
        })
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', done)
      answer.on('error', done)
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        done()
        answer.destroy()
      }
    },
  )
  outgoing.on('error', reject)
  outgoing.end(body?.bytes)
  return promise
}
