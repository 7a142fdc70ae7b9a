import { states } from '#domain/states.ts'
import { readRules } from '#features/rules/data.ts'
import { listOpened, readSiteFacts, readTexts } from '#features/texts/data.ts'
import type { PageServices } from '#lib/page-context.ts'
import { fitToArea, listServed } from '#site/service-area.ts'
import { type Chrome, chromeTexts } from './content.ts'

export async function readFrame({
  db,
  locale,
  preview,
  pages,
}: PageServices): Promise<Omit<Chrome, 'year' | 'analyticsId'>> {
  const rules = await readRules(db)
  const texts = await readTexts(db, chromeTexts, locale, preview)
  const facts = await readSiteFacts(db)
  return {
    texts: fitToArea(texts, listServed(rules).length, locale),
    opened: listOpened(pages.opening(locale), facts),
    facts,
    // We don't fund under a closed state's license.
    licenses: states.flatMap(({ value, label }) => {
      const { posture, license } = rules[value]
      return license && posture !== 'closed' ? [{ state: label[locale], license }] : []
    }),
  }
}
