import { ApplicationSection } from '#features/applications/apply/components/application-section.tsx'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { FundingSection } from '../components/funding-section.tsx'
import { Hero } from '../components/hero.tsx'
import { ProcessSection } from '../components/process-section.tsx'
import { TestimonialSection } from '../components/testimonial-section.tsx'
import { TrustPoints } from '../components/trust-points.tsx'
import { TrustSection } from '../components/trust-section.tsx'
import { homePage } from '../content.ts'
import type { Route } from './+types/home.ts'

export const loader = ({ context }: Route.LoaderArgs) => readPage(homePage, context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Home({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <>
      <Hero texts={texts} />
      <TrustPoints texts={texts} />
      <TrustSection texts={texts} />
      <ProcessSection texts={texts} />
      <ApplicationSection texts={texts} />
      <FundingSection texts={texts} />
      <TestimonialSection texts={texts} />
    </>
  )
}
