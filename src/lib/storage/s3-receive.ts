import { Readable } from 'node:stream'
import { PutObjectCommand, type PutObjectCommandInput, type S3Client } from '@aws-sdk/client-s3'
import { type Received, StorageUnavailable } from './storage.ts'

/** As long as a form with a file may take to arrive. */
const formLimit = 60 * 60_000

/** Passes bytes on to the bucket as they come. A store takes an object whole or not at all. */
export async function receiveIntoBucket(
  client: S3Client,
  object: PutObjectCommandInput & { ContentLength: number },
  bytes: Readable,
): Promise<Received> {
  let sent = 0
  const counted = async function* () {
    for await (const piece of bytes) {
      sent += piece.length
      yield piece
    }
  }
  const Body = Readable.from(counted(), { objectMode: false })
  // The client doesn't notice an interrupted body: it would wait until the store gives up, a minute later.
  const hangUp = new AbortController()
  Body.on('error', () => hangUp.abort())
  try {
    await client.send(new PutObjectCommand({ ...object, Body, IfNoneMatch: '*' }), {
      requestTimeout: formLimit,
      abortSignal: hangUp.signal,
    })
    return 'stored'
  } catch (error) {
    // The sender's line broke, not ours to the store.
    if (bytes.errored || sent !== object.ContentLength) return 'wrong size'
    throw new StorageUnavailable(error)
  }
}
