import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderMap } from '../security-headers.ts'
import { brotliAt, type Encoding, gzipOf, preferredEncoding } from './encodings.ts'

/** What a renderer answers, complete. */
export type RenderedPage = { status: number; headers: HeaderMap; body: Buffer }

type Variant = { headers: string[]; body: Buffer }

/** A page ready to be written: all its bytes and all its headers, in every encoding. */
export type CachedPage = {
  version: number
  status: number
  etag: string
  notModifiedHeaders: string[]
  variants: Record<Encoding, Variant>
}

export async function prepare(page: RenderedPage, version: number): Promise<CachedPage> {
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`
  const headers: HeaderMap = { ...page.headers, etag, vary: 'accept-encoding' }
  const [br, gz] = await Promise.all([brotliAt(5, page.body), gzipOf(page.body)])
  const { 'content-type': _, ...notModified } = headers
  return {
    version,
    status: page.status,
    etag,
    notModifiedHeaders: Object.entries(notModified).flat(),
    variants: {
      identity: variant(headers, page.body),
      gzip: variant({ ...headers, 'content-encoding': 'gzip' }, gz),
      br: variant({ ...headers, 'content-encoding': 'br' }, br),
    },
  }
}

/** Replaces the quick compression by the best one, so that no visitor waits for it. */
export async function compressFully(page: CachedPage): Promise<void> {
  const { br, identity } = page.variants
  const body = await brotliAt(11, identity.body)
  const at = br.headers.indexOf('content-length') + 1
  page.variants.br = { body, headers: br.headers.with(at, String(body.length)) }
}

export const bytesOf = ({ variants }: CachedPage) =>
  variants.identity.body.length + variants.gzip.body.length + variants.br.body.length

const variant = (headers: HeaderMap, body: Buffer): Variant => ({
  headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(),
  body,
})

/** Writes straight to the socket: this is the path that nearly every visitor's request takes. */
export function writePage(request: IncomingMessage, response: ServerResponse, page: CachedPage) {
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.notModifiedHeaders).end()
    return
  }
  const { headers, body } = page.variants[preferredEncoding(request.headers['accept-encoding'])]
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
