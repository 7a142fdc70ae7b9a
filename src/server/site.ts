import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { blogCategoriesApi } from '#features/blog/categories/api.ts'
import { picturesApi } from '#features/blog/pictures/api.ts'
import { blogApi } from '#features/blog/posts/api.ts'
import { contentApi } from '#features/content/api.ts'
import { portraitsApi, whoPageApi } from '#features/content/company/api.ts'
import { draftsApi } from '#features/content/drafts/api.ts'
import { previewApi } from '#features/content/preview/api.ts'
import { publicationsApi } from '#features/content/publications/api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { defaultLocale } from '#site/locale.ts'
import { contentRegistry } from '../pages.ts'
import type { RenderPage } from './pages/render.ts'

type SiteOptions = { db: Database; enqueue: Enqueue; storage: Storage; render: RenderPage }

export async function registerSite(app: FastifyInstance, { db, enqueue, storage, render }: SiteOptions) {
  await app.register(blogApi({ db, enqueue }))
  await app.register(blogCategoriesApi({ db }))
  await app.register(picturesApi({ storage }))
  await app.register(portraitsApi({ storage }))
  await app.register(whoPageApi({ db }))
  const drawPreview: Parameters<typeof previewApi>[0]['drawPreview'] = (path, preview) =>
    render(path, { locale: defaultLocale, preview })
  const texts = { db, registry: contentRegistry, drawPreview }
  for (const api of [contentApi, draftsApi, publicationsApi, previewApi]) await app.register(api(texts))
}
