import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { drawShareCard, toPicture } from '../content/share-card.ts'
import { findPublishedPost } from '../data.ts'
import type { Route } from './+types/share-picture.ts'

/** A route like any page, so that the page cache keeps it until a title changes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, locale } = context.get(pageContext)
  const [found, texts] = await Promise.all([
    findPublishedPost(db, params.slug),
    readTexts(db, identityTexts, locale),
  ])
  const card = found && 'post' in found && drawShareCard(found.post.title, texts['global.brand.name'], locale)
  if (!card) throw new Response('Not found', { status: 404 })
  return toPicture(card)
}
