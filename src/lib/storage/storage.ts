import type { Readable } from 'node:stream'
import { HttpProblem } from '#lib/errors.ts'
import type { LocalDisk } from './local-disk.ts'

/** What a client may put into the store, once, until the given moment. */
export type UploadGrant = { key: string; size: number; type: string; expiresAt: Date }

/** How the client does it: a PUT of the bare bytes to `uploadURL` with exactly these headers. */
export type UploadTicket = { uploadURL: string; headers: Record<string, string> }

/** Or a form, sent by POST as multipart/form-data: these fields first, then the file as `file`. */
export type UploadForm = { uploadURL: string; fields: Record<string, string> }

export type StoredObject = { size: number; type: string | undefined }

export type Received = 'stored' | 'exists' | 'under way' | 'wrong size'

/** Both ends included, counted from 0. Without an end: up to the last byte. */
export type ByteRange = { start: number; end?: number }

/** `sealed` by us, `encrypted` by the store, `off`, or `unknown` because the store does not say. */
export type StoreEncryption = 'sealed' | 'encrypted' | 'off' | 'unknown'

/**
 * Where the bytes of uploaded files are: a local disk or an S3-compatible store, which behave alike. An object is
 * written once and never changed. If the store is away, calls throw `StorageUnavailable`.
 */
export interface ObjectStore {
  readonly kind: 'local' | 's3'
  /** The origin that browsers send files to, if it is not our own. */
  readonly uploadOrigin: string | undefined
  /** `ownOrigin` is where the client reaches us: a local upload URL is made of it. */
  authorizeUpload(grant: UploadGrant, ownOrigin: string): Promise<UploadTicket>
  authorizeForm(grant: UploadGrant, ownOrigin: string): Promise<UploadForm>
  /**
   * Moves what a form sent out of that form's reach: it might be sent again and replace the file after it was
   * checked. Returns the object's new key, or undefined if it is not there. The first key is left alone.
   */
  settle(key: string): Promise<string | undefined>
  /** The key that an upload URL is for; undefined if it is not one of ours. */
  keyOf(uploadURL: string, ownOrigin: string): string | undefined
  /** Stores bytes that come through this server under the key, whole, or leaves nothing behind. */
  receive(key: string, size: number, bytes: Readable, type: string): Promise<Received>
  /** Keeps what this server made itself. */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  head(key: string): Promise<StoredObject | undefined>
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /** Keys of objects stored before the moment, in batches. */
  listOlderThan(moment: Date): AsyncIterable<string[]>
  /** Removes what broken uploads left behind before the moment. */
  removeUnfinished(before: Date): Promise<void>
  /**
   * Seals what an earlier release stored in plain. It can stop anywhere and run twice at once. Returns how many it
   * sealed, and how many files are damaged.
   */
  sealPlainFiles(): Promise<{ sealed: number; damaged: number }>
  /** How the bytes lie in the store. Never rejects. */
  readEncryption(): Promise<StoreEncryption>
  /** Whether the store answers. Never rejects. */
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

/** What is on the disk is not what was stored. Trying again does not help, and nothing of it may be served. */
export class FileDamaged extends HttpProblem {
  constructor(cause?: unknown) {
    super(500, 'This file was changed or damaged in the store, so it can’t be opened.')
    this.name = 'FileDamaged'
    this.cause = cause
  }
}
