import { listCaseTypes } from '#features/case-types/content.ts'
import { illustrate } from '#features/case-types/data.ts'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import { ProofNote } from '#features/chrome/components/proof-note.tsx'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { notLegalAdvice } from '#site/not-advice.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { courthouseNarrow, courthouseWide } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { QuestionList } from '#ui/question-list.tsx'
import { ScaleAxis } from '#ui/scale-axis.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { FundedCases } from '../components/funded-cases.tsx'
import { averageOnAxis, whatWeFundPage, whatWeFundWords } from '../content.ts'
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
        <div className="plate-head">
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
          <PlatePicture wide={courthouseWide} narrow={courthouseNarrow} />
        </div>
      </div>
      <FundedCases cases={cases} others={others} />
      <aside aria-labelledby="not-funded-title" className="page-width pb-section">
        <div className="grid gap-x-column gap-y-3 border-t border-rule-strong pt-5 lg:grid-cols-[4fr_8fr]">
          <h2 id="not-funded-title" className="text-title">
            {words.notFunded.title}
          </h2>
          <ul className="grid gap-x-column sm:grid-cols-2">
            {words.notFunded.items.map((item) => (
              <li key={item} className="border-b border-rule py-2.5 leading-snug text-soft">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </aside>
      <Amounts />
      <div className="page-width py-section">
        <QuestionList title={words.questions.title} questions={words.questions.items} note={notAdvice} />
      </div>
      <CallBand {...words.call} />
    </>
  )
}

function Amounts() {
  const words = useWords(whatWeFundWords).amounts
  const sizes = words.sizes.filter(({ figure }) => figure !== '')
  const isAverageShown = sizes.length === words.sizes.length
  return (
    <section className="on-tint py-section" aria-labelledby="amounts-title">
      <div className="page-width">
        <SectionHead id="amounts-title" title={words.title} lead={words.lead} />
        <dl
          className={classNames(
            'ruled-columns mt-8 grid divide-rule max-lg:divide-y lg:mt-12',
            isAverageShown ? 'lg:grid-cols-[4fr_6fr_4fr]' : 'lg:grid-cols-2',
          )}
        >
          {sizes.map(({ label, figure, text }) => (
            <div key={label} className="py-4">
              <dt className="font-sans text-small font-medium text-soft">{label}</dt>
              <dd className="figures mt-4 text-[min(clamp(2.4rem,0.9rem+2.9vw,3.9rem),11vw)] leading-none tracking-[-0.035em] whitespace-nowrap text-brand">
                {figure}
              </dd>
              <dd className="mt-2 leading-snug text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        {isAverageShown && (
          <div className="mt-8">
            <ScaleAxis {...averageOnAxis} unit="thousands" />
            <p className="mt-3 font-sans text-small text-soft">{words.axis}</p>
          </div>
        )}
        <ProofNote claims={['averageAdvance']} className="mt-4" />
        <div className="mt-10 grid gap-x-column gap-y-8 md:grid-cols-2">
          <ShortList {...words.dependsOn} />
          <ShortList {...words.usedFor} />
        </div>
      </div>
    </section>
  )
}

function ShortList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="hairlines hairlines-closed mt-3">
        {items.map((item) => (
          <li key={item} className="py-2.5 leading-snug">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
