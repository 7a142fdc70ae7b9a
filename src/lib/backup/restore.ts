import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { isEmpty } from '#db/dump/catalog.ts'
import { createLoader } from '#db/dump/load.ts'
import { sumTables } from '#db/dump/rows.ts'
import { openThrowawaySession, type Session } from '#db/dump/session.ts'
import { refuseOlder } from '#db/migrate.ts'
import { type Entry, readArchive } from './archive.ts'
import { newCopyPath } from './copies.ts'
import type { BackupKey } from './key.ts'
import { databasePrefix, filesPrefix, type Manifest, manifestName, manifestSchema } from './manifest.ts'
import { BackupRefused } from './refused.ts'

type FileSum = { size: number; sha256: string }
/** Returns the hash of the file that was there before, if any. */
export type KeepFile = (
  file: { key: string; size: number; type: string },
  bytes: Readable,
) => Promise<string | undefined>

type Target = {
  session: Session
  keepFile: KeepFile
  /** The last check before anything is stored. */
  accept?: (session: Session) => Promise<void>
}

/** Restores an archive into an empty database in one transaction: all of it or nothing. */
export async function restoreArchive(
  path: string,
  key: BackupKey,
  { session, keepFile, accept }: Target,
): Promise<Manifest> {
  if (!(await isEmpty(session)))
    throw new BackupRefused(
      'The database is not empty, and nothing is restored over what is there. Name a new one, or move the old one away.',
    )
  await session.query('begin')
  try {
    const manifest = await load(path, key, session, keepFile)
    await compareTables(session, manifest)
    await refuseOlder(session.query)
    await accept?.(session)
    await session.query('commit')
    return manifest
  } catch (error) {
    await session.query('rollback').catch(() => {})
    // A store reports interrupted bytes as an outage, and carries the cause.
    throw error instanceof Error && error.cause instanceof BackupRefused ? error.cause : error
  }
}

/** A trial run: the rows go into a temporary database, the files nowhere. */
export async function checkArchive(path: string, key: BackupKey, openTrial: OpenTrial): Promise<Manifest> {
  const session = await openTrial()
  try {
    return await restoreArchive(path, key, { session, keepFile: async () => undefined })
  } finally {
    await session.close()
  }
}

/** An empty database that closing removes. */
export type OpenTrial = () => Promise<Session>

/** Always embedded: a new database on PostgreSQL would need a right that the site shouldn't have. */
export const trialIn =
  (dataDir: string): OpenTrial =>
  async () => {
    const folder = newCopyPath(dataDir)
    const remove = () => rmSync(folder, { recursive: true, force: true })
    try {
      const session = await openThrowawaySession(folder)
      return { ...session, close: () => session.close().finally(remove) }
    } catch (error) {
      remove()
      throw error
    }
  }

async function load(path: string, key: BackupKey, session: Session, keepFile: KeepFile): Promise<Manifest> {
  const loader = createLoader(session)
  const files: Record<string, FileSum> = {}
  let manifest: Manifest | undefined
  for await (const entry of readArchive(path, key)) {
    const { name, bytes } = entry
    if (name.startsWith(filesPrefix)) files[name.slice(filesPrefix.length)] = await takeFile(entry, keepFile)
    else if (name.startsWith(databasePrefix)) for await (const piece of bytes) await loader.write(piece)
    else if (name === manifestName) manifest = readManifest(await new Response(bytes).text())
    else throw new BackupRefused(`The archive holds ${name}, which this release does not know.`)
  }
  if (!manifest || !loader.isWhole())
    throw new BackupRefused('The archive is not whole. Nothing of it was kept.')
  compareFiles(files, manifest)
  return manifest
}

/** Goes through the whole archive, because the manifest is its last entry. */
export async function findManifest(path: string, key: BackupKey): Promise<Manifest> {
  for await (const { name, bytes } of readArchive(path, key)) {
    if (name === manifestName) return readManifest(await new Response(bytes).text())
    for await (const _ of bytes);
  }
  throw new BackupRefused('The archive is not whole. Nothing of it was kept.')
}

function readManifest(text: string): Manifest {
  const read = manifestSchema.safeParse(JSON.parse(text))
  if (!read.success)
    throw new BackupRefused(
      'The archive was made by a newer release. Restore it with that one. Nothing was changed.',
    )
  return read.data
}

async function takeFile({ name, size, type, bytes }: Entry, keepFile: KeepFile): Promise<FileSum> {
  const hash = createHash('sha256')
  let length = 0
  const pieces = Readable.from(bytes).map((piece: Uint8Array) => {
    hash.update(piece)
    length += piece.length
    return Buffer.from(piece.buffer, piece.byteOffset, piece.length)
  })
  const file = { key: name.slice(filesPrefix.length), size, type: type ?? 'application/octet-stream' }
  const sameAs = await keepFile(file, pieces)
  // Read the rest even if the store had no use for it.
  if (!pieces.readableEnded) for await (const _ of pieces);
  const sha256 = hash.digest('hex')
  if (sameAs && sameAs !== sha256)
    throw new BackupRefused(`The store has another file as ${file.key}. Nothing was changed.`)
  return { size: length, sha256 }
}

function compareFiles(files: Record<string, FileSum>, manifest: Manifest) {
  const wrong = Object.entries(manifest.files).find(
    ([key, { size, sha256 }]) => files[key]?.size !== size || files[key].sha256 !== sha256,
  )
  if (wrong) throw new BackupRefused(`The file ${wrong[0]} is not what the archive says. Nothing was kept.`)
}

async function compareTables(session: Session, { tables }: Manifest) {
  const restored = await sumTables(session)
  const wrong = Object.entries(tables).find(([name, { rows, sha256 }]) => {
    const found = restored[name]
    return found?.rows !== rows || found.sha256 !== sha256
  })
  if (wrong)
    throw new BackupRefused(
      `The table ${wrong[0]} has ${restored[wrong[0]]?.rows ?? 'no'} rows after the restore and not the ${wrong[1].rows} that were kept, or others. Nothing was kept.`,
    )
}
