import { CallBand } from '#features/chrome/components/call-band.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { RuleGroups } from '../components/rule-groups.tsx'
import { StateFinder } from '../components/state-finder.tsx'
import { homeCrumb, indexMeta } from '../content/meta.ts'
import { indexTexts, stateTexts } from '../content/texts.ts'
import { stateEntries, statesByFaultRule, statesByYears } from '../content.ts'
import type { Route } from './+types/states.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(pageContext)
  const texts = await readTexts(db, identityTexts)
  return {
    site: { name: texts['global.brand.name'], publicUrl },
    states: stateEntries(),
    byYears: statesByYears(),
    byFaultRule: statesByFaultRule(),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, states } = loaderData
  return pageMeta(indexMeta(states, site), site)
}

export default function States({ loaderData: { states, byYears, byFaultRule } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={[homeCrumb]} current={indexTexts.title} />
        <h1 className="pt-5">{indexTexts.title}</h1>
        <p className="mt-4 mb-8 max-w-[40em] text-lead lg:mb-12">{indexTexts.lead}</p>
        <StateFinder states={states} />
      </div>
      <div className="page-width pb-section">
        <RuleGroups byYears={byYears} byFaultRule={byFaultRule} />
        <p className="mt-6 max-w-[60em] font-sans text-small text-soft">{stateTexts.notAdvice}</p>
      </div>
      <CallBand title={indexTexts.callTitle} text={indexTexts.callText} />
    </>
  )
}
