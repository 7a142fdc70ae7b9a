import { type IncomingHttpHeaders, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How requests ended. Only what is `unexpected` breaks a promise of ours; the rest a client is told to try again. */
export type Tally = {
  answered: number
  /** 503 with a time to come back. */
  busy: number
  /** The proxy found no process, or one that died over the request. */
  gateway: number
  /** The line was refused or cut: the process was just killed. */
  cut: number
  /** No answer in half a minute, when our pages too try again. */
  late: number
  unexpected: string[]
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Request = {
  method?: string
  headers?: Record<string, string | number>
  body?: Buffer | string
  /** The statuses that a client can act on. */
  expects?: readonly number[]
}

/** Every name is this machine. */
const lookUp: LookupFunction = (_name, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

const patience = 30_000
const gatewayTrouble = [502, 504]

/** A client that counts how its requests end. `ask` answers nothing when the same request is to be sent again. */
export function createClient({ ca, isBehindProxy = false }: { ca?: string; isBehindProxy?: boolean } = {}) {
  const options = { keepAlive: true, lookup: lookUp }
  const [plain, secure] = [new PlainAgent(options), new SecureAgent({ ...options, ca })]
  const tally: Tally = { answered: 0, busy: 0, gateway: 0, cut: 0, late: 0, unexpected: [] }

  const fetchOnce = (url: URL, { method = 'GET', headers = {}, body }: Request) =>
    new Promise<Answer>((resolve, reject) => {
      const isSecure = url.protocol === 'https:'
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const sent = (isSecure ? secureRequest : plainRequest)(url, {
        agent: isSecure ? secure : plain,
        lookup: lookUp,
        method,
        headers: { ...length, ...headers },
        signal: AbortSignal.timeout(patience),
      })
      sent.on('error', reject)
      sent.on('response', (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('aborted', () => reject(new Error('cut')))
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, body: Buffer.concat(pieces).toString() })
        })
      })
      sent.end(body)
    })

  async function ask(url: string, request: Request = {}): Promise<Answer | undefined> {
    let answer: Answer
    try {
      answer = await fetchOnce(new URL(url), request)
    } catch (error) {
      if (/^(Timeout|Abort)Error$/.test((error as Error).name)) tally.late++
      else tally.cut++
      return undefined
    }
    const { status, headers } = answer
    if (status === 503 && headers['retry-after']) tally.busy++
    else if (isBehindProxy && gatewayTrouble.includes(status)) tally.gateway++
    else if ((request.expects ?? [200]).includes(status)) {
      tally.answered++
      return answer
    } else tally.unexpected.push(`${describe(url, request)}: ${status} ${answer.body.slice(0, 300)}`)
    return undefined
  }

  /** Sends it until there is an answer, as the pages do and as people do. */
  async function persist(url: string, request: Request, random: () => number): Promise<Answer> {
    for (const end = Date.now() + 3_600_000; Date.now() < end; ) {
      const answer = await ask(url, request)
      if (answer) return answer
      await delay(300 + random() * 1_700)
    }
    throw new Error(`${describe(url, request)}: no answer in an hour of trying`)
  }

  return { tally, ask, persist, close: () => [plain, secure].forEach((agent) => void agent.destroy()) }
}

export type Client = ReturnType<typeof createClient>

const describe = (url: string, { method = 'GET' }: Request) => `${method} ${new URL(url).pathname}`
