import { listCaseTypes } from '#features/case-types/content.ts'
import { illustrate } from '#features/case-types/data.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { notLegalAdvice } from '#site/not-advice.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { QuestionList } from '#ui/question-list.tsx'
import { Amounts } from '../components/amounts.tsx'
import { FundedCases } from '../components/funded-cases.tsx'
import { whatWeFundPage, whatWeFundWords } from '../content.ts'
import type { Route } from './+types/what-we-fund.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const caseTypes = listCaseTypes(services.locale).map(illustrate)
  return {
    ...(await readPage(whatWeFundPage, services)),
    cases: caseTypes.flatMap(({ slug, name, picture, examples }) =>
      examples ? [{ slug, name, picture, examples }] : [],
    ),
    others: caseTypes.flatMap(({ slug, inASentence, examples }) => (examples ? [] : [{ slug, inASentence }])),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function WhatWeFund({ loaderData: { texts, cases, others } }: Route.ComponentProps) {
  const words = useWords(whatWeFundWords)
  const home = useWords(homeCrumb)
  const notAdvice = useWords(notLegalAdvice)
  return (
    <>
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={[home]} current={words.crumb} />
        <div className="grid gap-x-column gap-y-8 pt-4 lg:grid-cols-[8fr_4fr] lg:pt-8">
          <div>
            <h1 className="max-w-[13em]">{texts['what-we-fund-page.title']}</h1>
            <p className="mt-5 max-w-[34em] text-lead">{texts['what-we-fund-page.lead']}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink to={paths.apply} variant="apply" className="max-sm:w-full">
                {words.apply}
              </ButtonLink>
              <ButtonLink to={paths.contact} variant="outline" className="max-sm:w-full">
                {words.ask}
              </ButtonLink>
            </div>
          </div>
          <aside
            aria-labelledby="not-funded-title"
            className="border-t border-rule-strong pt-4 lg:border-t-0 lg:border-l lg:border-rule lg:pt-0 lg:pl-column"
          >
            <h2 id="not-funded-title" className="text-h3 font-semibold">
              {words.notFunded.title}
            </h2>
            <ul className="hairlines mt-2">
              {words.notFunded.items.map((item) => (
                <li key={item} className="py-2.5 leading-snug text-soft">
                  {item}
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </div>
      <FundedCases cases={cases} others={others} />
      <Amounts />
      <div className="page-width py-section">
        <QuestionList title={words.questions.title} questions={words.questions.items} note={notAdvice} />
      </div>
    </>
  )
}
