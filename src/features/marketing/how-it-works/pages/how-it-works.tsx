import { CostPart } from '#features/price/components/cost-part.tsx'
import { readCostFacts } from '#features/price/data.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { notLegalAdvice } from '#site/not-advice.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { bankCheck, lamp, letter, tableNarrow, tableWide } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { QuestionList } from '#ui/question-list.tsx'
import { Chapter } from '../components/chapter.tsx'
import { CostsAndBenefits } from '../components/costs-and-benefits.tsx'
import { FirstTwoDays } from '../components/first-two-days.tsx'
import { Payout } from '../components/payout.tsx'
import { howItWorksPage, howItWorksWords } from '../content.ts'
import type { Route } from './+types/how-it-works.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  return { ...(await readPage(howItWorksPage, services)), cost: await readCostFacts(services.db, []) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

const pictures = [letter, lamp, bankCheck] as const

export default function HowItWorks({ loaderData: { texts, cost } }: Route.ComponentProps) {
  const words = useWords(howItWorksWords)
  const home = useWords(homeCrumb)
  const notAdvice = useWords(notLegalAdvice)
  const apply = (
    <ButtonLink to={paths.apply} variant="apply" className="max-sm:w-full">
      {texts['how-it-works-page.button']}
    </ButtonLink>
  )
  return (
    <>
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={[home]} current={words.crumb} />
        <div className="plate-head">
          <div>
            <h1>{texts['how-it-works-page.title']}</h1>
            <p className="mt-5 mb-6 max-w-[30em] text-lead">{texts['how-it-works-page.lead']}</p>
            {apply}
          </div>
          <PlatePicture wide={tableWide} narrow={tableNarrow} />
        </div>
        <FirstTwoDays />
      </div>
      <section className="page-width pb-section" aria-labelledby="steps-title">
        <h2 id="steps-title" className="oxford">
          {texts['how-it-works.title']}
        </h2>
        <ol className="hairlines mt-6 border-t border-rule">
          {words.chapters.map((chapter, index) => (
            <Chapter key={chapter.step} chapter={chapter} picture={pictures[index] ?? letter} texts={texts} />
          ))}
        </ol>
      </section>
      <Payout cost={cost} />
      <CostPart facts={cost} className="pt-section" />
      <CostsAndBenefits />
      <div className="page-width pb-section">
        <QuestionList
          title={words.questions.title}
          questions={words.questions.items}
          more={words.questions.more}
          note={notAdvice}
        />
      </div>
      <section className="on-green py-section" aria-labelledby="start-title">
        <div className="page-width flex flex-wrap items-end justify-between gap-6">
          <h2 id="start-title" className="max-w-[16em] text-sheet">
            {words.start}
          </h2>
          {apply}
        </div>
      </section>
    </>
  )
}
