import { createHmac, randomBytes } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { openBytes, sealBytes, sealLength } from '#lib/sealer.ts'
import { deriveKey } from '#lib/secrets.ts'
import type { Sealed } from './schema/columns.ts'

type Opened<Column extends AnyPgColumn> = Column['_']['data'] extends Sealed<infer Value> ? Value : never

/** Sealed values open only in the row and column they were sealed for. */
export type RowSealer = {
  seal<Column extends AnyPgColumn>(
    column: Column,
    rowId: string | number,
    value: Opened<Column>,
  ): Sealed<Opened<Column>>
  /** Throws when it does not open: then the row was tampered with, and nothing of it may be shown. */
  open<Value>(column: AnyPgColumn, rowId: string | number, value: Sealed<Value>): Value
  /** Equal values have equal hashes, and without the key nobody can try values. `purpose` keeps kinds apart. */
  hash(purpose: string, value: string): string
}

const format = 1
const keyIdLength = 8
const keyLength = 32
const wrapEnd = 1 + keyIdLength + sealLength + keyLength

/** What wraps the keys of the rows. Its id is in front of every sealed value. */
export type WrappingKey = { id: Buffer; key: Buffer }

export function deriveWrappingKey(appSecret: string): WrappingKey {
  const key = deriveKey(appSecret, 'rows')
  return { key, id: createHmac('sha256', key).update('key id').digest().subarray(0, keyIdLength) }
}

export const newHashKey = () => randomBytes(keyLength)

/**
 * Seals with AES-256-GCM and a new key for every value, which is kept in front of it, wrapped by a key from APP_SECRET:
 * format, id of the wrapping key, wrapped key, sealed value.
 */
export function createRowSealer(appSecret: string, hashKey: Uint8Array): RowSealer {
  const wrapping = deriveWrappingKey(appSecret)
  return {
    seal(column, rowId, value) {
      const place = placeOf(column, rowId)
      const key = randomBytes(keyLength)
      const content = sealBytes(key, Buffer.from(JSON.stringify(value)), place)
      // The one place where bytes get the type of what is in them.
      return Buffer.concat([wrap(wrapping, key, place), content]) as Uint8Array as Sealed<typeof value>
    },
    open(column, rowId, value) {
      const place = placeOf(column, rowId)
      const key = unwrap(wrapping, value, place)
      const content = key && openBytes(key, value.subarray(wrapEnd), place)
      if (!content) throw new Error(`a sealed value does not open: ${place}`)
      return JSON.parse(content.toString())
    },
    hash: (purpose, value) =>
      createHmac('sha256', hashKey).update(`${purpose}\n${value}`).digest('base64url').slice(0, 32),
  }
}

const placeOf = (column: AnyPgColumn, rowId: string | number) =>
  `${getTableName(column.table)}.${column.name} ${rowId}`

function wrap({ id, key }: WrappingKey, rowKey: Uint8Array, place: string): Buffer {
  return Buffer.concat([Buffer.of(format), id, sealBytes(key, rowKey, place)])
}

function unwrap(wrapping: WrappingKey, value: Uint8Array, place: string): Buffer | undefined {
  if (value[0] !== format || !isWrappedBy(wrapping, value)) return undefined
  return openBytes(wrapping.key, value.subarray(1 + keyIdLength, wrapEnd), place)
}

const isWrappedBy = ({ id }: WrappingKey, value: Uint8Array) => id.equals(value.subarray(1, 1 + keyIdLength))

/** The same value under another wrapping key; undefined when it is under that one already. */
export function rewrap(
  column: AnyPgColumn,
  rowId: string | number,
  value: Uint8Array,
  { from, to }: { from: WrappingKey; to: WrappingKey },
): Buffer | undefined {
  if (isWrappedBy(to, value)) return undefined
  const place = placeOf(column, rowId)
  const key = unwrap(from, value, place)
  if (!key) throw new Error(`a sealed value does not open: ${place}`)
  return Buffer.concat([wrap(to, key, place), value.subarray(wrapEnd)])
}
