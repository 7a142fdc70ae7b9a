import type { Database } from '#db/database.ts'
import { readCompanyOnPapers } from '#features/content/company/data.ts'
import { composeContract } from '#features/contract-forms/papers/content/compose.ts'
import { readForm, readTemplate } from '#features/contract-forms/templates/data.ts'
import { applyChanges, leaveStrangePlaces } from '#features/contract-forms/templates/schema/changes.ts'
import { readTerms } from '#features/price/data.ts'
import { readNumberedRule, readToday } from '#features/rules/data.ts'
import type { Paper } from '#lib/papers/paper.ts'
import { listEveryWord } from './content/every-word.ts'
import { sampleContent } from './content/sample.ts'
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
    company: await readCompanyOnPapers(db),
    today: await readToday(db),
  })
  const { isConfirmed } = template
  const typed = leaveStrangePlaces(lines)
  return composeContract(content, { version, isConfirmed, lines: applyChanges(template.lines, typed) })
}

/** All words of a form, for who confirms them. */
export async function readEveryWord(db: Database, version: number): Promise<Paper | undefined> {
  const form = await readForm(db, version)
  if (!form) return undefined
  const { name, address } = await readCompanyOnPapers(db)
  return listEveryWord({ form, letterhead: { name: [name], ...(address && { address }) } })
}
