import { finished, PassThrough, type Readable } from 'node:stream'
import { noteUsed } from '../used-buffers.ts'
import { FileDamaged, StorageUnavailable } from './storage.ts'

/** Until `take` returns false. Leaves the stream open: a client may still wait for an answer on it. */
export function eachPiece(
  bytes: Readable,
  take: (piece: Buffer) => Promise<boolean> | boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // A stream may end while `take` still has its last piece.
    let taken = Promise.resolve()
    const stopWatching = finished(bytes, { writable: false }, (error) =>
      taken.then(() => (error ? reject(error) : resolve())),
    )
    const leave = (settle: () => void) => {
      stopWatching()
      bytes.off('data', onPiece)
      settle()
    }
    // One at a time: a paused stream sends none.
    const onPiece = (piece: Buffer) => {
      bytes.pause()
      taken = takePiece(piece)
    }
    const takePiece = async (piece: Buffer) => {
      try {
        if (await take(piece)) bytes.resume()
        else leave(resolve)
      } catch (error) {
        leave(() => reject(error))
      }
    }
    bytes.on('data', onPiece)
  })
}

/** Between two pieces of one object that a store sends. */
const idleLimit = 10_000

/** Reports failures as the store's. Pieces pass unchanged: an async iterator would merge them. */
export function limitIdling(bytes: Readable): Readable {
  const passed = new PassThrough()
  const timer = setTimeout(() => {
    // The reader may be as slow as they like.
    if (passed.writableNeedDrain) timer.refresh()
    else bytes.destroy(new Error('the store stopped sending'))
  }, idleLimit)
  bytes.on('data', (piece: Buffer) => {
    timer.refresh()
    noteUsed(piece.length)
  })
  bytes.on('error', (error) =>
    passed.destroy(error instanceof FileDamaged ? error : new StorageUnavailable(error)),
  )
  passed.once('close', () => {
    clearTimeout(timer)
    bytes.destroy()
  })
  return bytes.pipe(passed)
}
