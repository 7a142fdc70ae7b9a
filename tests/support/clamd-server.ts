import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findClamd } from '../../scripts/test-run/tools.ts'
import { freePort } from './free-port.ts'

/** In two halves, so that no scanner takes this file for a virus. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
)

/** A real virus scanner that knows only the EICAR test file. Starts in under a second. */
export interface ClamdServer {
  env: { CLAMD_HOST: string; CLAMD_PORT: string }
  start(): Promise<void>
  stop(): Promise<void>
  /** Stops it for good. */
  remove(): Promise<void>
}

export async function createClamdServer({ streamMaxLength = '60M' } = {}): Promise<ClamdServer> {
  const root = mkdtempSync(join(tmpdir(), 'beaconfield-clamd-'))
  const port = await freePort()
  writeSignatures(join(root, 'db'))
  const configuration = join(root, 'clamd.conf')
  writeFileSync(configuration, clamdConfiguration({ root, port, streamMaxLength }))
  let daemon: ChildProcess | undefined

  const stop = async () => {
    if (!daemon || daemon.exitCode !== null || daemon.signalCode !== null) return
    const exited = once(daemon, 'exit')
    daemon.kill('SIGKILL')
    await exited
  }
  return {
    env: { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(port) },
    async start() {
      daemon = spawn(findClamd() ?? 'clamd', ['-c', configuration], { stdio: 'ignore' })
      while (!(await answersPing(port))) {
        if (daemon.exitCode !== null) throw new Error(`clamd ended with ${daemon.exitCode}`)
        await delay(50)
      }
    },
    stop,
    async remove() {
      await stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Detects it by its bytes anywhere in a file, and by its hash. */
function writeSignatures(folder: string) {
  mkdirSync(folder)
  writeFileSync(join(folder, 'local.ndb'), `Local.Eicar:0:*:${eicar.toString('hex')}\n`)
  const hash = createHash('md5').update(eicar).digest('hex')
  writeFileSync(join(folder, 'local.hdb'), `${hash}:${eicar.length}:Local.Eicar.Hash\n`)
}

type ClamdOptions = { root: string; port: number; streamMaxLength: string }

const clamdConfiguration = ({ root, port, streamMaxLength }: ClamdOptions) => `
DatabaseDirectory ${root}/db
TemporaryDirectory ${root}
TCPSocket ${port}
TCPAddr 127.0.0.1
LogFile ${root}/clamd.log
Foreground yes
StreamMaxLength ${streamMaxLength}
MaxFileSize 60M
MaxScanSize 100M
MaxThreads 4
AlertExceedsMax yes
OfficialDatabaseOnly no
`

async function answersPing(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port })
  try {
    await once(socket, 'connect')
    socket.end('zPING\0')
    const [answer] = await once(socket, 'data')
    return String(answer).startsWith('PONG')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
