import type { OwnPaper } from '#features/contract-page/signing/components/contract-papers.tsx'
import type { Place } from '#features/contract-page/signing/components/place.ts'
import { offerWords } from '#features/contract-page/signing/content/words.ts'
import { formatFileSize } from '#site/file-size.ts'
import type { Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { owedWords } from '../content/words.ts'
import type { Money } from '../schema.ts'
import { sayFullDate } from './money-days.ts'

/** What says that nothing is owed, first among the papers. */
export function listClosingLetters({ letters }: Money, { base }: Place, locale: Locale): OwnPaper[] {
  const { paid: words } = owedWords[locale]
  const { papers } = offerWords[locale]
  return letters.map(({ id, kind, on, pages, size }) => ({
    href: `/api${paths.contractStep(base)}/letters/${id}/pdf`,
    title: words.letters[kind],
    note: words.letterNote(papers.size(pages, formatFileSize(size, locale)), sayFullDate(on, locale)),
  }))
}
