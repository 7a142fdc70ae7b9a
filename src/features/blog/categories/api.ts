import { z } from 'zod'
import type { Database } from '#db/database.ts'
import {
  addBodies,
  findCategory,
  findCategoryById,
  listCategories,
  listPublishedPosts,
} from '#features/blog/posts/data.ts'
import {
  categoryInputSchema,
  categorySchema,
  countedCategorySchema,
  listQuerySchema,
  postSchema,
  postSummarySchema,
} from '#features/blog/posts/schema.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { localized } from '#site/locale.ts'
import { createCategory, deleteCategory, type Refusal, updateCategory } from './mutations.ts'

const route = routesUnder('blog')
const taken = 'Another category has this slug. Please choose another one.'

const noCategory = localized({ en: 'Category not found' })

const refusals: RefusalAnswers<Refusal> = {
  unknown: [404, 'Category not found'],
  'slug taken': [409, taken, { slug: [taken] }],
}

const params = z.object({ id: rowId })
const response = { 200: categorySchema }

export const blogCategoriesApi = ({ db }: { db: Database }) => {
  const admin = { access: 'site' } as const
  const change = { ...admin, logs: 'category-change' } as const
  const open = { access: 'public' } as const

  return defineApi([
    route.get(
      '/api/blog/categories',
      { ...open },
      {
        summary: 'All categories, with the number of their published posts',
        response: { 200: z.array(countedCategorySchema) },
      },
      () => listCategories(db),
    ),
    route.get(
      '/api/blog/categories/:id',
      { ...open },
      { summary: 'One category', params, response },
      async (request) => {
        const category = await findCategoryById(db, request.params.id)
        if (!category) throw notFound(noCategory)
        return category
      },
    ),
    route.get(
      '/api/blog/category/:slug',
      { ...open },
      {
        summary: 'One category by its address, with its published posts',
        params: z.object({ slug: z.string() }),
        querystring: listQuerySchema.pick({ summary: true, page: true, pageSize: true }),
        response: {
          200: z.object({
            category: categorySchema,
            posts: z.array(z.union([postSchema, postSummarySchema])),
          }),
        },
      },
      async (request, reply) => {
        const category = await findCategory(db, request.params.slug)
        if (!category) throw notFound(noCategory)
        const { summary, ...page } = request.query
        const { posts, total } = await listPublishedPosts(db, { ...page, categorySlug: category.slug })
        reply.header('x-total-count', total)
        return { category, posts: summary ? posts : await addBodies(db, posts) }
      },
    ),
    route.post(
      '/api/blog/categories',
      { ...change },
      {
        summary: 'Add a category',
        body: categoryInputSchema,
        response: { 201: categorySchema },
      },
      async (request, reply) =>
        reply.code(201).send(accept(await createCategory(db, request.body), refusals).category),
    ),
    route.put(
      '/api/blog/categories/:id',
      { ...change },
      { summary: 'Change a category', params, body: categoryInputSchema, response },
      async (request) => accept(await updateCategory(db, request.params.id, request.body), refusals).category,
    ),
    route.delete(
      '/api/blog/categories/:id',
      { ...change },
      { summary: 'Delete a category; its posts stay without one', params, response },
      async (request) => accept(await deleteCategory(db, request.params.id), refusals).category,
    ),
  ])
}
