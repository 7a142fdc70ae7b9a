import { setTimeout as delay } from 'node:timers/promises'
import type { OpenDatabase } from '#db/database.ts'
import { readSiteVersion, SITE_CHANGED } from '#db/site-version.ts'

/** Between two attempts to read the version. */
const RETRY_MS = 1000

export type SiteVersion = Awaited<ReturnType<typeof followSiteVersion>>

/** Every change of public content raises the version, in any process. */
export async function followSiteVersion(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  onError: (error: unknown) => void,
) {
  let current = 0
  const listeners = new Set<() => void>()
  const stopping = new AbortController()

  const become = (version: number) => {
    if (version === current) return
    current = version
    for (const listener of listeners) listener()
  }
  const refresh = async () => become(await readSiteVersion(database.db))
  /** Notifications may have been missed while the connection was lost, and a database that is just back may be too busy. */
  const catchUp = async () => {
    while (!stopping.signal.aborted) {
      try {
        return await refresh()
      } catch (error) {
        onError(error)
      }
      await delay(RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
  const stopListening = await database.listen(SITE_CHANGED, (payload) => become(Number(payload)), catchUp)
  await refresh()

  return {
    current: () => current,
    /** Lets the next request see a change even before its notification arrives. */
    refresh,
    onChange: (listener: () => void) => void listeners.add(listener),
    async stop() {
      stopping.abort()
      await stopListening()
    },
  }
}
