import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemporaryFolder } from './server-process.ts'

const fillerName = 'filler'

/** Fills it to the last byte. */
export function fillDisk(folder: string) {
  const file = openSync(join(folder, fillerName), 'a')
  for (let piece = Buffer.alloc(1024 * 1024); piece.length > 0; ) {
    try {
      writeSync(file, piece)
    } catch {
      piece = piece.subarray(0, piece.length >> 1)
    }
  }
  closeSync(file)
}

/** Mounts a small disk; returns undefined if this user may neither mount one nor create a namespace. */
export async function mountSmallDisk(megabytes: number) {
  const folder = makeTemporaryFolder()
  const mount = ['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder.path]
  const mounted = mountHere(mount, folder.path) ?? (await mountInNamespace(mount, folder.path))
  if (!mounted) return void folder.remove()
  const { path, unmount } = mounted
  return {
    path,
    fill: () => fillDisk(path),
    makeRoom: () => rmSync(join(path, fillerName), { force: true }),
    async remove() {
      await unmount()
      folder.remove()
    },
  }
}

type Mounted = { path: string; unmount: () => unknown }

/** Works for root. */
function mountHere([command = '', ...options]: string[], path: string): Mounted | undefined {
  try {
    execFileSync(command, options, { stdio: 'ignore' })
    return { path, unmount: () => execFileSync('umount', ['-l', path]) }
  } catch {
    return undefined
  }
}

/** Works for anyone: a process holds the mount in its namespace until its input ends; others reach it through /proc. */
async function mountInNamespace(mount: string[], path: string): Promise<Mounted | undefined> {
  const script = '"$@" && echo mounted && exec cat'
  const keeper = spawn(
    'unshare',
    ['--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh', ...mount],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  )
  const ended = once(keeper, 'close').then(
    () => undefined,
    () => undefined,
  )
  const said = await Promise.race([once(keeper.stdout, 'data').then(String), ended])
  if (said?.trim() !== 'mounted') return undefined
  return {
    path: `/proc/${keeper.pid}/root${path}`,
    async unmount() {
      keeper.kill()
      await ended
    },
  }
}
