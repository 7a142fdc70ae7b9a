import { redirect } from 'react-router'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import type { PageServices } from '#lib/page-context.ts'
import { homeOf, type PayoffPlace, type Side } from '../components/place.ts'
import { openPayoffPage } from '../mutations.ts'

/** What every page of the claim says in its frame. A page that can't be opened leads to the one that says why. */
export async function openPage(services: PageServices, at: { side: Side; token: string }) {
  const { db, locale, visitor } = services
  const opened = await openPayoffPage(services, at, visitor)
  if (!opened.ok) throw redirect(homeOf(at.side, at.token), 303)
  const texts = await readTexts(db, identityTexts, locale)
  const place: PayoffPlace = opened.place
  return { opened, frame: { locale, texts, place, token: at.token } }
}
