import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { blogCategories } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { categoryColumns } from '#features/blog/posts/data.ts'
import type { Category, CategoryInput } from '#features/blog/posts/schema.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'

export type Refusal = 'unknown' | 'slug taken'
type Kept = Outcome<{ category: Category }, Refusal>

/** Blog pages list categories even without posts, so every change renews those pages. */
export function createCategory(db: Database, input: CategoryInput): Promise<Kept> {
  return refuseTakenSlug(
    db.transaction(async (tx) => {
      await bumpSiteVersion(tx)
      const [category] = await tx.insert(blogCategories).values(input).returning(categoryColumns)
      return toOutcome(category)
    }),
  )
}

export function updateCategory(db: Database, id: string, input: CategoryInput): Promise<Kept> {
  return refuseTakenSlug(
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

export function deleteCategory(db: Database, id: string): Promise<Kept> {
  return db.transaction(async (tx) => {
    await bumpSiteVersion(tx)
    const [category] = await tx
      .delete(blogCategories)
      .where(eq(blogCategories.id, id))
      .returning(categoryColumns)
    return toOutcome(category)
  })
}

const toOutcome = (category: Category | undefined): Kept =>
  category ? { ok: true, category } : refuse('unknown')

async function refuseTakenSlug(work: Promise<Kept>): Promise<Kept> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'blog_categories_slug_key')) return refuse('slug taken')
    throw error
  }
}
