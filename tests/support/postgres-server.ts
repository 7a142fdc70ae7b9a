import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

/** A real PostgreSQL for one test run, in a temporary folder. */
export interface PostgresServer {
  url(database?: string): string
  /** Its data; `postmaster.pid` in there names the process. */
  folder: string
  /** "fast" tells its clients, then stops; "immediate" cuts them off, like a crash. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its folder. */
  remove(): Promise<void>
}

export type PostgresOptions = {
  /** A folder that may hold one already, which then goes on. Otherwise a new one. */
  root?: string
  /** With the settings of a database that must survive a power cut. */
  isDurable?: boolean
}

export async function startPostgresServer(options: PostgresOptions = {}): Promise<PostgresServer> {
  const binaries = findBinaries()
  const owner = findServerUser()
  const root = options.root ?? mkdtempSync(join(findQuickFolder(options), 'beaconfield-postgres-'))
  mkdirSync(root, { recursive: true })
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(root, owner.uid, owner.gid)
  const folder = join(root, 'data')
  const port = await freePort()

  const run = (program: string, args: string[]) =>
    waitForExit(
      spawn(join(binaries, program), args, { ...owner, cwd: root, stdio: ['ignore', 'ignore', 'pipe'] }),
      program,
    )

  const letters = ['-E', 'UTF8', '--locale=C.UTF-8']
  if (!existsSync(folder))
    await run('initdb', ['-D', folder, '-A', 'trust', '-U', 'postgres', ...letters, '--no-sync'])
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${root}`,
    // A database for one run need not survive a power cut. It must survive an immediate stop, so synchronous_commit
    // stays on.
    // Nor does anything live long enough to be tidied up, or a statement to be worth compiling.
    ...(options.isDurable ? [] : ['-c fsync=off -c full_page_writes=off -c autovacuum=off -c jit=off']),
    '-c max_connections=200',
  ].join(' ')

  const server: PostgresServer = {
    folder,
    url: (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`,
    start: () => run('pg_ctl', ['-D', folder, '-w', '-l', join(root, 'log'), '-o', settings, 'start']),
    stop: (mode = 'fast') => run('pg_ctl', ['-D', folder, '-w', '-m', mode, 'stop']),
    async remove() {
      if (existsSync(join(folder, 'postmaster.pid'))) await server.stop('immediate')
      rmSync(root, { recursive: true, force: true })
    },
  }
  // Left by a process that was killed before it could stop it.
  if (existsSync(join(folder, 'postmaster.pid'))) await server.stop('immediate').catch(() => {})
  await server.start()
  return server
}

const gigabyte = 2 ** 30

/**
 * In memory where there is room: a thousand databases of a thousand files are made and dropped in a run, and a disk takes
 * up to twenty times as long for each.
 */
function findQuickFolder({ isDurable }: PostgresOptions): string {
  const memory = '/dev/shm'
  if (isDurable || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 * gigabyte && freemem() > 4 * gigabyte ? memory : tmpdir()
}

/** Finds initdb and pg_ctl: on the PATH, or in Debian's folder, newest version first. */
function findBinaries(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const found = folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  )
  if (found === undefined) {
    throw new Error(
      'PostgreSQL was not found. Install it (Debian, Ubuntu: apt-get install postgresql) to run the tests.',
    )
  }
  return found
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package creates. */
function findServerUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function waitForExit(child: ChildProcess, program: string): Promise<void> {
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // "exit", not "close": the server that pg_ctl leaves running inherits its output.
    child.once('exit', (code) => {
      child.stderr?.destroy()
      if (code === 0) resolve()
      else reject(new Error(`${program} failed (${code}): ${complaint.trim()}`))
    })
  })
}
