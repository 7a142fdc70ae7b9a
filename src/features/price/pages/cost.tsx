import { useLocation } from 'react-router'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { readQuestion } from '#lib/price/question.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useWords } from '#ui/locale.tsx'
import { CostCalculator } from '../components/cost-calculator.tsx'
import { costPageWords } from '../content/page-words.ts'
import { costPage } from '../content.ts'
import { readCostFacts } from '../data.ts'
import type { Route } from './+types/cost.ts'

/** Never looks at the address: the page itself works out the answer, here or in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  return { ...(await readPage(costPage, services)), facts: await readCostFacts(services.db) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Cost({ loaderData: { texts, facts } }: Route.ComponentProps) {
  const words = useWords(costPageWords)
  const home = useWords(homeCrumb)
  const { search, key } = useLocation()
  return (
    <div data-live="near" className="page-width pb-section">
      <div className="max-lg:hidden">
        <Breadcrumb trail={[home]} current={words.crumb} />
      </div>
      <div className="grid items-end gap-x-column gap-y-1 pt-4 md:pt-8 lg:grid-cols-[7fr_5fr] lg:pt-1">
        <h1 className="text-[min(2.125rem,10vw)] leading-[1.06] lg:text-[clamp(3rem,4.2vw,3.75rem)]">
          {texts['cost-page.title']}
        </h1>
        <p className="text-lead leading-[1.42]">{texts['cost-page.lead']}</p>
      </div>
      <CostCalculator
        key={key}
        facts={facts}
        first={readQuestion(new URLSearchParams(search))}
        apply={
          <ButtonLink to={paths.apply} variant="apply" className="max-sm:w-full">
            {texts['cost-page.button']}
          </ButtonLink>
        }
      />
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <Link to={paths.helpFirst} className="inline-flex min-h-tap items-center font-sans">
          {words.helpFirst}
        </Link>
        <Link to={paths.faq} className="inline-flex min-h-tap items-center font-sans">
          {words.questions}
        </Link>
      </p>
    </div>
  )
}
