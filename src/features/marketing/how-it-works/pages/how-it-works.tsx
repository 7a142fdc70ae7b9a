import { StepTime } from '#features/chrome/components/process-steps.tsx'
import type { ProcessTexts } from '#features/chrome/content/process.ts'
import { readCostFacts } from '#features/price/data.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { notLegalAdvice } from '#site/not-advice.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { bankCheck, type Engraving, lamp, letter, tableNarrow, tableWide } from '#ui/engravings/index.ts'
import { Link } from '#ui/link.tsx'
import { useWords } from '#ui/locale.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { Payout } from '../components/payout.tsx'
import { TwoDays } from '../components/two-days.tsx'
import { type Chapter as ChapterWords, howItWorksPage, howItWorksWords } from '../content.ts'
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
      <div className="page-width pt-3 pb-[max(2rem,calc(var(--spacing-section)*0.4))]">
        <Breadcrumb trail={[home]} current={words.crumb} />
        <div className="plate-head">
          <div>
            <h1>{texts['how-it-works-page.title']}</h1>
            <p className="mt-5 max-w-[30em] text-lead">{texts['how-it-works-page.lead']}</p>
            <div className="mt-6">{apply}</div>
          </div>
          <PlatePicture wide={tableWide} narrow={tableNarrow} />
        </div>
        <TwoDays />
      </div>
      <section
        className="page-width pb-[max(2rem,calc(var(--spacing-section)*0.4))]"
        aria-labelledby="steps-title"
      >
        <h2 id="steps-title">{texts['how-it-works.title']}</h2>
        <ol className="ruled-columns mt-6 grid divide-rule border-t border-rule max-lg:divide-y lg:mt-8 lg:grid-cols-3 lg:border-t-0">
          {words.chapters.map((chapter, index) => (
            <Chapter key={chapter.step} chapter={chapter} picture={pictures[index] ?? letter} texts={texts} />
          ))}
        </ol>
      </section>
      <Payout cost={cost} />
      <Interview />
      <section
        className="on-green pt-[max(2rem,calc(var(--spacing-section)*0.45))]"
        aria-labelledby="start-title"
      >
        <div className="page-width grid items-end gap-x-column gap-y-5 border-b border-rule pb-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="start-title" className="text-sheet">
              {words.start.title}
            </h2>
            <p className="mt-2 text-lead">{words.start.text}</p>
          </div>
          <div>
            <div className="flex flex-wrap gap-3 lg:justify-end">
              {apply}
              <ButtonLink to={paths.cost} variant="outline" className="max-sm:w-full">
                {words.start.cost}
              </ButtonLink>
            </div>
            <p className="mt-3 font-sans text-small text-soft lg:text-end">{notAdvice}</p>
          </div>
        </div>
      </section>
    </>
  )
}

type ChapterProps = {
  chapter: ChapterWords
  picture: Engraving
  texts: ProcessTexts
}

function Chapter({ chapter: { step, lists }, picture, texts }: ChapterProps) {
  return (
    <li className="py-5 lg:py-0">
      <div className="flex items-end justify-between gap-4">
        <span className="numeral -ml-[0.04em] text-[5rem] lg:text-[6.5rem]" aria-hidden="true">
          {step}
        </span>
        <img {...picture} alt="" loading="lazy" className="w-38 max-w-1/2" />
      </div>
      <h3 className="mt-3 text-title">{texts[`how-it-works.step${step}.title`]}</h3>
      <p className="mt-1 leading-snug">{texts[`how-it-works.step${step}.description`]}</p>
      <StepTime step={step} texts={texts} className="mt-3 border-b pb-3" />
      <div className="gap-x-column sm:max-lg:grid sm:max-lg:grid-cols-2">
        {lists.map(({ title, items }) => (
          <div key={title} className="mt-3">
            <h4 className="font-sans text-small">{title}</h4>
            <ul className="dashes mt-1 leading-snug">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  )
}

/** Six short answers stand open. */
function Interview() {
  const { title, items, more } = useWords(howItWorksWords).questions
  return (
    <section
      className="page-width pb-[max(2rem,calc(var(--spacing-section)*0.5))]"
      aria-labelledby="questions-title"
    >
      <div className="oxford flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="questions-title">{title}</h2>
        <Link to={more.to} className="inline-flex min-h-tap items-center font-sans font-semibold">
          {more.label}
        </Link>
      </div>
      <dl className="mt-4 grid gap-x-column gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ question, answer }) => (
          <div key={question} className="border-t border-rule pt-3 lg:nth-[-n+3]:border-t-0">
            <dt className="text-h3 text-green-800 italic">{question}</dt>
            <dd className="mt-1 leading-snug">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
