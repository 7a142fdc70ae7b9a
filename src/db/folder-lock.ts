import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError'

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running process. ` +
        'Stop that process, or set DATA_DIR to another folder, or set DATABASE_URL to share one PostgreSQL between processes.',
    )
  }
}

const SQLITE_BUSY = 5

/**
 * Holds a folder for this process until the returned function is called or the process ends. Node has no call for
 * advisory file locks, and a pid file lies after `kill -9` and between containers. SQLite, which comes with Node,
 * takes a kernel lock on a file, and that ends with its process, however it ends. Nothing is ever written to the
 * file.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'lock'))
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock?.close()
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new DataFolderInUseError(folder)
    }
    throw new Error(`The data folder ${folder} cannot be written.`, { cause: error })
  }
}
