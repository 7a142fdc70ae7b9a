import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type Module = Parameters<Init>[1]

interface Stream {
  path: string
}
type Write = (stream: Stream, buffer: Int8Array, offset: number, length: number, position: number) => number

/** The parts of Emscripten's NODEFS we use; its published types leave them out. */
interface NodeFilesystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number; write: Write }
  tryFSOperation<T>(operation: () => T): T
}

/** Called when the log cannot be written. Returns whether it is worth trying again, or does not return. */
export type OnLogFailure = () => boolean

/**
 * PGlite's files on disk, with an fsync that works and a log that is either written or ends the process. Emscripten's
 * NODEFS has no fsync, so PostgreSQL's call succeeds without reaching the disk: strace counted 0 fsyncs for any
 * number of commits. With this there is one per commit.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onLogFailure: OnLogFailure

  constructor(path: string, onLogFailure: OnLogFailure) {
    super(path)
    this.#onLogFailure = onLogFailure
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const repair = (module: Module) => {
      const filesystem = module.NODEFS as unknown as NodeFilesystem
      const { write } = filesystem.stream_ops
      filesystem.stream_ops.write = (...call) => {
        try {
          return write(...call)
        } catch (error) {
          if (!call[0].path.includes('/pg_wal/') || !this.#onLogFailure()) throw error
          return filesystem.stream_ops.write(...call)
        }
      }
      // tryFSOperation turns a Node error into an errno: on EIO, PostgreSQL stops instead of acknowledging.
      filesystem.stream_ops.fsync = ({ nfd }) =>
        filesystem.tryFSOperation(() => {
          fsyncSync(nfd)
          return 0
        })
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), repair] } }
  }
}

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Flushes a whole folder: files first, then the folders that name them. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}
