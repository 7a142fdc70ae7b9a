import { data } from 'react-router'
import { ApplicationSection } from '#features/apply/form/components/application-section.tsx'
import { applyTexts } from '#features/apply/form/content/texts.ts'
import { CostPart } from '#features/price/components/cost-part.tsx'
import { readCostFacts } from '#features/price/data.ts'
import { readRules } from '#features/rules/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { missingMeta, pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { fitToArea, listServed } from '#site/service-area.ts'
import { ButtonLink } from '#ui/button.tsx'
import { fog } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { CaseFacts } from '../components/case-facts.tsx'
import { CaseHero } from '../components/case-hero.tsx'
import { CaseTypeCards, RelatedCaseTypes } from '../components/related-case-types.tsx'
import { caseTypeWords } from '../content/words.ts'
import { axes, detailHead, detailTrail, findCaseType } from '../content.ts'
import { type CaseTypeEntry, illustrate, listRelated, plateOf, suggestCaseTypes } from '../data.ts'
import type { Route } from './+types/case-type.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl, locale } = context.get(pageContext)
  const caseType = findCaseType(params.caseType, locale)
  if (!caseType) {
    const tags = missingMeta(caseTypeWords[locale].notFound.title)
    return data({ found: false as const, tags, suggestions: suggestCaseTypes(locale) }, { status: 404 })
  }
  const rules = await readRules(db)
  const area = listServed(rules)
  const stored = await readTexts(db, { ...identityTexts, ...applyTexts }, locale)
  const texts = fitToArea(stored, area.length, locale)
  const site = { name: texts['global.brand.name'], publicUrl }
  const tags = pageMeta(detailHead(caseType, site, locale, area), site, locale)
  return data({
    found: true as const,
    caseType: { ...illustrate(caseType), plate: plateOf(caseType.slug) },
    axes,
    related: listRelated(caseType.slug, locale),
    trail: detailTrail(locale),
    texts,
    tags,
    cost: await readCostFacts(db, []),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function CaseTypePage({ loaderData }: Route.ComponentProps) {
  const words = useWords(caseTypeWords).detail
  if (!loaderData.found) return <CaseTypeNotFound suggestions={loaderData.suggestions} />
  const { caseType, axes, related, trail, texts, cost } = loaderData
  return (
    <>
      <CaseHero caseType={caseType} axes={axes} trail={trail} />
      <CaseFacts caseType={caseType} />
      <CostPart key={`cost-${caseType.slug}`} facts={cost} className="pb-section" />
      <RelatedCaseTypes entries={related} />
      <ApplicationSection
        key={caseType.slug}
        texts={texts}
        title={words.applyFor(caseType.name)}
        caseType={caseType.applicationCode}
      />
    </>
  )
}

function CaseTypeNotFound({ suggestions }: { suggestions: readonly CaseTypeEntry[] }) {
  const words = useWords(caseTypeWords).notFound
  return (
    <div className="page-width py-section">
      <div className="grid gap-x-column gap-y-8 lg:grid-cols-[3fr_2fr]">
        <img {...fog} alt="" className="w-full max-w-72 self-center lg:order-1 lg:max-w-120" />
        <div className="max-w-measure">
          <h1>{words.title}</h1>
          <p className="mt-6 text-lead">{words.text}</p>
          <ButtonLink to={paths.home} className="mt-6">
            {words.button}
          </ButtonLink>
        </div>
      </div>
      <h2 className="oxford mt-section text-title">{words.suggestions}</h2>
      <CaseTypeCards entries={suggestions} className="mt-2 sm:grid-cols-2 lg:grid-cols-3" />
    </div>
  )
}
