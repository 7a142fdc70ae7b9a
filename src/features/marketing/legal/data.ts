import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import type { SafeHtml } from '#features/texts/schema.ts'
import type { PageServices } from '#lib/page-context.ts'
import { markdownToHtml } from '#lib/rich-text.ts'
import type { Company, LegalDocument } from './content/document.ts'

export type ReadableDocument = Awaited<ReturnType<typeof readLegalDocument>>

/** A legal text in the company's own name, ready to be shown: browsers get the words, not what makes them. */
export async function readLegalDocument(
  { db, publicUrl, analyticsId }: Pick<PageServices, 'db' | 'publicUrl' | 'analyticsId'>,
  write: (company: Company) => LegalDocument,
) {
  const texts = await readTexts(db, identityTexts)
  const name = texts['global.brand.name']
  const document = write({
    name,
    email: texts['global.contact.email'],
    phone: texts['global.contact.phone'],
    countsViews: analyticsId !== undefined,
  })
  return {
    ...document,
    site: { name, publicUrl },
    sections: document.sections.map(({ id, title, body }) => ({
      id,
      title,
      html: markdownToHtml(body) as SafeHtml,
    })),
  }
}
