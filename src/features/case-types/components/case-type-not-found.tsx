import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { fog } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { caseTypeWords } from '../content/words.ts'
import type { CaseTypeEntry } from '../data.ts'
import { CaseTypeCards } from './related-case-types.tsx'

export function CaseTypeNotFound({ suggestions }: { suggestions: readonly CaseTypeEntry[] }) {
  const words = useWords(caseTypeWords).notFound
  return (
    <div className="page-width py-section">
      <div className="grid gap-x-column gap-y-8 lg:grid-cols-[3fr_2fr]">
        <img {...fog} alt="" className="w-full max-w-72 self-center lg:order-1 lg:max-w-120" />
        <div className="max-w-measure">
          <h1>{words.title}</h1>
          <p className="mt-6 text-lead">{words.text}</p>
          <ButtonLink to={paths.home} className="mt-6">
            {words.button}
          </ButtonLink>
        </div>
      </div>
      <h2 className="oxford mt-section text-title">{words.suggestions}</h2>
      <CaseTypeCards entries={suggestions} className="mt-2 sm:grid-cols-2 lg:grid-cols-3" />
    </div>
  )
}
