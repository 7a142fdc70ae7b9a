import { gzipSync } from 'node:zlib'
import type { Random } from '../../../src/server/demo/seeded-random.ts'
import { pickOddText, pickOddValue } from './values.ts'

/** As much of JSON Schema as tells how to be almost right. */
export type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  maximum?: number
}

export type Body = { type?: string; bytes: Buffer }

const deepest = 6

/** Mostly what the schema asks for, so that the rest gets past the first check. */
function almost(random: Random, schema: Schema = {}, depth = 0): unknown {
  if (depth > deepest || random.chance(0.15)) return pickOddValue(random)
  const one = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (one?.length) return almost(random, one[random.whole(0, one.length - 1)], depth + 1)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.length) return schema.enum[random.whole(0, schema.enum.length - 1)]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) {
    const members = Object.entries(schema.properties ?? {}).filter(() => random.chance(0.93))
    const whole = Object.fromEntries(members.map(([name, part]) => [name, almost(random, part, depth + 1)]))
    return random.chance(0.05)
      ? { ...whole, ['__proto__']: { isAdmin: true }, extra: pickOddValue(random) }
      : whole
  }
  if (type === 'array')
    return Array.from({ length: random.pick([0, 1, 2, 2, 500]) }, () =>
      almost(random, schema.items, depth + 1),
    )
  if (type === 'integer' || type === 'number')
    return random.pick([schema.minimum ?? 1, schema.maximum ?? 100, 0, -1, 7, 1e21, 0.1])
  if (type === 'boolean') return random.chance(0.5)
  return plausibleText(random, schema.format)
}

function plausibleText(random: Random, format: string | undefined): string {
  if (format === 'uuid') return '3f0c2d1e-8f11-4c1c-9a55-0d5f6a7b8c9d'
  if (format === 'email') return 'ann@example.com'
  if (format === 'date') return '2026-03-04'
  if (format === 'date-time') return '2026-03-04T05:06:07.000Z'
  return random.chance(0.5) ? 'Plain words' : pickOddText(random)
}

const multipart = (name: string, text: string) =>
  Buffer.from(
    `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${text}"\r\n\r\n${text}\r\n--b--\r\n`,
  )

/** A body of the right kind most of the time; otherwise cut, of another kind, in other letters, or far too much. */
export function makeBody(random: Random, schema: Schema | undefined): Body {
  const json = Buffer.from(JSON.stringify(almost(random, schema)) ?? '')
  const type = 'application/json'
  switch (random.whole(0, 24)) {
    case 0:
      return { type, bytes: json.subarray(0, random.whole(0, json.length)) }
    case 1:
      return { type, bytes: Buffer.from(json.toString(), 'utf16le') }
    case 2:
      return {
        type,
        bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), json, Buffer.from([0xff, 0xfe, 0x00])]),
      }
    case 3:
      return { type, bytes: Buffer.from('['.repeat(random.pick([10, 1_000, 50_000]))) }
    case 4:
      return {
        type,
        bytes: Buffer.from(`{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},"a":1,"a":2}`),
      }
    case 5:
      return { type, bytes: Buffer.from(`"${'a'.repeat(random.pick([100_000, 1_200_000, 3_000_000]))}"`) }
    case 6:
      return {
        type: random.pick(['text/plain', 'application/xml', 'application/json; charset=latin1', 'a', '']),
        bytes: json,
      }
    case 7:
      return {
        type: 'multipart/form-data; boundary=b',
        bytes: multipart(pickOddText(random), pickOddText(random)),
      }
    case 8:
      return { type: random.pick(['multipart/form-data', 'multipart/form-data; boundary=']), bytes: json }
    case 9:
      return {
        type: 'application/x-www-form-urlencoded',
        bytes: Buffer.from(`a[b]=1&__proto__[c]=2&%ff=%zz&message=${'a'.repeat(9_000)}`),
      }
    case 10:
      return { type, bytes: gzipSync(json) }
    case 11:
      return { bytes: json }
    case 12:
      return { type, bytes: Buffer.from(`{"amount":${'9'.repeat(5_000)}}`) }
    default:
      return { type, bytes: json }
  }
}
