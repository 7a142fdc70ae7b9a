import type { OpenDatabase } from '#db/database.ts'
import { readSiteVersion, SITE_CHANGED } from '#db/site-version.ts'

export type SiteVersion = Awaited<ReturnType<typeof followSiteVersion>>

/** Every change of public content raises the version, in any process. */
export async function followSiteVersion(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  onError: (error: unknown) => void,
) {
  let current = 0
  const listeners = new Set<() => void>()

  const become = (version: number) => {
    if (version === current) return
    current = version
    for (const listener of listeners) listener()
  }
  const refresh = async () => become(await readSiteVersion(database.db))
  const stop = await database.listen(
    SITE_CHANGED,
    (payload) => become(Number(payload)),
    // Notifications may have been missed while the connection was lost.
    () => refresh().catch(onError),
  )
  await refresh()

  return {
    current: () => current,
    /** Lets the next request see a change even before its notification arrives. */
    refresh,
    onChange: (listener: () => void) => void listeners.add(listener),
    stop,
  }
}
