import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { forgive, syncFolder } from '../storage/disk.ts'
import { compose } from './compose.ts'
import type { MailMessage } from './mailer.ts'

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const outboxOf = (dataDir: string) => join(dataDir, 'outbox')

/** A mail's name contains the UUID of its subject, or is words followed by its number. */
export async function removeFromOutbox(dataDir: string, ids: readonly string[]): Promise<void> {
  const folder = outboxOf(dataDir)
  const names = await readdir(folder).catch(forgive('ENOENT', []))
  const isAbout = (stem: string) =>
    ids.some((id) => (isUuid.test(id) ? stem.includes(id) : /^[a-z-]+-(\d+)$/.exec(stem)?.[1] === id))
  for (const name of names.filter((candidate) => isAbout(candidate.replace(/\.eml.*$/, '')))) {
    await rm(join(folder, name), { force: true })
  }
}

/** Without a mail server, every mail becomes a file for a mail program. A repeat replaces itself. */
export function createOutbox(dataDir: string): (message: MailMessage) => Promise<void> {
  const folder = outboxOf(dataDir)
  return async (message) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${message.id.replaceAll(/[^\w-]/g, '')}.eml`)
    const unfinished = `${path}.${process.pid}.part`
    const file = await open(unfinished, 'w', 0o600)
    try {
      await file.writeFile(await compose(message))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
    await syncFolder(folder)
  }
}
