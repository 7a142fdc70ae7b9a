import { isServed } from '#domain/posture.ts'
import { drawShareCard, toPicture } from '#features/blog/posts/content/share-card.ts'
import { readRules } from '#features/rules/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readPage, readTexts } from '#features/texts/data.ts'
import { type PageServices, pageContext } from '#lib/page-context.ts'
import { findShareSubject, titledPages } from '../content.ts'
import type { Route } from './+types/page-picture.ts'

const engravings = import.meta.glob<string>('/src/ui/engravings/**/*.svg', {
  query: '?raw',
  import: 'default',
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const rules = await readRules(services.db)
  const subject = findShareSubject(params.page, services.locale, (code) => !isServed(rules[code]))
  const engraving = subject && (await engravings[`/src/ui/engravings/${subject.engraving}.svg`]?.())
  const title = subject?.title ?? (await readTitle(`/${params.page}`, services))
  const texts = await readTexts(services.db, identityTexts, services.locale)
  const card =
    engraving && title && drawShareCard(title, texts['global.brand.name'], services.locale, engraving)
  if (!card) throw new Response('Not found', { status: 404 })
  return toPicture(card)
}

/** As social networks get it, without the company's name, which the picture has anyway. */
async function readTitle(path: string, services: PageServices): Promise<string | undefined> {
  const page = titledPages.find((each) => each.path === path)
  if (!page) return undefined
  const { tags, texts } = await readPage(page, services)
  const tag = tags.find((each) => 'property' in each && each.property === 'og:title')
  if (tag && 'content' in tag) return String(tag.content).split(` | ${texts['global.brand.name']}`)[0]
  // A page that collects its answers first describes itself later. Its headline is an editable text.
  return Object.entries(texts).find(([key]) => key === `${path.slice(1)}-page.title`)?.[1]
}
