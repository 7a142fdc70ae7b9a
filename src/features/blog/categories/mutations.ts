import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { blogCategories } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { categoryColumns } from '#features/blog/posts/data.ts'
import type { Category, CategoryInput } from '#features/blog/posts/schema.ts'

export type Refusal = 'unknown' | 'slug taken'
type Outcome = { ok: true; category: Category } | { ok: false; reason: Refusal }

/** Categories stand on the blog's pages even while they have no posts, so every change renews those. */
export function createCategory(db: Database, input: CategoryInput): Promise<Outcome> {
  return orSlugTaken(
    db.transaction(async (tx) => {
      await bumpSiteVersion(tx)
      const [category] = await tx.insert(blogCategories).values(input).returning(categoryColumns)
      return toOutcome(category)
    }),
  )
}

export function updateCategory(db: Database, id: string, input: CategoryInput): Promise<Outcome> {
  return orSlugTaken(
    db.transaction(async (tx) => {
      await bumpSiteVersion(tx)
      const [category] = await tx
        .update(blogCategories)
        .set({ ...input, updatedAt: sql`now()` })
        .where(eq(blogCategories.id, id))
        .returning(categoryColumns)
      return toOutcome(category)
    }),
  )
}

/** Its posts stay, without a category. */
export function deleteCategory(db: Database, id: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await bumpSiteVersion(tx)
    const [category] = await tx
      .delete(blogCategories)
      .where(eq(blogCategories.id, id))
      .returning(categoryColumns)
    return toOutcome(category)
  })
}

const toOutcome = (category: Category | undefined): Outcome =>
  category ? { ok: true, category } : { ok: false, reason: 'unknown' }

async function orSlugTaken(work: Promise<Outcome>): Promise<Outcome> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'blog_categories_slug_key')) return { ok: false, reason: 'slug taken' }
    throw error
  }
}
