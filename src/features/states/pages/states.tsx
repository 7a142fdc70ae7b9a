import { CallBand } from '#features/chrome/components/call-band.tsx'
import { readRules } from '#features/rules/data.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { fitToArea, listServed } from '#site/service-area.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useWords } from '#ui/locale.tsx'
import { RuleGroups } from '../components/rule-groups.tsx'
import { StateFinder } from '../components/state-finder.tsx'
import { indexTrail } from '../content/heads.ts'
import { stateWords } from '../content/words.ts'
import { groupStatesByFaultRule, groupStatesByYears, stateEntries, statesPage } from '../content.ts'
import type { Route } from './+types/states.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { locale } = services
  const rules = await readRules(services.db)
  const area = listServed(rules)
  const { tags } = await readPage(statesPage, { ...services, area })
  return {
    tags,
    trail: indexTrail(locale),
    lead: fitToArea(stateWords[locale].index.lead, area.length, locale),
    states: stateEntries(locale, rules),
    byYears: groupStatesByYears(locale),
    byFaultRule: groupStatesByFaultRule(locale),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function States({ loaderData }: Route.ComponentProps) {
  const { trail, lead, states, byYears, byFaultRule } = loaderData
  const { index, state } = useWords(stateWords)
  return (
    <>
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={trail} current={index.title} />
        <h1 className="pt-5">{index.title}</h1>
        <p className="mt-4 mb-8 max-w-[40em] text-lead lg:mb-12">{lead}</p>
        <StateFinder states={states} />
      </div>
      <div className="page-width pb-section">
        <RuleGroups byYears={byYears} byFaultRule={byFaultRule} />
        <p className="mt-6 max-w-[60em] font-sans text-small text-soft">{state.notAdvice}</p>
      </div>
      <CallBand title={index.callTitle} text={index.callText} />
    </>
  )
}
