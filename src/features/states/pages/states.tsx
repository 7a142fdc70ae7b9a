import { CallBand } from '#features/chrome/components/call-band.tsx'
import { readRules } from '#features/rules/data.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { fitToArea, listServed } from '#site/service-area.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useWords } from '#ui/locale.tsx'
import { StateAtlas } from '../components/state-atlas.tsx'
import { YearGroups } from '../components/year-groups.tsx'
import { indexTrail } from '../content/heads.ts'
import { stateWords } from '../content/words.ts'
import { groupStatesByYears, statesPage } from '../content.ts'
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
    groups: groupStatesByYears(locale, rules),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function States({ loaderData }: Route.ComponentProps) {
  const { trail, lead, groups } = loaderData
  const { index, state } = useWords(stateWords)
  return (
    <>
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={trail} current={index.title} />
        <div className="mb-8 grid gap-x-column gap-y-4 pt-5 lg:mb-10 lg:grid-cols-[5fr_7fr] lg:items-end">
          <h1>{index.title}</h1>
          <p className="max-w-[40em] text-lead">{lead}</p>
        </div>
        <StateAtlas groups={groups} />
      </div>
      <div className="page-width pb-section">
        <YearGroups groups={groups} />
        <p className="mt-6 max-w-[60em] font-sans text-small text-soft">{state.notAdvice}</p>
      </div>
      <CallBand title={index.callTitle} text={index.callText} />
    </>
  )
}
