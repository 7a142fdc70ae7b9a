import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Quality 5 takes a few milliseconds per page, 11 about a hundred for a sixth fewer bytes. */
export const compressWithBrotli = (quality: 5 | 11, body: Buffer) =>
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

export const compressWithGzip = (body: Buffer) => gzipped(body, { level: 9 })

/**
 * Browsers send a handful of headers, so each is parsed once. The limit keeps strangers from filling the map.
 */
const known = new Map<string, Encoding>()
const mostKnown = 200

/** `q=0` is a refusal; other weights aren't worth a parser here. */
export function chooseEncoding(accept = ''): Encoding {
  const seen = known.get(accept)
  if (seen) return seen
  const encoding = accepts(accept, 'br') ? 'br' : accepts(accept, 'gzip') ? 'gzip' : 'identity'
  if (known.size < mostKnown) known.set(accept, encoding)
  return encoding
}

const accepts = (accept: string, name: string) =>
  accept.includes(name) && !new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accept)
