import { ApplicationSection } from '#features/apply/form/components/application-section.tsx'
import { axes } from '#features/case-types/content.ts'
import { listEntries } from '#features/case-types/data.ts'
import { CheckBlock } from '#features/chrome/components/check-block.tsx'
import { ProcessSteps } from '#features/chrome/components/process-steps.tsx'
import { CostPart } from '#features/price/components/cost-part.tsx'
import { readCostFacts } from '#features/price/data.ts'
import { readRules } from '#features/rules/data.ts'
import { readPage, readSiteFacts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { anchorLink, anchors, paths } from '#site/paths.ts'
import { listServed } from '#site/service-area.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { FundingSection } from '../components/funding-section.tsx'
import { Greeting } from '../components/greeting.tsx'
import { Hero } from '../components/hero.tsx'
import { TestimonialSection } from '../components/testimonial-section.tsx'
import { TrustSection } from '../components/trust-section.tsx'
import { bareWords } from '../content/bare.ts'
import { fundedOnHome } from '../content/words.ts'
import { type HomeTexts, homePage } from '../content.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const entries = new Map(listEntries(services.locale).map((entry) => [entry.slug, entry]))
  const cases = fundedOnHome.flatMap((slug) => {
    const entry = entries.get(slug)
    if (!entry) return []
    const { name, picture, funding, months, typicalTimeframe } = entry
    return [{ slug, name, picture, funding, months, typicalTimeframe }]
  })
  const rules = await readRules(services.db)
  const { texts, tags } = await readPage(homePage, { ...services, area: listServed(rules) })
  const { hidden } = await readSiteFacts(services.db)
  // Hidden quotes don't travel with the page, either.
  const shown: HomeTexts = hidden.includes('testimonials') ? { ...texts, 'testimonials.items': [] } : texts
  const cost = await readCostFacts(services.db, [])
  return { texts: shown, tags, cases, axisYears: axes.years, cost }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Home({ loaderData: { texts, cases, axisYears, cost } }: Route.ComponentProps) {
  return (
    <>
      <Greeting />
      <Hero texts={texts} />
      <TrustPoints texts={texts} />
      <CostPart facts={cost} className="pt-section" />
      <FundingSection texts={texts} cases={cases} axisYears={axisYears} />
      <CheckBlock />
      <ProcessSection texts={texts} />
      <TrustSection texts={texts} />
      <TestimonialSection texts={texts} />
      <ApplicationSection texts={texts} />
    </>
  )
}

function TrustPoints({ texts }: { texts: HomeTexts }) {
  const bare = useWords(bareWords)
  const points = [
    [texts['hero.trust.no-credit'], texts['hero.trust.no-credit-detail']],
    [texts['hero.trust.same-day'] || bare.answers, texts['hero.trust.same-day-detail']],
    [texts['hero.trust.pay-if-win'], texts['hero.trust.pay-if-win-detail']],
  ] as const
  return (
    <div className="oxford border-b border-b-rule pt-[3px]">
      <div className="page-width">
        <ul className="ruled-columns grid divide-rule max-md:divide-y md:max-lg:grid-cols-[auto_auto_auto] md:max-lg:justify-between md:max-lg:[--gap:1.5rem] lg:grid-cols-3">
          {points.map(([title, detail]) => (
            <li key={title} className="flex gap-3 py-2 md:gap-2 md:py-6 lg:gap-3">
              <CheckIcon className="mt-1 size-5 flex-none text-brand" />
              <p className="leading-snug max-lg:text-[1rem]">
                <b className="leading-snug md:block md:text-lead md:max-lg:text-[1.125rem]">{title}</b>{' '}
                <span className="text-soft">{detail}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function ProcessSection({ texts }: { texts: HomeTexts }) {
  return (
    <section id={anchors.howItWorks} className="pt-section" aria-labelledby="process-title">
      <div className="page-width">
        <SectionHead
          id="process-title"
          title={texts['how-it-works.title']}
          lead={texts['how-it-works.subtitle']}
        />
        <ProcessSteps texts={texts} />
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 sm:mt-6 lg:mt-12">
          <ButtonLink to={anchorLink(anchors.applicationForm)} variant="apply" className="max-sm:w-full">
            {texts['how-it-works.button']}
          </ButtonLink>
          <TextLink
            to={paths.howItWorks}
            className="inline-flex min-h-tap items-center font-sans font-semibold"
          >
            {texts['how-it-works.more-link']}
          </TextLink>
        </div>
      </div>
    </section>
  )
}
