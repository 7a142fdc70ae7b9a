import { useLocation } from 'react-router'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { readQuestion } from '#lib/price/question.ts'
import { paths } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { OffersComparison } from '../components/offers-comparison.tsx'
import { costPageWords } from '../content/page-words.ts'
import { offersPage } from '../content.ts'
import { readCostFacts } from '../data.ts'
import type { Route } from './+types/offers.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  return { ...(await readPage(offersPage, services)), facts: await readCostFacts(services.db) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Offers({ loaderData: { facts } }: Route.ComponentProps) {
  const { crumb } = useWords(costPageWords)
  const home = useWords(homeCrumb)
  const { search, key } = useLocation()
  return (
    <div data-live="near" className="page-width pb-section">
      <OffersComparison
        key={key}
        facts={facts}
        first={readQuestion(new URLSearchParams(search))}
        trail={[home, { label: crumb, to: paths.cost }]}
      />
    </div>
  )
}
