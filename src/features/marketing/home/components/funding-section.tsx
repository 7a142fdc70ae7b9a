import type { CaseTypeEntry } from '#features/case-types/data.ts'
import { formatDollars } from '#site/format.ts'
import { anchors, paths } from '#site/paths.ts'
import { LinkCard } from '#ui/card.tsx'
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { ScaleAxis } from '#ui/scale-axis.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type FundedOnHome, homeWords } from '../content/words.ts'
import type { HomeTexts } from '../content.ts'

export type HomeCase = Pick<CaseTypeEntry, 'name' | 'picture' | 'funding' | 'months' | 'typicalTimeframe'> & {
  slug: FundedOnHome
}

type FundingSectionProps = {
  texts: HomeTexts
  cases: readonly HomeCase[]
  axisYears: number
}

const openOnPhones = 3

/** Cards on wide screens; on a phone rows of one table, the later ones folded. */
export function FundingSection({ texts, cases, axisYears }: FundingSectionProps) {
  const words = useWords(homeWords)
  const toEntry = (entry: HomeCase) => (
    <CaseEntry
      key={entry.slug}
      entry={entry}
      description={texts[`what-we-fund.${entry.slug}`]}
      axisYears={axisYears}
    />
  )
  return (
    <section id={anchors.whatWeFund} className="py-section" aria-labelledby="funding-title">
      <div className="page-width">
        <SectionHead
          id="funding-title"
          title={texts['what-we-fund.title']}
          lead={texts['what-we-fund.subtitle']}
        />
        <div className="ruled-columns mt-3 grid border-t border-rule-strong sm:mt-8 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3">
          {cases.slice(0, openOnPhones).map(toEntry)}
          <FoldedOnPhones summary={words.moreKinds}>
            {cases.slice(openOnPhones).map(toEntry)}
            <div className="border-rule pt-3 sm:col-span-full sm:pt-5">
              <p className="max-w-[52em] font-sans text-small leading-snug text-soft">
                {texts['what-we-fund.note']}
              </p>
              <p className="mt-1 flex flex-wrap gap-x-6 font-sans font-semibold">
                <TextLink to={paths.caseTypes} className="inline-flex min-h-tap items-center">
                  {texts['what-we-fund.all-link']}
                </TextLink>
                <TextLink to={paths.whatWeFund} className="inline-flex min-h-tap items-center">
                  {texts['what-we-fund.more-link']}
                </TextLink>
              </p>
            </div>
          </FoldedOnPhones>
        </div>
      </div>
    </section>
  )
}

type CaseEntryProps = { entry: HomeCase; description: string; axisYears: number }

function CaseEntry({ entry, description, axisYears }: CaseEntryProps) {
  const words = useWords(homeWords)
  const locale = useLocale()
  const { slug, name, picture, funding, typicalTimeframe } = entry
  const [from, to] = entry.months
  return (
    <LinkCard to={paths.caseType(slug)} title={name} className="funding-entry">
      <img
        {...picture}
        alt=""
        loading="lazy"
        className="max-sm:hidden sm:order-first sm:mb-3 sm:-ml-2 sm:w-40"
      />
      <p className="mt-1 text-soft max-sm:hidden">{description}</p>
      <dl className="font-sans text-small leading-snug max-sm:contents sm:mt-4 sm:mb-1.5">
        <div className="max-sm:col-start-2 max-sm:row-start-1 max-sm:text-right tight:text-left">
          <dt className="font-medium text-soft max-sm:sr-only">{words.funding}</dt>
          <dd className="figures font-serif text-[min(1.0625rem,5.4vw)] leading-tight tracking-[-0.03em] not-tight:whitespace-nowrap text-green-800 sm:mt-1 sm:text-[1.9rem] lg:text-[clamp(1.6rem,2.5vw,2.4rem)]">
            {formatDollars(funding[0], locale)}
            <span className="px-[0.1em] text-ink-faint">–</span>
            {formatDollars(funding[1], locale)}
          </dd>
        </div>
        <div className="flex justify-between gap-4 max-sm:col-start-1 max-sm:row-start-2 sm:mt-4">
          <dt className="font-medium text-soft max-sm:sr-only">{words.timeToSettle}</dt>
          <dd className="sm:font-semibold">{typicalTimeframe}</dd>
        </div>
      </dl>
      <ScaleAxis from={from / 12} to={to / 12} max={axisYears} unit="years" />
    </LinkCard>
  )
}
