import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { readCpu } from '../tests/proofs/process-figures.ts'
import { plaintiffPayload } from '../tests/support/application-payloads.ts'
import { measurePeakGrowth, waitUntilIdle } from '../tests/support/memory.ts'
import { asDeployed, deployedEnvironment } from '../tests/support/node-flags.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../tests/support/server-process.ts'

/**
 * Mails of a million empty lines, 600 a minute, every second one to an address that exists: visitors hardly notice, and
 * memory stays. `npm run bench:mail-bomb [SECONDS]`.
 */
const mailsPerSecond = 10
const visitsPerSecond = 20
const seconds = Number(process.argv[2] ?? 60)
const mostLate = 200
const mostMemory = 100

const secret = 'of the mail service, long enough'
const password = 'a password for the bench'
const pages = ['/', '/faq', '/states/tx', '/apply', '/healthz']

async function send(url: string, method: string, data: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(data) })
  if (!answer.ok) throw new Error(`${method} ${url} was answered with ${answer.status}`)
  return answer
}

/** The address that an applicant's receipt asks to reply to. */
async function findReplyAddress({ url, dataDir }: ServerProcess): Promise<string> {
  const answer = await send(`${url}/api/admin/login`, 'POST', { password })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  await send(`${url}/api/admin/replies`, 'PUT', { address: 'case@reply.example' }, cookie)
  await send(`${url}/api/applications`, 'POST', plaintiffPayload)
  while (true) {
    for (const file of globSync(`${dataDir}/outbox/*.eml`)) {
      const address = /case\+[\da-f]{32}@reply\.example/.exec(readFileSync(file, 'utf8'))?.[0]
      if (address) return address
    }
    await delay(100)
  }
}

const emptyLines = Buffer.from('\r\n'.repeat(1_000_000))

/** Not by fetch, which copies the body again and again and would slow down the visitors of this process. */
async function mail({ url }: ServerProcess, to: string): Promise<number> {
  const head = `From: ana@example.com\r\nTo: ${to}\r\nMessage-ID: <${randomUUID()}@example.com>\r\n\r\nHello`
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' }
  const sending = request(`${url}/api/mail/incoming`, { method: 'POST', headers })
  sending.write(head)
  sending.end(emptyLines)
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}

async function visit({ url }: ServerProcess, number: number): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}${pages[number % pages.length]}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`a visitor was answered with ${answer.status}`)
  return performance.now() - began
}

async function repeat<T>(perSecond: number, run: (number: number) => Promise<T>): Promise<T[]> {
  const began = performance.now()
  const asked: Promise<T>[] = []
  for (let number = 0; number < seconds * perSecond; number++) {
    await delay(Math.max(0, began + (1_000 / perSecond) * number - performance.now()))
    asked.push(run(number))
  }
  return Promise.all(asked)
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const folder = makeTemporaryFolder()
const server = await startServer(
  {
    ...deployedEnvironment,
    APP_SECRET: 'of the bench of mails and nothing else',
    ADMIN_PASSWORD: password,
    INCOMING_MAIL_SECRET: secret,
    DATA_DIR: folder.path,
    WARM_PAGES: 'true',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
  },
  { flags: asDeployed },
)
try {
  const known = await findReplyAddress(server)
  const unknown = known.replace(/\+.{8}/, '+00000000')
  const pid = server.process.pid ?? 0
  await waitUntilIdle(pid)
  const quiet = await repeat(visitsPerSecond, (number) => visit(server, number))
  console.log(
    `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; without mails p99 ${at(quiet, 0.99).toFixed(0)} ms`,
  )
  let times: number[] = []
  let statuses: number[] = []
  const cpuBefore = readCpu(pid)
  const growth = await measurePeakGrowth(pid, async () => {
    const [visits, mails] = await Promise.all([
      repeat(visitsPerSecond, (number) => visit(server, number)),
      repeat(mailsPerSecond, (number) => mail(server, number % 2 ? known : unknown)),
    ])
    times = visits
    statuses = mails
  })
  const late = at(times, 0.99)
  const others = statuses.filter((status) => status !== 202)
  console.log(
    `${statuses.length} mails of a million empty lines in ${seconds} s (${others.length} to be handed over again); ` +
      `${times.length} visits: median ${at(times, 0.5).toFixed(0)} ms, p99 ${late.toFixed(0)} ms (bar ${mostLate}), ` +
      `longest ${at(times, 1).toFixed(0)} ms; memory ${growth.toFixed(0)} MB above (bar ${mostMemory}); ` +
      `${((100 * (readCpu(pid) - cpuBefore)) / seconds).toFixed(0)} % of a core`,
  )
  const isHeld = late < mostLate && growth <= mostMemory && others.every((status) => status === 503)
  process.exitCode = isHeld ? 0 : 1
} finally {
  await server.stop()
  folder.remove()
}
