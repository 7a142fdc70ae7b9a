import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type Module = Parameters<Init>[1]

/** The parts of Emscripten's NODEFS used here; its published types leave them out. */
interface NodeFilesystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation<T>(operation: () => T): T
}

/**
 * PGlite's files on disk, with a working fsync.
 *
 * Emscripten's NODEFS has no fsync operation, so PostgreSQL's call succeeds without reaching the
 * disk: strace counted 0 fsync for any number of commits. With it there is one per commit.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: Module) => {
      const filesystem = module.NODEFS as unknown as NodeFilesystem
      // tryFSOperation turns a Node error into an errno: on EIO PostgreSQL stops instead of acknowledging.
      filesystem.stream_ops.fsync = ({ nfd }) =>
        filesystem.tryFSOperation(() => {
          fsyncSync(nfd)
          return 0
        })
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
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
