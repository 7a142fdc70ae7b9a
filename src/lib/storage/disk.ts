import { access, open } from 'node:fs/promises'
import { StorageUnavailable } from './storage.ts'

/** Makes the names in a folder as durable as the files. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

export const exists = (path: string) => succeeds(access(path))

/** Turns one expected failure into a value. */
export const forgive =
  <Value>(code: string, value: Value) =>
  (error: unknown): Value => {
    if (error instanceof Error && 'code' in error && error.code === code) return value
    throw error
  }

/** A full, read-only or missing disk counts as a store that's down. */
export const rethrowAsUnavailable = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((error) => {
    throw new StorageUnavailable(error)
  })

export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}
