import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contentItems, contentVersions } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import type { ContentInput } from './schema.ts'

/** Writes an item over what was there; the earlier text is kept, and every process renders its pages anew. */
export async function saveContentItem(db: Database, item: ContentInput): Promise<void> {
  await db.transaction(async (tx) => {
    // First, because its row lock lets one change at a time through: no earlier text can slip between two writers.
    await bumpSiteVersion(tx)
    await keepPreviousVersion(tx, item.key)
    const { section, type, content } = item
    const title = item.title ?? null
    await tx
      .insert(contentItems)
      .values({ key: item.key, section, title, type, content })
      .onConflictDoUpdate({
        target: contentItems.key,
        set: {
          section,
          title,
          type,
          content,
          version: sql`${contentItems.version} + 1`,
          updatedAt: new Date(),
        },
      })
  })
}

/** The page shows its default again. Answers whether there was an item to delete. */
export async function deleteContentItem(db: Database, key: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await bumpSiteVersion(tx)
    await keepPreviousVersion(tx, key)
    const deleted = await tx
      .delete(contentItems)
      .where(eq(contentItems.key, key))
      .returning({ key: contentItems.key })
    return deleted.length > 0
  })
}

async function keepPreviousVersion(tx: Transaction, key: string): Promise<void> {
  const [previous] = await tx.select().from(contentItems).where(eq(contentItems.key, key))
  if (!previous) return
  const { section, title, type, content, version } = previous
  await tx.insert(contentVersions).values({ key, section, title, type, content, version })
}
