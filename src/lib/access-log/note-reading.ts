import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/database.ts'
import type { ListPlace } from '#domain/access.ts'
import { browserCode } from '#lib/access.ts'
import type { AccessLog } from './access-log.ts'
import type { NewAccess } from './entry.ts'

/** Screens reread what they show. An application counts again after it was out of sight this long. */
const sameReading = 5 * 60_000
const bundleTime = 60_000

type Bundle = { count: number; write: (count: number) => Promise<unknown>; timer: NodeJS.Timeout }
type Readings = { seen: LRUCache<string, true>; bundles: Map<string, Bundle> }

const readingsOf = new WeakMap<AccessLog, Readings>()

function openReadings(accessLog: AccessLog): Readings {
  const known = readingsOf.get(accessLog)
  if (known) return known
  const seen = new LRUCache<string, true>({ max: 100_000, ttl: sameReading, updateAgeOnGet: true })
  const made = { seen, bundles: new Map<string, Bundle>() }
  readingsOf.set(accessLog, made)
  return made
}

/**
 * Writes how many applications somebody was shown in a list: the first time before they go out, and what follows
 * within a minute as one entry, so that the log stays readable.
 */
export async function noteReading(
  request: FastifyRequest,
  db: Database,
  place: ListPlace,
  applications: readonly { id: string }[],
): Promise<void> {
  const session = await request.adminSession()
  if (!session) return
  const { accessLog } = request.server
  const { seen, bundles } = openReadings(accessLog)
  const key = `${session.idHash} ${place}`
  const count = applications.filter(({ id }) => !isKnown(seen, `${key} ${id}`)).length
  if (count === 0) return
  const open = bundles.get(key)
  if (open) {
    open.count += count
    return
  }
  const access: NewAccess = {
    action: 'list-read',
    address: request.ip,
    userAgent: request.headers['user-agent'],
    person: session.person,
    session: browserCode(session.idHash),
  }
  const write = async (read: number) => {
    const { number, hash } = await accessLog.record(db, {
      ...access,
      details: { place, applications: read },
    })
    request.log.info({ ...access, person: undefined, userAgent: undefined, number, hash }, 'access')
  }
  const report = (err: unknown) => request.log.error({ err }, 'readings could not be logged')
  const timer = setTimeout(() => void end(bundles, key).catch(report), bundleTime).unref()
  bundles.set(key, { count: 0, write, timer })
  await write(count)
}

function isKnown(seen: Readings['seen'], key: string): boolean {
  if (seen.get(key)) return true
  seen.set(key, true)
  return false
}

async function end(bundles: Readings['bundles'], key: string) {
  const bundle = bundles.get(key)
  bundles.delete(key)
  clearTimeout(bundle?.timer)
  if (bundle && bundle.count > 0) await bundle.write(bundle.count)
}

/** While the process stops. */
export async function writeReadings(accessLog: AccessLog): Promise<void> {
  const { bundles } = openReadings(accessLog)
  for (const key of [...bundles.keys()]) await end(bundles, key)
}
