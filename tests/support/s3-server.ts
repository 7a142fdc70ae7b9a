import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from './free-port.ts'
import { cephConfiguration } from './s3-server-configuration.ts'

/**
 * A real S3 server for one test run: Ceph's object gateway, with its data in memory. Lighter stand-ins accept tampered
 * and expired requests, which are exactly what we test.
 */
export interface S3Server {
  endpoint: string
  /** The answering process. SIGSTOP turns it into a store that hangs. */
  gatewayPid: number
  remove(): Promise<void>
}

export type S3Environment = Record<
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ENDPOINT'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE',
  string
>

const keys = { accessKeyId: 'TESTACCESSKEY', secretAccessKey: 'testsecretkey0123456789' }
const region = 'us-east-1'
const patience = 60_000

/** `name` is what a proxy calls it: what stands before another name is taken for a bucket. */
export async function startS3Server(name = 'localhost'): Promise<S3Server> {
  const root = mkdtempSync(join(tmpdir(), 'beaconfield-s3-'))
  const daemons: ChildProcess[] = []
  const remove = async () => {
    for (const daemon of daemons.reverse()) await end(daemon)
    rmSync(root, { recursive: true, force: true })
  }
  try {
    const port = await startCeph(root, daemons, name)
    return { endpoint: `http://127.0.0.1:${port}`, gatewayPid: daemons.at(-1)?.pid ?? 0, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Starts a monitor, one store and the gateway; each is ready before the next one needs it. */
async function startCeph(root: string, daemons: ChildProcess[], name: string): Promise<number> {
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()]
  const fsid = randomUUID()
  const store = randomUUID()
  for (const folder of ['mon', 'osd', 'rgw', 'log']) mkdirSync(join(root, folder))
  const configuration = join(root, 'ceph.conf')
  writeFileSync(configuration, cephConfiguration({ root, fsid, monitorPort, gatewayPort, name }))
  const withConfiguration = ['-c', configuration]
  const run = (program: string, ...args: string[]) => runToEnd(program, args, configuration)
  const keep = (program: string, ...args: string[]) => {
    const daemon = spawn(program, ['-f', ...args, ...withConfiguration], { stdio: 'ignore' })
    daemon.on('error', () => {})
    daemons.push(daemon)
  }

  const map = join(root, 'monmap')
  await run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, map)
  await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, ...withConfiguration)
  keep('ceph-mon', '-i', 'a')
  await run('ceph', ...withConfiguration, '--connect-timeout', '30', 'osd', 'new', store)
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store, ...withConfiguration)
  await run('ceph', ...withConfiguration, 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default')
  keep('ceph-osd', '-i', '0')
  const user = ['--uid=app', '--display-name=app']
  const secrets = [`--access-key=${keys.accessKeyId}`, `--secret-key=${keys.secretAccessKey}`]
  await run('radosgw-admin', ...withConfiguration, 'user', 'create', ...user, ...secrets)
  keep('radosgw', '-n', 'client.rgw.a')
  await waitForAnswer(`http://127.0.0.1:${gatewayPort}/`)
  return gatewayPort
}

/** Makes an empty bucket that the site's pages may write to, and returns our server's environment for it. */
export async function createBucket(endpoint: string): Promise<S3Environment> {
  const bucket = `test-${randomUUID()}`
  const client = new S3Client({ endpoint, region, credentials: keys, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  await client.send(
    new PutBucketCorsCommand({
      Bucket: bucket,
      CORSConfiguration: {
        CORSRules: [{ AllowedMethods: ['PUT', 'POST'], AllowedOrigins: ['*'], AllowedHeaders: ['*'] }],
      },
    }),
  )
  client.destroy()
  return {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
  }
}

async function runToEnd(program: string, args: string[], configuration: string): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, CEPH_CONF: configuration },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: patience,
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} failed (${code}): ${complaint.trim()}`)
}

async function waitForAnswer(url: string): Promise<void> {
  const deadline = Date.now() + patience
  const ask = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await ask())) {
    if (Date.now() > deadline) throw new Error(`No S3 server answers at ${url}`)
    await delay(50)
  }
}

async function end(daemon: ChildProcess): Promise<void> {
  if (daemon.pid === undefined || daemon.exitCode !== null || daemon.signalCode !== null) return
  const exited = once(daemon, 'exit')
  // Keeps nothing, so it has nothing to finish.
  daemon.kill('SIGKILL')
  await exited
}
