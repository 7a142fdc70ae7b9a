import { paths } from '#site/paths.ts'
import { LinkCard } from '#ui/card.tsx'
import { useWords } from '#ui/locale.tsx'
import { caseTypeWords } from '../content/words.ts'
import type { CaseTypeEntry } from '../data.ts'

export function RelatedCaseTypes({ entries }: { entries: readonly CaseTypeEntry[] }) {
  const words = useWords(caseTypeWords).detail
  return (
    <section className="on-tint py-section print:hidden" aria-labelledby="related-title">
      <div className="page-width">
        <h2 id="related-title">{words.related}</h2>
        <div className="mt-6 border-t border-rule-strong lg:mt-10">
          <CaseTypeCards entries={entries} className="sm:grid-cols-2 xl:grid-cols-4" />
        </div>
      </div>
    </section>
  )
}

export function CaseTypeCards({
  entries,
  className,
}: {
  entries: readonly CaseTypeEntry[]
  className: string
}) {
  return (
    <div className={`ruled-columns grid divide-rule max-sm:divide-y ${className}`}>
      {entries.map(({ slug, name, picture, description }) => (
        <LinkCard
          key={slug}
          to={paths.caseType(slug)}
          title={name}
          className="max-sm:not-tight:grid tight:block max-sm:grid-cols-[5.5rem_1fr] max-sm:grid-rows-[auto_1fr] max-sm:gap-x-4 max-sm:py-4 sm:flex sm:flex-col"
        >
          <img
            {...picture}
            alt=""
            loading="lazy"
            className="order-first w-full tight:w-22 max-sm:row-span-2 sm:mb-3 sm:-ml-2 sm:w-36"
          />
          <p className="mt-1 text-soft">{description}</p>
        </LinkCard>
      ))}
    </div>
  )
}
