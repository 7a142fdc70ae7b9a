import { inject } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { openEmbedded } from '#db/embedded.ts'
import { openPostgres } from '#db/postgres.ts'
import type { DatabaseKind } from '#db/testing.ts'
import { makePostgresDatabase } from '#db/testing-postgres.ts'
import { type Role, roleValues } from '#domain/roles.ts'
import { addPerson } from '../support/cheap-password.ts'
import { makeTemporaryDataFolder } from '../support/embedded-snapshot.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'

const password = 'a password for the proofs'

export type Visitor = { name: string; headers: { cookie?: string } }

export type StaffedServer = ServerProcess & {
  pid: number
  /** A stranger, and somebody of each role. */
  visitors: Visitor[]
  signIn: (email: string) => Promise<Visitor['headers']>
  remove: () => Promise<void>
}

/** The built server on a database of its own, with somebody of each role signed in. */
export async function startStaffedServer(
  kind: DatabaseKind,
  env: Record<string, string>,
  options: { flags?: string[] } = {},
): Promise<StaffedServer> {
  const place = kind === 'postgres' ? await makeOnPostgres() : await makeEmbedded()
  const emails = await place.hire()
  const server = await startServer(
    {
      ...place.env,
      APP_SECRET: 'of the long proofs and of nothing else',
      LOG_LEVEL: 'error',
      // All visitors come from one address.
      RATE_LIMIT_FACTOR: '100000',
      ...env,
    },
    options,
  )
  const signIn = async (email: string) => {
    const answer = await fetch(`${server.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`)
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    return { cookie: cookies.join('; ') }
  }
  const visitors: Visitor[] = [{ name: 'stranger', headers: {} }]
  for (const [name, email] of emails) visitors.push({ name, headers: await signIn(email) })
  return {
    ...server,
    pid: server.process.pid ?? 0,
    visitors,
    signIn,
    async remove() {
      await server.stop()
      await place.remove()
    },
  }
}

async function makeOnPostgres() {
  const { databaseUrl, drop } = await makePostgresDatabase(inject('postgresUrl'))
  const folder = makeTemporaryFolder()
  return {
    env: { DATABASE_URL: databaseUrl, DATA_DIR: folder.path },
    hire: async () => hireOneOfEach(await openPostgres({ databaseUrl, onError: () => {} })),
    async remove() {
      await drop()
      folder.remove()
    },
  }
}

async function makeEmbedded() {
  const folder = await makeTemporaryDataFolder()
  return {
    env: { DATA_DIR: folder.path },
    hire: async () => hireOneOfEach(await openEmbedded({ dataDir: folder.path })),
    remove: async () => folder.remove(),
  }
}

async function hireOneOfEach(database: OpenDatabase): Promise<[role: Role, email: string][]> {
  const hired: [Role, string][] = []
  for (const role of roleValues) {
    const { email } = await addPerson(database.db, { role, name: `An ${role}`, password })
    hired.push([role, email ?? ''])
  }
  await database.close()
  return hired
}
