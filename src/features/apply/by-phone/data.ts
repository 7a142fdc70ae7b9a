import { desc } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import { isMatch, listedColumns, toListed } from '#features/applications/data/rows.ts'
import type { ListedApplication } from '#features/applications/schema/rows.ts'
import { toSearchPatterns } from '#site/search-words.ts'

const most = 10

/** Files in which all these words stand as they were said, the newest first. */
export async function listSaid(db: Database, words: string): Promise<ListedApplication[]> {
  const patterns = toSearchPatterns(words).map((pattern) => [pattern])
  if (patterns.length === 0) return []
  const rows = await db
    .select(listedColumns)
    .from(applications)
    .where(isMatch(patterns))
    .orderBy(desc(applications.submittedAt))
    .limit(most)
  return rows.map(toListed)
}
