import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { parse } from 'yaml'
import { createClamdServer } from '../support/clamd-server.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgresServer } from '../support/postgres-server.ts'
import { createBucket, startS3Server } from '../support/s3-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import type { Environment } from './site.ts'

type Compose = { services: Record<string, { environment: Environment }> }

/**
 * The parts of deploy/compose.yaml without containers: Debian's nginx with deploy/nginx/, secrets and certificate made by
 * deploy/prepare.sh, and the environment that compose.yaml gives the program. Only addresses and ports are others.
 */
export async function startParts(folder: string) {
  const deploy = join(folder, 'deploy')
  cpSync('deploy', deploy, { recursive: true })
  const [port, redirect] = [await freePort(), await freePort()]
  const ports = { a: String(await freePort()), b: String(await freePort()) }
  const adapt = (text: string) => text.replaceAll('8443', String(port)).replaceAll('8080', String(redirect))
  writeFileSync(join(deploy, 'prepare.sh'), adapt(readFileSync(join(deploy, 'prepare.sh'), 'utf8')))
  execFileSync('sh', [join(deploy, 'prepare.sh')])

  const [postgres, store, mail, scanner] = await Promise.all([
    startPostgresServer({ root: join(folder, 'postgres'), isDurable: true }),
    startS3Server('files.localhost'),
    startSmtpServer(),
    createClamdServer(),
  ])
  await scanner.start()
  const values = readSettings(join(deploy, '.env'))
  const databaseUrl = await createDatabase(postgres.url(), values.POSTGRES_PASSWORD ?? '')
  const bucket = await createBucket(store.endpoint)
  const certificate = join(deploy, 'secrets', 'tls.crt')
  const env: Environment = {
    ...readEnvironment(join(deploy, 'compose.yaml'), values),
    DATABASE_URL: databaseUrl,
    APP_SECRET_FILE: join(deploy, 'secrets', 'app-secret'),
    SMTP_URL: mail.url,
    ADMIN_EMAIL: 'desk@funding.example',
    ...scanner.env,
    ...bucket,
    S3_ENDPOINT: values.FILES_URL ?? '',
    NODE_EXTRA_CA_CERTS: certificate,
    NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'localhost-names.ts')}`,
  }
  const nginx = await startNginx(deploy, (text) =>
    adapt(text)
      .replace('app-a:3000', `127.0.0.1:${ports.a}`)
      .replace('app-b:3000', `127.0.0.1:${ports.b}`)
      .replace('http://store:9000', store.endpoint)
      .replaceAll('/etc/nginx/tls', join(deploy, 'secrets', 'tls'))
      .replaceAll('/etc/nginx/proxy.conf', join(deploy, 'nginx', 'proxy.conf'))
      .replace('/run/nginx.pid', join(deploy, 'nginx.pid')),
  )
  return {
    env,
    ports,
    postgres,
    store,
    mail,
    siteUrl: values.PUBLIC_URL ?? '',
    ca: readFileSync(certificate, 'utf8'),
    async remove() {
      nginx.kill('SIGQUIT')
      await once(nginx, 'exit')
      await Promise.all([scanner.remove(), mail.stop(), store.remove()])
      await postgres.stop()
    },
  }
}

export type Parts = Awaited<ReturnType<typeof startParts>>

const readSettings = (path: string): Environment =>
  Object.fromEntries(
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

/** With the variables in it replaced as Compose does. */
function readEnvironment(path: string, values: Environment): Environment {
  const { services }: Compose = parse(readFileSync(path, 'utf8'), { merge: true })
  const fill = (text: string) =>
    text.replace(
      /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
      (_, name, otherwise) => values[name] ?? otherwise ?? '',
    )
  const { environment = {} } = services['app-a'] ?? {}
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, fill(String(text))]))
}

/** As the image of PostgreSQL makes them. */
async function createDatabase(url: string, password: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create role beaconfield login superuser password '${password}'`)
  await client.query('create database beaconfield owner beaconfield')
  await client.end()
  const own = new URL(url)
  own.username = 'beaconfield'
  own.password = password
  own.pathname = '/beaconfield'
  return own.href
}

async function startNginx(deploy: string, adapt: (text: string) => string): Promise<ChildProcess> {
  const configuration = join(deploy, 'nginx', 'nginx.conf')
  writeFileSync(configuration, adapt(readFileSync(configuration, 'utf8')))
  const log = openSync(join(deploy, '..', 'nginx.log'), 'a')
  const args = ['-c', configuration, '-g', 'daemon off;']
  const nginx = spawn('/usr/sbin/nginx', args, { stdio: ['ignore', log, log] })
  await once(nginx, 'spawn')
  return nginx
}
