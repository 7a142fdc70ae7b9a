import { identityTexts } from '#features/texts/content.ts'
import { findLastEdit, readSiteFacts, readTexts } from '#features/texts/data.ts'
import type { Page, SafeHtml } from '#features/texts/schema.ts'
import type { PageServices } from '#lib/page-context.ts'
import { markdownToHtml } from '#lib/rich-text.ts'
import { formatDate } from '#site/format.ts'
import type { Localized } from '#site/locale.ts'
import { pageMeta } from '#site/page-meta.ts'
import { fitToSite } from '#site/site-facts.ts'
import type { Company, LegalDocument } from './content/document.ts'
import { legalHead } from './content.ts'

const namedTexts = ['global.brand.name', 'global.contact.email', 'global.contact.phone'] as const

export type ReadableDocument = Awaited<ReturnType<typeof readLegalDocument>>

/** Runs on the server: browsers get the words, not the code that makes them. */
export async function readLegalDocument(
  { path }: Pick<Page, 'path'>,
  documents: Localized<(company: Company) => LegalDocument>,
  { db, publicUrl, analyticsId, locale }: Pick<PageServices, 'db' | 'publicUrl' | 'analyticsId' | 'locale'>,
) {
  const texts = await readTexts(db, identityTexts, locale)
  const edited = await findLastEdit(db, namedTexts, locale)
  const name = texts['global.brand.name']
  const site = { name, publicUrl }
  const company = {
    name,
    email: texts['global.contact.email'],
    phone: texts['global.contact.phone'],
    countsViews: analyticsId !== undefined,
  }
  const document = fitToSite(documents[locale](company), await readSiteFacts(db), locale)
  const day = [document.updated, edited ?? ''].sort().at(-1) ?? document.updated
  return {
    ...document,
    updated: { day, words: formatDate(day, { dateStyle: 'long', timeZone: 'UTC' }, locale) },
    tags: pageMeta(legalHead(document, path, site, locale), site, locale),
    sections: document.sections.map(({ id, title, body }) => ({
      id,
      title,
      html: markdownToHtml(body) as SafeHtml,
    })),
  }
}
