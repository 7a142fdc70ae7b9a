import { randomFillSync } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, statfs } from 'node:fs/promises'

const mebibyte = 1024 * 1024
/** One more segment of the log (16 MB) and a little. */
const spareSize = 20 * mebibyte
/** While the disk is fuller than this, free space is left to those who need it now. */
const roomNeeded = 4 * spareSize
const keepEvery = 60_000

/**
 * A file of nothing, given up when the database's log finds the disk full. A table that cannot grow fails one query;
 * a log that cannot grow fails the database: PGlite then kept acknowledging what it did not keep. With this space the
 * log lasts until somebody has made room, and then there is a new file.
 */
export function keepSpareSpace(path: string) {
  let making: Promise<void> | undefined

  const make = async () => {
    if (existsSync(path)) return
    const { bavail, bsize } = await statfs(path.slice(0, path.lastIndexOf('/')))
    if (bavail * bsize < roomNeeded) return
    const file = await open(path, 'wx', 0o600)
    try {
      // Not zeros: a file system that compresses or skips them would reserve no space.
      const piece = randomFillSync(Buffer.alloc(mebibyte))
      for (let written = 0; written < spareSize; written += piece.length) await file.write(piece)
    } catch {
      rmSync(path, { force: true })
    } finally {
      await file.close()
    }
  }
  const keep = () => {
    making ??= make()
      .catch(() => {})
      .finally(() => {
        making = undefined
      })
  }
  keep()
  const timer = setInterval(keep, keepEvery).unref()

  return {
    /** Gives up the space. Returns whether there was any. */
    release(): boolean {
      if (!existsSync(path)) return false
      rmSync(path)
      return true
    },
    async stop() {
      clearInterval(timer)
      await making
    },
  }
}
