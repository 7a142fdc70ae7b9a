import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createS3Store, type S3Settings } from './s3.ts'

type Answer = { status: number; body?: string }

/** A store that answers every call like this, or never. */
async function openStore(answer: Answer | 'nothing', encryption: S3Settings['encryption'] = 'bucket') {
  let calls = 0
  const server = createServer((_request, response) => {
    calls += 1
    if (answer !== 'nothing') response.writeHead(answer.status).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const store = await createS3Store({
    bucket: 'files',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: true,
    encryption,
    patience: 3_000,
  })
  onTestFinished(async () => {
    await store.close()
    server.closeAllConnections()
    server.close()
  })
  return { store, countCalls: () => calls }
}

const rule =
  '<Rule><ApplyServerSideEncryptionByDefault><SSEAlgorithm>AES256</SSEAlgorithm></ApplyServerSideEncryptionByDefault></Rule>'
const error = (code: string) => `<Error><Code>${code}</Code><Message>-</Message></Error>`
const configuration = (rules: string) =>
  `<ServerSideEncryptionConfiguration>${rules}</ServerSideEncryptionConfiguration>`

test.each<[string, Answer | 'nothing', string]>([
  ['has a rule', { status: 200, body: configuration(rule) }, 'encrypted'],
  ['has none', { status: 404, body: error('ServerSideEncryptionConfigurationNotFoundError') }, 'off'],
  ['has none, as Ceph says it', { status: 200, body: configuration('') }, 'off'],
  ['does not know the call', { status: 501, body: error('NotImplemented') }, 'unknown'],
  ['does not let us ask', { status: 403, body: error('AccessDenied') }, 'unknown'],
  ['does not answer', 'nothing', 'unknown'],
])('a bucket that %s', async (_name, answer, encryption) => {
  const { store } = await openStore(answer)
  expect(await store.readEncryption()).toBe(encryption)
})

test.each(['AES256', 'aws:kms', 'outside'] as const)('with %s nobody asks the bucket', async (encryption) => {
  const { store, countCalls } = await openStore({ status: 500 }, encryption)
  expect(await store.readEncryption()).toBe('encrypted')
  expect(countCalls()).toBe(0)
})

test.each(['AES256', 'aws:kms'] as const)('%s is signed into every URL and form', async (encryption) => {
  const { store } = await openStore({ status: 200 }, encryption)
  const key = 'documents/00000000-0000-0000-0000-000000000000'
  const grant = { key, size: 5, type: 'text/plain', expiresAt: new Date(Date.now() + 60_000) }
  const { uploadURL, headers } = await store.authorizeUpload(grant, '')
  expect(headers).toMatchObject({ 'x-amz-server-side-encryption': encryption })
  expect(new URL(uploadURL).searchParams.get('X-Amz-SignedHeaders')).toContain('x-amz-server-side-encryption')
  const { fields } = await store.authorizeForm(grant, '')
  const policy = Buffer.from(fields.Policy ?? '', 'base64').toString()
  expect(fields['x-amz-server-side-encryption']).toBe(encryption)
  expect(JSON.parse(policy).conditions).toContainEqual({ 'x-amz-server-side-encryption': encryption })
})
