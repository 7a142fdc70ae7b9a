import type { Readable } from 'node:stream'
import { HttpProblem } from '#lib/errors.ts'
import type { Inspection } from './inspect.ts'
import type { LocalDisk } from './local-disk.ts'

/** Allows one upload until the given moment. */
export type UploadGrant = { key: string; size: number; type: string; expiresAt: Date }

/** The client PUTs the bare bytes to `uploadURL` with exactly these headers. */
export type UploadTicket = { uploadURL: string; headers: Record<string, string> }

/** Or it POSTs multipart/form-data: these fields first, then the file as `file`. */
export type UploadForm = { uploadURL: string; fields: Record<string, string> }

export type StoredObject = { size: number; type: string | undefined }

export type Received = 'stored' | 'exists' | 'under way' | 'wrong size'

/** Both ends included, counted from 0. Without an end: up to the last byte. */
export type ByteRange = { start: number; end?: number }

/** `sealed` by us, `encrypted` by the store, `off`, or `unknown` because the store doesn't say. */
export type StoreEncryption = 'sealed' | 'encrypted' | 'off' | 'unknown'

/** Objects are written once and never changed. Calls throw `StorageUnavailable` while the store is down. */
export interface ObjectStore {
  readonly kind: 'local' | 's3'
  /** The origin that browsers send files to, if it's not our own. */
  readonly uploadOrigin: string | undefined
  /** `ownOrigin` is where the client reaches us: a local upload URL starts with it. */
  authorizeUpload(grant: UploadGrant, ownOrigin: string): Promise<UploadTicket>
  authorizeForm(grant: UploadGrant, ownOrigin: string): Promise<UploadForm>
  /** Moves a file out of reach of its form, which could replace it after the check. */
  settle(key: string): Promise<string | undefined>
  /** Undefined for a URL that isn't ours. */
  keyOf(uploadURL: string, ownOrigin: string): string | undefined
  /** Stores all the bytes, or leaves nothing behind. */
  receive(key: string, size: number, bytes: Readable, type: string): Promise<Received>
  /** For files that this server made itself. */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  head(key: string): Promise<StoredObject | undefined>
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  inspect(key: string): Promise<Inspection | undefined>
  /** Removing a missing object is fine. */
  remove(key: string): Promise<void>
  listOlderThan(moment: Date): AsyncIterable<string[]>
  /** Removes the leftovers of broken uploads. */
  removeUnfinished(before: Date): Promise<void>
  /** Never rejects. */
  readEncryption(): Promise<StoreEncryption>
  /** Never rejects. */
  ping(): Promise<boolean>
  /** Resolves when nothing is in progress. */
  close(): Promise<void>
}

export interface S3Store extends ObjectStore {
  readonly kind: 's3'
}

export type Storage = LocalDisk | S3Store

export class StorageUnavailable extends HttpProblem {
  constructor(cause?: unknown) {
    super(503, 'Files cannot be received or read right now. Please try again in a few minutes.')
    this.name = 'StorageUnavailable'
    this.cause = cause
  }
}

/** The stored bytes have changed. Retrying doesn't help, and none of them may be served. */
export class FileDamaged extends HttpProblem {
  constructor(cause?: unknown) {
    super(500, 'This file was changed or damaged in the store, so it can’t be opened.')
    this.name = 'FileDamaged'
    this.cause = cause
  }
}
