import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HeaderMap } from '../security-headers.ts'
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
  const vary = ['accept-encoding', page.headers.vary].filter(Boolean).join(', ')
  const headers: HeaderMap = { ...page.headers, etag, vary }
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

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** Quality 5 takes a few milliseconds per page, 11 about a hundred for a sixth fewer bytes. */
const compressWithBrotli = (quality: 5 | 11, body: Buffer) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window as large as the page: the allocator would take and keep the usual 4 MB for nothing.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  })

const windowFor = (length: number) =>
  Math.min(22, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))))

const compressWithGzip = (body: Buffer) => gzipped(body, { level: 9 })

/** Browsers send a handful of headers. The limit keeps strangers from filling the map. */
const known = new Map<string, Encoding>()
const maxKnown = 200

/** `q=0` is a refusal; other weights aren't worth a parser here. */
function chooseEncoding(accept = ''): Encoding {
  const seen = known.get(accept)
  if (seen) return seen
  const encoding = accepts(accept, 'br') ? 'br' : accepts(accept, 'gzip') ? 'gzip' : 'identity'
  if (known.size < maxKnown) known.set(accept, encoding)
  return encoding
}

const accepts = (accept: string, name: string) =>
  accept.includes(name) && !new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accept)
