import { useLocation } from 'react-router'
import { labelOf } from '#domain/choice.ts'
import { isServed } from '#domain/posture.ts'
import { states } from '#domain/states.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { listSlips, readQuestion } from '#lib/price/question.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { situate } from '../components/answer.ts'
import { OffersComparison } from '../components/offers-comparison.tsx'
import { sayUnpriced } from '../components/terms-note.tsx'
import { offersWords } from '../content/offers-words.ts'
import { costPageWords } from '../content/page-words.ts'
import { costWords } from '../content/words.ts'
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
  const { call } = useWords(offersWords)
  const home = useWords(homeCrumb)
  const { search, key } = useLocation()
  const costs = useWords(costWords)
  const locale = useLocale()
  const asked = new URLSearchParams(search)
  const first = readQuestion(asked)
  const { rule } = situate(first, facts)
  const takesNone = !isServed(rule)
  const refused =
    first.state && takesNone ? sayUnpriced(labelOf(states, first.state, locale), rule, costs) : undefined
  return (
    <>
      <div data-live="near" className="page-width pb-section">
        <OffersComparison
          key={key}
          facts={facts}
          first={first}
          slips={listSlips(asked)}
          trail={[home, { label: crumb, to: paths.cost }]}
        />
      </div>
      <section
        data-takes-none={takesNone ? '' : undefined}
        className="on-green py-section print:hidden"
        aria-labelledby="call-title"
      >
        <div className="page-width grid items-end gap-x-column gap-y-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="call-title" className="text-sheet">
              {refused ?? call.title}
            </h2>
            <p className="mt-4 max-w-[34em] text-lead">{refused ? call.textElsewhere : call.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:justify-end">
            {!takesNone && (
              <ButtonLink to={paths.apply} variant="apply" className="max-sm:grow">
                {call.apply}
              </ButtonLink>
            )}
            <Link to={paths.cost} className="inline-flex min-h-tap items-center font-sans">
              {call.one}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}
