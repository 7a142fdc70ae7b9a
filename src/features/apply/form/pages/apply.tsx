import { readRules } from '#features/rules/data.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { anchorLink, anchors } from '#site/paths.ts'
import { fitToArea, listServed } from '#site/service-area.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { LockIcon } from '#ui/icons.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { QuestionList } from '#ui/question-list.tsx'
import { Seal } from '#ui/seal.tsx'
import { ApplicationSection } from '../components/application-section.tsx'
import { applyWords } from '../content/apply-page.ts'
import { applyPage } from '../content.ts'
import type { Route } from './+types/apply.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const area = listServed(await readRules(services.db))
  const page = await readPage(applyPage, { ...services, area })
  return { ...page, served: area.length }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

const badges = [
  [1, <LockIcon key="lock" className="size-[0.8em]" />],
  [2, <TwoSigns key="24">24</TwoSigns>],
  [3, <TwoSigns key="0">$0</TwoSigns>],
] as const

export default function Apply({ loaderData: { texts, served } }: Route.ComponentProps) {
  const locale = useLocale()
  const { crumb, why, questions } = useWords(applyWords)
  const home = useWords(homeCrumb)
  return (
    <>
      <div className="page-width pt-1 pb-5 lg:pt-3 lg:pb-8">
        <Breadcrumb trail={[home]} current={crumb} />
        <div className="grid gap-x-column gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end lg:pt-2">
          <h1>{texts['apply-page.title']}</h1>
          <p className="max-w-[30em] text-lead max-md:hidden">{texts['apply-page.lead']}</p>
        </div>
        <ul className="oxford ruled-columns mt-3 flex flex-wrap gap-x-5 pt-3 font-sans text-[1rem] max-md:*:before:hidden md:mt-6 md:grid md:grid-cols-3 md:gap-x-(--gap) md:pt-[3px] md:font-serif md:text-body">
          {badges.map(([badge, sign]) => (
            <li
              key={badge}
              className="md:flex md:items-center md:gap-4 md:pt-4 md:max-lg:flex-col md:max-lg:items-start"
            >
              <span className="max-md:hidden">
                <Seal>{sign}</Seal>
              </span>
              <p>
                <b className="max-md:font-medium md:block md:text-lead md:leading-snug">
                  {texts[`apply-page.badge${badge}.title`]}
                </b>
                <span className="block leading-snug text-soft max-md:hidden">
                  {texts[`apply-page.badge${badge}.description`]}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <ApplicationSection texts={texts} isMain />
      <section className="page-width py-section" aria-labelledby="why-title">
        <h2 id="why-title">{why.heading}</h2>
        <ul className="ruled-columns mt-6 grid divide-rule border-t border-rule-strong max-md:divide-y md:grid-cols-3 lg:mt-10">
          {why.items.map(({ figure, unit, title, text }) => (
            <li key={title} className="py-6 lg:py-8">
              <p className="flex items-baseline gap-2">
                <span className="numeral">{figure}</span>
                <span className="font-sans text-small text-soft">{unit}</span>
              </p>
              <h3 className="mt-5">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="page-width pb-section">
        <QuestionList
          title={questions.heading}
          questions={fitToArea(questions.items, served, locale)}
          more={questions.more}
          next={
            <ButtonLink to={anchorLink(anchors.applicationForm)} variant="apply" className="max-sm:w-full">
              {texts['apply.title']}
            </ButtonLink>
          }
        />
      </div>
    </>
  )
}

/** The seal fits one character; two are smaller. */
function TwoSigns({ children }: { children: string }) {
  return <span className="text-[0.68em] tracking-tight">{children}</span>
}
