import type { Random } from '../../../src/server/demo/seeded-random.ts'
import { type Body, makeBody, type Schema } from './bodies.ts'
import { pickOddText, writeSegment } from './values.ts'

export type Operation = {
  method: string
  /** With `{name}` or `:name` where something is to be filled in. */
  path: string
  query: string[]
  body?: Schema
}

export type HostileRequest = { method: string; path: string; headers: Record<string, string>; body?: Body }

type Description = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string }[]
        requestBody?: { content?: Record<string, { schema?: Schema }> }
      }
    >
  >
}

export const listOperations = ({ paths }: Description): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [content] = Object.values(requestBody?.content ?? {})
      return {
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        ...(content?.schema && { body: content.schema }),
      }
    }),
  )

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
] as const

/** Some of these lead somewhere: what cannot be found is refused too soon to break anything. */
export function makeRequest(
  random: Random,
  { method, path, query, body }: Operation,
  known: readonly string[],
  cookie: string | undefined,
): HostileRequest {
  const fill = () =>
    random.chance(0.5)
      ? (known[random.whole(0, known.length - 1)] ?? '')
      : writeSegment(random, pickOddText(random))
  const filled = path.replaceAll(/\{\w+\}|:\w+\??/g, fill)
  const chosen = random.chance(0.9) ? method : random.pick(methods)
  const takesBody = chosen !== 'GET' && chosen !== 'HEAD' && chosen !== 'TRACE'
  const sent = takesBody && random.chance(0.95) ? makeBody(random, body) : undefined
  return {
    method: chosen,
    path: `${wrap(random, filled)}${makeQuery(random, query)}`,
    headers: { ...oddHeaders(random), ...(cookie && { cookie: wrapCookie(random, cookie) }) },
    ...(sent && { body: sent }),
  }
}

const wrap = (random: Random, path: string) => {
  const way = random.whole(0, 29)
  if (way === 0) return `/${path}`
  if (way === 1) return `${path}/`
  if (way === 2) return `${path}/../../${path}`
  if (way === 3) return `${path}.data`
  if (way === 4) return `/assets/..%2f..%2fserver%2findex.js`
  return path
}

function makeQuery(random: Random, names: readonly string[]): string {
  if (random.chance(0.4)) return ''
  const all = [...names, '__proto__', 'constructor[prototype][a]', 'a', '', '_routes', 'preview']
  const parts = Array.from({ length: random.whole(1, 6) }, () => {
    const name = encodeURIComponent(all[random.whole(0, all.length - 1)] ?? '')
    return random.chance(0.1) ? name : `${name}=${writeSegment(random, pickOddText(random))}`
  })
  return `?${parts.join('&')}`.slice(0, 7_000)
}

const wrapCookie = (random: Random, cookie: string) =>
  random.chance(0.9)
    ? cookie
    : random.pick([
        `${cookie}; ${cookie}`,
        `a=%; ${cookie}`,
        cookie.slice(0, -3),
        `${cookie};${';'.repeat(500)}`,
      ])

const odd: readonly [name: string, ...values: [string, ...string[]]][] = [
  ['origin', 'null', 'https://evil.example', 'http://', 'a b'],
  ['sec-fetch-site', 'cross-site', 'same-origin', 'x'],
  ['host', 'evil.example', '', '[::1', 'a'.repeat(300), '127.0.0.1:99999'],
  ['x-forwarded-for', '::1', 'a, b, c', '1.1.1.1,'.repeat(200)],
  ['x-forwarded-proto', 'ftp', 'https,http'],
  ['accept-encoding', 'br;q=0, gzip;q=0', '*', 'identity;q=0', 'zstd', ','.repeat(2_000)],
  ['accept-language', '*', 'xx-'.repeat(300)],
  ['if-none-match', '*', 'W/"', '"a", '.repeat(300)],
  ['if-modified-since', 'yesterday', '0'],
  ['if-match', '"-1"', '"99999999999999999999"', '*'],
  ['range', 'bytes=-1', 'bytes=5-1', 'bytes=0-,0-,0-', 'bytes=99999999999999999999-'],
  ['authorization', 'Basic ', 'Bearer \u00ff', 'Digest x'],
  ['content-encoding', 'gzip', 'br', 'x'],
  ['x-http-method-override', 'DELETE'],
  ['last-event-id', '-1', '99999999999999999999', 'x'],
  ['expect', '200-ok'],
  ['cookie', '=', 'a=b;'.repeat(900), '__proto__=1', 'a="'],
]

function oddHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = {}
  while (random.chance(0.3)) {
    const [name, ...values] = odd[random.whole(0, odd.length - 1)] ?? ['x', '']
    headers[name] = random.pick(values as [string, ...string[]])
  }
  return headers
}
