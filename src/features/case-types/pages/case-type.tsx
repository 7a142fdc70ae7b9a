import { data } from 'react-router'
import { ApplicationSection } from '#features/applications/apply/components/application-section.tsx'
import { applyTexts } from '#features/applications/apply/content/texts.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { pageMeta } from '#site/page-meta.ts'
import { CaseFacts } from '../components/case-facts.tsx'
import { CaseHero } from '../components/case-hero.tsx'
import { CaseTypeNotFound } from '../components/case-type-not-found.tsx'
import { RelatedCaseTypes } from '../components/related-case-types.tsx'
import { applicationCaseTypeOf } from '../content/application-codes.ts'
import { detailMeta, detailTrail, findCaseType, relatedTo, suggestedCaseTypes } from '../content.ts'
import type { Route } from './+types/case-type.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(pageContext)
  const caseType = findCaseType(params.caseType)
  if (!caseType) return data({ found: false as const, suggestions: suggestedCaseTypes() }, { status: 404 })
  const texts = await readTexts(db, { ...identityTexts, ...applyTexts })
  const site = { name: texts['global.brand.name'], publicUrl }
  const tags = pageMeta(detailMeta(caseType, publicUrl), site)
  return data({
    found: true as const,
    caseType,
    related: relatedTo(caseType.slug),
    trail: detailTrail,
    texts,
    tags,
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  if (loaderData.found) return loaderData.tags
  return [{ title: 'Case Type Not Found' }, { name: 'robots', content: 'noindex' }]
}

export default function CaseTypePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <CaseTypeNotFound suggestions={loaderData.suggestions} />
  const { caseType, related, trail, texts } = loaderData
  return (
    <>
      <CaseHero caseType={caseType} trail={trail} />
      <CaseFacts caseType={caseType} />
      <RelatedCaseTypes entries={related} />
      <ApplicationSection
        key={caseType.slug}
        texts={texts}
        title={`Apply for ${caseType.name} Funding`}
        caseType={applicationCaseTypeOf[caseType.slug]}
      />
    </>
  )
}
