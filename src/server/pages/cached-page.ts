import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderMap } from '../security-headers.ts'
import { chooseEncoding, compressWithBrotli, compressWithGzip, type Encoding } from './encodings.ts'
import { type Variant, writeParts } from './whole-answer.ts'

export type RenderedPage = {
  status: number
  headers: HeaderMap
  cookies?: string[]
  body: Buffer
}

/** All bytes and headers in every encoding. */
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
  const { 'content-type': type, ...notModified } = headers
  const identity = variant(headers, page.body)
  const [br, gz] = isCompressed(type)
    ? []
    : await Promise.all([compressWithBrotli(5, page.body), compressWithGzip(page.body)])
  return {
    version,
    status: page.status,
    etag,
    notModifiedHeaders: Object.entries(notModified).flat(),
    variants: {
      identity,
      gzip: gz ? variant({ ...headers, 'content-encoding': 'gzip' }, gz) : identity,
      br: br ? variant({ ...headers, 'content-encoding': 'br' }, br) : identity,
    },
  }
}

/** Replaces the quick compression with the best one ahead of the visitors. */
export async function compressFully(page: CachedPage): Promise<void> {
  const { br, identity } = page.variants
  if (br === identity) return
  const body = await compressWithBrotli(11, identity.body)
  const at = br.headers.indexOf('content-length') + 1
  page.variants.br = { body, headers: br.headers.with(at, String(body.length)) }
}

export function bytesOf({ variants }: CachedPage): number {
  const bodies = new Set(Object.values(variants).map(({ body }) => body))
  return [...bodies].reduce((bytes, body) => bytes + body.length, 0)
}

const isCompressed = (type = '') => /^image\/(?!svg)/.test(type)

const variant = (headers: HeaderMap, body: Buffer): Variant => ({
  headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(),
  body,
})

/** Bypasses the framework: nearly every request takes this path. */
export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  write: typeof writeParts = writeParts,
) {
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.notModifiedHeaders).end()
    return
  }
  write(request, response, page.status, page.variants[chooseEncoding(request.headers['accept-encoding'])])
}
