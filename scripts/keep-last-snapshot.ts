import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Part of `npm run db:generate`. drizzle-kit compares the schema with its last snapshot only, and each one is 290 KB:
 * 52 of them were 98% of this folder.
 */
const folder = join(import.meta.dirname, '..', 'drizzle', 'meta')
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
const last = snapshots.pop()
for (const name of snapshots) rmSync(join(folder, name))
if (last) {
  const snapshot: unknown = JSON.parse(readFileSync(join(folder, last), 'utf8'))
  writeFileSync(join(folder, last), JSON.stringify(snapshot))
}
