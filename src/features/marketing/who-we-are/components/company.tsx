import { companyFacts } from '#domain/company-facts.ts'
import type { CompanyFact } from '#features/content/company/schema.ts'
import { useWords } from '#ui/locale.tsx'
import { whoWords } from '../content/words.ts'

/** What the owner entered about the company, with where anybody can check it. */
export function Company({ facts }: { facts: readonly CompanyFact[] }) {
  const words = useWords(whoWords).company
  const shown = companyFacts.flatMap(({ value }) => facts.filter(({ fact }) => fact === value))
  return (
    <section aria-labelledby="company-title">
      <h2 id="company-title">{words.title}</h2>
      <dl className="hairlines mt-4 border-y border-rule">
        {shown.map(({ fact, words: said, source, link }) => (
          <div key={`${fact} ${said}`} className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{words.facts[fact]}</dt>
            <dd className="wrap-anywhere">
              {said}
              <Check source={source} link={link} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Check({ source, link }: Pick<CompanyFact, 'source' | 'link'>) {
  if (!source && !link) return null
  return (
    <span className="block font-sans text-small text-soft">
      {link ? (
        <a href={link} rel="noopener">
          {source || URL.parse(link)?.host}
        </a>
      ) : (
        source
      )}
    </span>
  )
}
