import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setImmediate as letOthersRun, setTimeout as pause } from 'node:timers/promises'
import { eachPiece } from '#lib/storage/pieces.ts'
import { type Scanner, ScannerUnavailable, type ScanVerdict } from './scanner.ts'

export type ClamdSettings = { host: string; port: number }

/** Unpacking and scanning 50 MB takes a few seconds; a scanner silent for this long hangs. */
const idleLimit = 60_000
const maxAnswerLength = 4_096
/**
 * A scanner that finds a file too long says so and hangs up. If we're writing at that moment, its last word
 * is lost (3 of 100 attempts, more on a busy machine). So we retry with longer pauses between the pieces.
 */
const pauses = [0, 2, 5, 10] as const

/** The library (clamscan) puts whole files into memory, and logs to the console. */
export function createClamdScanner(settings: ClamdSettings): Scanner {
  return {
    async scan(open) {
      let failure: unknown
      for (const milliseconds of pauses) {
        const heard = await ask(settings, await open(), milliseconds)
        if (heard.answer !== undefined) return verdictOf(heard.answer)
        failure = heard.failure
        if (!heard.wasCutOff) break
      }
      throw new ScannerUnavailable(failure)
    },
  }
}

/** Never rejects. */
export async function pingClamd({ host, port }: ClamdSettings, timeoutMs: number): Promise<boolean> {
  const socket = connect({ host, port })
  socket.setTimeout(timeoutMs, () => socket.destroy())
  const hearing = readAnswer(socket)
  socket.write('zPING\0')
  return (await hearing).answer === 'PONG'
}

type Heard = { answer: string | undefined; failure: unknown; wasCutOff: boolean }

async function ask({ host, port }: ClamdSettings, bytes: Readable, milliseconds: number): Promise<Heard> {
  // The stream may break before its first read; the reader learns then.
  bytes.on('error', () => {})
  const socket = connect({ host, port })
  socket.setTimeout(idleLimit, () => socket.destroy(new Error('the scanner says nothing')))
  const hearing = readAnswer(socket)
  try {
    const wasCutOff = !(await send(bytes, socket, milliseconds))
    return { ...(await hearing), wasCutOff: wasCutOff && socket.bytesWritten > 0 }
  } finally {
    // An interrupted file never reaches its end marker, so the scanner judges nothing.
    bytes.destroy()
    socket.destroy()
  }
}

/** False if the scanner has heard enough and has said why. */
async function send(bytes: Readable, socket: Socket, milliseconds: number): Promise<boolean> {
  const write = async (...pieces: Buffer[]) => {
    // Lets its answer arrive before writing on.
    await (milliseconds > 0 ? pause(milliseconds) : letOthersRun())
    if (!socket.writable) return false
    socket.cork()
    const hasRoom = pieces.map((piece) => socket.write(piece)).at(-1)
    socket.uncork()
    if (!hasRoom) await waitForDrain(socket)
    return socket.writable
  }
  let isHeard = await write(Buffer.from('zINSTREAM\0'))
  if (!isHeard) return false
  await eachPiece(bytes, async (piece) => {
    isHeard = await write(lengthOf(piece), piece)
    return isHeard
  })
  return isHeard && (await write(lengthOf(Buffer.alloc(0))))
}

/** Or it hung up. */
const waitForDrain = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const events = ['drain', 'close'] as const
    const done = () => {
      for (const event of events) socket.off(event, done)
      resolve()
    }
    for (const event of events) socket.on(event, done)
  })

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}

function readAnswer(socket: Socket): Promise<{ answer: string | undefined; failure: unknown }> {
  return new Promise((resolve) => {
    let said = ''
    let failure: unknown
    socket.on('data', (piece: Buffer) => {
      if (said.length < maxAnswerLength) said += piece.toString('utf8')
    })
    socket.on('error', (error) => {
      failure = error
    })
    socket.on('close', () => {
      const end = said.indexOf('\0')
      resolve({ answer: end < 0 ? undefined : said.slice(0, end).trim(), failure })
    })
  })
}

/** Anything but a plain OK isn't clean. */
function verdictOf(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return 'clean'
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected'
  if (/^INSTREAM size limit exceeded|^stream: .+ ERROR$/.test(answer)) return 'unscannable'
  throw new ScannerUnavailable(new Error('the scanner gave no verdict'))
}
