import { z } from 'zod'
import type { TextRegistry } from '#features/texts/schema.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { HttpProblem } from '#lib/errors.ts'
import type { PreviewedTexts } from '#lib/page-context.ts'
import { draftWordsSchema } from '../drafts/schema.ts'
import { contentKeySchema } from '../schema.ts'

const route = routesUnder('content')
const bodyLimit = 1024 * 1024

type Drawn = { status: number; headers: Record<string, string>; body: Buffer }

type PreviewOptions = {
  registry: TextRegistry
  /** Renders a page as its readers get it, with other words. Neither reads nor fills the page cache. */
  drawPreview: (path: string, texts: PreviewedTexts) => Promise<Drawn>
}

export const previewApi = ({ registry, drawPreview }: PreviewOptions) => {
  const addresses = new Set(Object.values(registry).map(({ path }) => path))
  const page = z.string().refine((path) => addresses.has(path), 'This page has no texts to edit')
  const config = { access: 'site', logs: 'nothing' } as const

  const draw = async (path: string, texts: PreviewedTexts) => {
    const drawn = await drawPreview(path, texts)
    // People can edit the page for missing addresses, too.
    if (drawn.status >= 500) throw new HttpProblem(503, 'The page could not be drawn.')
    return drawn
  }

  return defineApi([
    route.get(
      '/api/content/page-preview',
      { ...config },
      {
        summary: 'A page with the keys of its texts, for a frame of the editor',
        querystring: z.object({ page }),
        produces: ['text/html'],
        response: { 200: z.any().meta({ type: 'string' }) },
      },
      async ({ query }, reply) => {
        const { headers, body } = await draw(query.page, {})
        return reply.headers(headers).send(body)
      },
    ),
    route.post(
      '/api/content/page-preview',
      { ...config, bodyLimit },
      {
        summary: 'The same with these words instead of the public ones',
        body: z.object({ page, texts: z.record(contentKeySchema, draftWordsSchema.nullable()) }),
        response: { 200: z.object({ html: z.string() }) },
      },
      async ({ body: { page: path, texts } }) => ({ html: String((await draw(path, texts)).body) }),
    ),
  ])
}
