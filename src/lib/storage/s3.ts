import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetBucketEncryptionCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { succeeds } from './disk.ts'
import { inspectObject } from './inspect.ts'
import { isKey, keyPrefix, newKey } from './keys.ts'
import { limitIdling } from './pieces.ts'
import { receiveIntoBucket } from './s3-receive.ts'
import {
  type ByteRange,
  type S3Store,
  StorageUnavailable,
  type StoreEncryption,
  type UploadGrant,
} from './storage.ts'

export type S3Settings = {
  bucket: string
  region: string
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
  /** `bucket`: its default, which we check. `outside`: not our business. Others go with every object. */
  encryption: 'bucket' | 'outside' | 'AES256' | 'aws:kms'
  /** Milliseconds until the store counts as down. */
  patience: number
}

const pingLimit = 2_000
/** The store answers once it has copied all 50 MB; on a busy machine that took up to ten seconds. */
const copyLimit = 30_000

const encryptionHeader = 'x-amz-server-side-encryption'
/** Sent as headers, which browsers need a CORS rule for; everything else would go into the URL. */
const ownHeaders = ['if-none-match', encryptionHeader]
const signedHeaders = new Set(['host', 'content-length', 'content-type', ...ownHeaders])

export async function createS3Store(settings: S3Settings): Promise<S3Store> {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = settings
  const { encryption: setting, patience } = settings
  const encryption = setting === 'bucket' || setting === 'outside' ? undefined : setting
  const sealing = encryption && { ServerSideEncryption: encryption }
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // The client has no limits by default: a store that hangs would hang every request that asks it.
    requestHandler: {
      connectionTimeout: Math.round(patience * 0.67),
      requestTimeout: patience,
      throwOnRequestTimeout: true,
    },
    // Otherwise the client signs a checksum of an empty body into every upload URL.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  /** All of it is signed. `If-None-Match: *`: reusing a URL would replace a checked file. */
  const presign = ({ key, size, type, expiresAt }: UploadGrant) =>
    getSignedUrl(
      client,
      new PutObjectCommand({
        Bucket,
        Key: key,
        ContentLength: size,
        ContentType: type,
        IfNoneMatch: '*',
        ...sealing,
      }),
      {
        expiresIn: secondsUntil(expiresAt),
        signableHeaders: signedHeaders,
        unhoistableHeaders: new Set(ownHeaders),
      },
    )

  // The bucket's address depends on the endpoint and the style, and the client knows best.
  const sample = await presign({ key: keyPrefix, size: 1, type: 'text/plain', expiresAt: new Date() })
  const { origin, pathname: path } = new URL(sample)

  const askBucket = () =>
    succeeds(client.send(new HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(pingLimit) }))
  /** Concurrent callers share one answer: fifty at once must not look like an outage. */
  let pinging: Promise<boolean> | undefined

  return {
    kind: 's3',
    uploadOrigin: origin,

    async authorizeUpload(grant) {
      const headers = {
        'content-type': grant.type,
        'if-none-match': '*',
        ...(encryption && { [encryptionHeader]: encryption }),
      }
      return { uploadURL: await presign(grant), headers }
    },

    async authorizeForm({ key, size, type, expiresAt }) {
      const { url, fields } = await createPresignedPost(client, {
        Bucket,
        Key: key,
        Fields: { 'Content-Type': type, ...(encryption && { [encryptionHeader]: encryption }) },
        Conditions: [['content-length-range', size, size]],
        Expires: secondsUntil(expiresAt),
      })
      return { uploadURL: url, fields }
    },

    async settle(key) {
      const settled = newKey()
      const CopySource = `${Bucket}/${key}`
      const command = new CopyObjectCommand({ Bucket, Key: settled, CopySource, ...sealing })
      const copied = await answer(client.send(command, { requestTimeout: copyLimit }))
      return copied && settled
    },

    keyOf(uploadURL) {
      if (!URL.canParse(uploadURL)) return undefined
      const url = new URL(uploadURL)
      const key = keyPrefix + url.pathname.slice(path.length)
      return url.origin === origin && url.pathname.startsWith(path) && isKey(key) ? key : undefined
    },

    receive: (key, size, bytes, type) =>
      receiveIntoBucket(
        client,
        { Bucket, Key: key, ContentLength: size, ContentType: type, ...sealing },
        bytes,
      ),

    async put(key, bytes, type) {
      const object = { Bucket, Key: key, Body: bytes, ContentType: type, ...sealing }
      await answer(client.send(new PutObjectCommand(object)))
    },

    async head(key) {
      const found = await answer(client.send(new HeadObjectCommand({ Bucket, Key: key })))
      return found && { size: found.ContentLength ?? 0, type: found.ContentType }
    },

    inspect(this: S3Store, key) {
      return inspectObject(this, key)
    },

    async open(key, range) {
      const Range = range && rangeHeader(range)
      const found = await answer(
        client.send(new GetObjectCommand({ Bucket, Key: key, ...(Range && { Range }) })),
      )
      if (!(found?.Body instanceof Readable)) return undefined
      return limitIdling(found.Body)
    },

    async remove(key) {
      await answer(client.send(new DeleteObjectCommand({ Bucket, Key: key })))
    },

    async *listOlderThan(moment) {
      let token: string | undefined
      do {
        const page = await answer(
          client.send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: keyPrefix,
              ...(token && { ContinuationToken: token }),
            }),
          ),
        )
        const old = (page?.Contents ?? []).filter(({ LastModified }) => LastModified && LastModified < moment)
        const keys = old.map(({ Key = '' }) => Key).filter(isKey)
        if (keys.length > 0) yield keys
        token = page?.NextContinuationToken
      } while (token)
    },

    // An object on S3 is there whole or not at all.
    removeUnfinished: async () => {},
    // Files go from the browser to the bucket, so it is the bucket that encrypts them.
    readEncryption: async () => (setting === 'bucket' ? readBucketEncryption(client, Bucket) : 'encrypted'),

    ping() {
      pinging ??= askBucket().finally(() => {
        pinging = undefined
      })
      return pinging
    },
    close: async () => client.destroy(),
  }
}

/** Many stores other than Amazon's don't know this call, and a key may lack the permission for it. */
async function readBucketEncryption(client: S3Client, Bucket: string): Promise<StoreEncryption> {
  const command = new GetBucketEncryptionCommand({ Bucket })
  try {
    const answered = await client.send(command, { abortSignal: AbortSignal.timeout(pingLimit) })
    return answered.ServerSideEncryptionConfiguration?.Rules?.length ? 'encrypted' : 'off'
  } catch (error) {
    const isOff = error instanceof Error && error.name === 'ServerSideEncryptionConfigurationNotFoundError'
    return isOff ? 'off' : 'unknown'
  }
}

const secondsUntil = (moment: Date) => Math.max(1, Math.floor((moment.getTime() - Date.now()) / 1000))

const rangeHeader = ({ start, end }: ByteRange) => `bytes=${start}-${end ?? ''}`

/** A missing object is undefined; any other failure is the store's, never the client's. */
async function answer<Output>(sent: Promise<Output>): Promise<Output | undefined> {
  try {
    return await sent
  } catch (error) {
    const isMissing = error instanceof S3ServiceException && ['NotFound', 'NoSuchKey'].includes(error.name)
    if (isMissing) return undefined
    throw new StorageUnavailable(error)
  }
}
