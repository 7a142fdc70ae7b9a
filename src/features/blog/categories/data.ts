import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { blogCategories } from '#db/schema/index.ts'
import { categoryColumns } from '#features/blog/posts/data.ts'
import type { Category } from '#features/blog/posts/schema.ts'

export async function findCategoryById(db: Database, id: string): Promise<Category | undefined> {
  const [row] = await db.select(categoryColumns).from(blogCategories).where(eq(blogCategories.id, id))
  return row
}
