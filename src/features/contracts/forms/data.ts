import type { Database } from '#db/database.ts'
import { composeContract } from '#features/contracts/papers/content/compose.ts'
import { readTemplate } from '#features/contracts/templates/data.ts'
import { applyChanges, leaveStrangePlaces } from '#features/contracts/templates/schema/changes.ts'
import { readTerms } from '#features/price/data.ts'
import { readNumberedRule, readToday } from '#features/rules/data.ts'
import { identityTexts, officeTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import type { Paper } from '#lib/papers/paper.ts'
import { htmlToPlain } from '#lib/rich-text.ts'
import { staffLocale } from '#site/locale.ts'
import { sampleContent } from './content.ts'
import type { UnsavedPreview } from './schema.ts'

/** What a contract with these words would be. Nothing of it is kept, and it says that it is a draft. */
export async function previewForm(
  db: Database,
  version: number,
  { state, language, lines = {} }: UnsavedPreview,
): Promise<Paper | undefined> {
  const template = await readTemplate(db, version)
  if (!template) return undefined
  const content = sampleContent({
    state,
    languages: language === 'en-es' ? ['en', 'es'] : ['en'],
    rule: await readNumberedRule(db, state),
    terms: (await readTerms(db, undefined, state)) ?? undefined,
    company: await readCompany(db),
    today: await readToday(db),
  })
  const { isConfirmed } = template
  const typed = leaveStrangePlaces(lines)
  return composeContract(content, { version, isConfirmed, lines: applyChanges(template.lines, typed) })
}

async function readCompany(db: Database) {
  const texts = await readTexts(db, { ...identityTexts, ...officeTexts }, staffLocale)
  const plain = (html: string) => htmlToPlain(html.replaceAll(/<br\s*\/?>/g, ', '))
  return {
    name: texts['global.brand.name'],
    legalName: null,
    address: plain(texts['global.contact.office-address']),
    phone: texts['global.contact.phone'],
    email: texts['global.contact.email'],
    hours: plain(texts['global.contact.business-hours']),
  }
}
