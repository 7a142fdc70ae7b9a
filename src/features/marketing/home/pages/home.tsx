import { ApplicationSection } from '#features/applications/apply/components/application-section.tsx'
import { homeTexts } from '#features/content/content.ts'
import { readTexts } from '#features/content/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { pageMeta } from '#site/page-meta.ts'
import { FundingSection } from '../components/funding-section.tsx'
import { Hero } from '../components/hero.tsx'
import { ProcessSection } from '../components/process-section.tsx'
import { TestimonialSection } from '../components/testimonial-section.tsx'
import { TrustPoints } from '../components/trust-points.tsx'
import { TrustSection } from '../components/trust-section.tsx'
import { homeMeta } from '../content.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(pageContext)
  return { publicUrl, texts: await readTexts(db, homeTexts) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { publicUrl, texts } = loaderData
  return pageMeta(homeMeta(texts, publicUrl), { name: texts['global.brand.name'], publicUrl })
}

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
