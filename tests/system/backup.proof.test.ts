import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { applications, documents } from '#db/schema/index.ts'
import { openRowSealer } from '#db/sealing-key.ts'
import type { DatabaseKind } from '#db/testing.ts'
import { makePostgresDatabase } from '#db/testing-postgres.ts'
import { readLastBackup } from '#features/dashboard/backups/data.ts'
import { makeKeyFile } from '#lib/backup/key.ts'
import { createLocalDisk } from '#lib/storage/local-disk.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { readStored } from '../support/backup-site.ts'
import { makeDataFolder } from '../support/embedded-snapshot.ts'
import { hashBytes } from '../support/row-sealer.ts'
import { rounds, sample } from '../support/sample.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'

const run = promisify(execFile)
const appSecret = 'of the proof of backups, not a secret'
const perSecond = 5
/** How many are sent before and after the backup begins. */
const [before, after] = [rounds(50, 5), rounds(50, 10)]

/** What the server has acknowledged, and when. */
type Sent = { applicationId: string; bytes: Buffer; at: number }

async function send({ url }: ServerProcess, number: number): Promise<Sent> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const { id } = await post('/api/applications', {
    ...plaintiffPayload,
    email: `sender-${number}@example.com`,
  })
  const bytes = Buffer.from(randomBytes(20_000).toString('base64'))
  const file = { fileType: 'other', fileSize: bytes.length, mimeType: 'text/plain' }
  const ticket = await post(`/api/applications/${id}/upload-url`, file)
  const { pathname, search } = new URL(ticket.uploadURL)
  const put = await fetch(url + pathname + search, { method: 'PUT', headers: ticket.headers, body: bytes })
  if (!put.ok) throw new Error(`PUT: ${put.status} ${await put.text()}`)
  const name = { originalName: 'a.txt', fileType: 'other', uploadURL: ticket.uploadURL }
  await post(`/api/applications/${id}/files`, name)
  return { applicationId: id, bytes, at: Date.now() }
}

async function makePlace(kind: DatabaseKind, isEmpty: boolean) {
  const folder = makeTemporaryFolder()
  onTestFinished(folder.remove)
  const made =
    kind === 'postgres' ? await makePostgresDatabase(inject('postgresUrl'), { isEmpty }) : undefined
  if (made) onTestFinished(made.drop)
  else if (!isEmpty) await makeDataFolder(folder.path)
  return {
    folder: folder.path,
    databaseUrl: made?.databaseUrl,
    env: { DATA_DIR: folder.path, APP_SECRET: appSecret, ...(made && { DATABASE_URL: made.databaseUrl }) },
  }
}

const other = { embedded: 'postgres', postgres: 'embedded' } as const

test.each(sample<DatabaseKind>(['embedded', 'postgres'], 1))(
  'a backup of a site on %s under load holds every write that was acknowledged before it, and none half',
  async (kind) => {
    const [from, to] = [await makePlace(kind, false), await makePlace(other[kind], true)]
    const keyFile = `${to.folder}/backup-key`
    await makeKeyFile(keyFile)
    const server = await startServer({ ...from.env, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' })
    onTestFinished(async () => void (await server.stop()))
    const sent: Promise<Sent>[] = []
    const load = async (count: number) => {
      for (let number = 0; number < count; number++) {
        sent.push(send(server, sent.length))
        await delay(1000 / perSecond)
      }
    }
    const program = (script: string, env: object) =>
      run(process.execPath, [`scripts/${script}.ts`, `${to.folder}/site.tar.age`], {
        env: { PATH: process.env.PATH, BACKUP_KEY_FILE: keyFile, ...env },
      })
    await load(before)
    await Promise.all(sent)
    const [backup] = await Promise.all([program('backup', from.env), load(after)])
    const acknowledged = await Promise.all(sent)
    const takenAt = Date.parse(/files of (\S+Z)/.exec(backup.stdout)?.[1] ?? '')
    const restored = await program('restore', to.env)
    const due = acknowledged.filter(({ at }) => at < takenAt)
    expect(due.length).toBeGreaterThanOrEqual(before)

    const database = await openDatabase({
      databaseUrl: to.databaseUrl,
      dataDir: to.folder,
      onError: () => {},
    })
    onTestFinished(() => database.close())
    const applicationIds = new Set((await database.db.select().from(applications)).map(({ id }) => id))
    const rows = await database.db.select().from(documents)
    const rowSealer = await openRowSealer(database.db, appSecret)
    const hashes = new Map(rows.map((row) => [row.applicationId, row.contentHash]))
    expect(due.filter(({ applicationId }) => !applicationIds.has(applicationId))).toEqual([])
    const changed = due.filter(
      ({ applicationId, bytes }) => hashes.get(applicationId) !== hashBytes(bytes, rowSealer),
    )
    expect(changed).toEqual([])
    const storage = createLocalDisk({ folder: `${to.folder}/files`, appSecret })
    for (const { storageKey, contentHash } of rows) {
      const bytes = await readStored(storage, storageKey)
      expect(bytes && hashBytes(bytes, rowSealer)).toBe(contentHash)
    }
    console.log(
      `${kind} to ${other[kind]}: ${acknowledged.length} acknowledged, ${due.length} before the moment, ${applicationIds.size} applications and ${rows.length} files restored, every hash agrees.\n${backup.stdout}${restored.stdout}`,
    )
    await server.stop()
    const site = await openDatabase({
      databaseUrl: from.databaseUrl,
      dataDir: from.folder,
      onError: () => {},
    })
    onTestFinished(() => site.close())
    expect((await readLastBackup(site.db)).good?.takenAt).toEqual(new Date(takenAt))
  },
  900_000,
)
