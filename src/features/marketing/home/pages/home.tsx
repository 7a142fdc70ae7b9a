import { ApplicationSection } from '#features/apply/form/components/application-section.tsx'
import { axes } from '#features/case-types/content.ts'
import { listEntries } from '#features/case-types/data.ts'
import { CostPart } from '#features/price/components/cost-part.tsx'
import { readCostFacts } from '#features/price/data.ts'
import { listHomeRules } from '#features/questions/steps/home-state.ts'
import { readRules } from '#features/rules/data.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { listServed } from '#site/service-area.ts'
import { FundingSection } from '../components/funding-section.tsx'
import { Greeting } from '../components/greeting.tsx'
import { Hero } from '../components/hero.tsx'
import { ProcessSection } from '../components/process-section.tsx'
import { TestimonialSection } from '../components/testimonial-section.tsx'
import { TrustPoints } from '../components/trust-points.tsx'
import { TrustSection } from '../components/trust-section.tsx'
import { fundedOnHome } from '../content/words.ts'
import { homePage } from '../content.ts'
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
  const page = await readPage(homePage, { ...services, area: listServed(rules) })
  const cost = await readCostFacts(services.db, [])
  return { ...page, cases, axisYears: axes.years, rules: listHomeRules(rules), cost }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Home({ loaderData: { texts, cases, axisYears, rules, cost } }: Route.ComponentProps) {
  return (
    <>
      <Greeting />
      <Hero texts={texts} />
      <TrustPoints texts={texts} />
      <TrustSection texts={texts} />
      <ProcessSection texts={texts} />
      <CostPart facts={cost} className="pb-section" />
      <ApplicationSection texts={texts} rules={rules} />
      <FundingSection texts={texts} cases={cases} axisYears={axisYears} />
      <TestimonialSection texts={texts} />
    </>
  )
}
