import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './server-process.ts'

const fillerName = 'filler'

/** To the last byte. */
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

/** A disk of its own with so many megabytes; nothing where this user may not mount one. */
export function mountSmallDisk(megabytes: number) {
  const folder = temporaryFolder()
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder.path]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    folder.remove()
    return undefined
  }
  return {
    path: folder.path,
    fill: () => fillDisk(folder.path),
    makeRoom: () => rmSync(join(folder.path, fillerName), { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder.path])
      folder.remove()
    },
  }
}
