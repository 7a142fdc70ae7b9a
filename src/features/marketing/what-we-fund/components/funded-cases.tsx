import type { CaseTypeEntry } from '#features/case-types/data.ts'
import { splitList } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { LinkCard } from '#ui/card.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { whatWeFundWords } from '../content.ts'

type FundedCase = Pick<CaseTypeEntry, 'slug' | 'name' | 'picture'> & {
  examples: { title: string; items: readonly string[] }
}
type OtherCase = Pick<CaseTypeEntry, 'slug'> & { inASentence: string }

export type FundedCasesProps = { cases: readonly FundedCase[]; others: readonly OtherCase[] }

export function FundedCases({ cases, others }: FundedCasesProps) {
  const words = useWords(whatWeFundWords).cases
  return (
    <section aria-labelledby="cases-title" className="page-width pb-section">
      <h2 id="cases-title" className="oxford">
        {words.title(cases.length)}
      </h2>
      <div className="ruled-columns mt-6 grid divide-rule border-b border-b-rule max-lg:divide-y lg:grid-cols-2">
        {cases.map(({ slug, name, picture, examples }) => (
          <LinkCard
            key={slug}
            to={paths.caseType(slug)}
            title={name}
            className="grid tight:block grid-cols-[6.5rem_1fr] grid-rows-[auto_auto_1fr] gap-x-4 py-6 sm:grid-cols-[9rem_1fr] sm:gap-x-6 lg:not-nth-last-[-n+2]:border-b lg:not-nth-last-[-n+2]:border-rule"
          >
            <p className="col-start-2 text-soft italic">{examples.title}</p>
            <img
              {...picture}
              alt=""
              loading="lazy"
              className="col-start-1 row-span-2 row-start-1 w-full self-center sm:row-span-3 sm:row-start-1"
            />
            <ul className="mt-3 list-[square] space-y-1 pl-5 leading-snug marker:text-brand max-sm:col-span-2 sm:col-start-2">
              {examples.items.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </LinkCard>
        ))}
      </div>
      <p className="mt-5 text-soft">
        {others.length > 0 && <OtherCases others={others} />}
        <TextLink to={paths.caseTypes}>{words.compare}</TextLink>.
      </p>
    </section>
  )
}

function OtherCases({ others }: { others: readonly OtherCase[] }) {
  const words = useWords(whatWeFundWords).cases
  const [before, after] = words.others.split('{kinds}')
  const slugs = new Map(others.map(({ slug, inASentence }) => [inASentence, slug]))
  return (
    <>
      {before}
      {splitList([...slugs.keys()], useLocale()).map(({ value }) => {
        const slug = slugs.get(value)
        return slug ? (
          <TextLink key={value} to={paths.caseType(slug)}>
            {value}
          </TextLink>
        ) : (
          value
        )
      })}
      {after}{' '}
    </>
  )
}
