import { casePictures } from '#features/case-types/components/pictures.ts'
import { caseFigures } from '#site/case-figures.ts'
import { paths } from '#site/paths.ts'
import { LinkCard } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { fundedCases } from '../content.ts'

/** Two columns of entries, each with its picture at the left and its examples at the right, like a catalogue. */
export function FundedCases() {
  return (
    <section aria-labelledby="cases-title" className="page-width pb-section">
      <h2 id="cases-title" className="oxford">
        Six kinds of cases, with examples
      </h2>
      <div className="ruled-columns mt-6 grid divide-rule border-b border-b-rule max-lg:divide-y lg:grid-cols-2">
        {fundedCases.map(({ slug, title, examples }) => (
          <LinkCard
            key={slug}
            to={paths.caseType(slug)}
            title={caseFigures[slug].name}
            className="py-6 sm:grid sm:grid-cols-[9rem_1fr] sm:grid-rows-[auto_auto_1fr] sm:gap-x-6 lg:not-nth-last-[-n+2]:border-b lg:not-nth-last-[-n+2]:border-rule"
          >
            <p className="text-soft italic sm:col-start-2">{title}</p>
            <img
              {...casePictures[slug]}
              alt=""
              loading="lazy"
              className="w-full self-center max-sm:hidden sm:col-start-1 sm:row-span-3 sm:row-start-1"
            />
            <ul className="mt-3 list-[square] space-y-1 pl-5 leading-snug marker:text-brand sm:col-start-2">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </LinkCard>
        ))}
      </div>
      <p className="mt-5 text-soft">
        We also fund <TextLink to={paths.caseType('motorcycle-accident')}>motorcycle accidents</TextLink> and{' '}
        <TextLink to={paths.caseType('product-liability')}>product liability</TextLink>.{' '}
        <TextLink to={paths.caseTypes}>Compare all case types</TextLink>.
      </p>
    </section>
  )
}
