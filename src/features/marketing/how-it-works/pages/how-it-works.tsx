import { KeptLine } from '#features/chrome/components/kept-line.tsx'
import { StepTime } from '#features/chrome/components/process-steps.tsx'
import { ProofNote } from '#features/chrome/components/proof-note.tsx'
import type { ProcessTexts } from '#features/chrome/content/process.ts'
import { CostPart } from '#features/price/components/cost-part.tsx'
import { readCostFacts } from '#features/price/data.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { notLegalAdvice } from '#site/not-advice.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { bankCheck, type Engraving, lamp, letter, tableNarrow, tableWide } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { QuestionList } from '#ui/question-list.tsx'
import { ScaleAxis } from '#ui/scale-axis.tsx'
import { Payout } from '../components/payout.tsx'
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
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={[home]} current={words.crumb} />
        <div className="plate-head">
          <div>
            <h1>{texts['how-it-works-page.title']}</h1>
            <p className="mt-5 max-w-[30em] text-lead">{texts['how-it-works-page.lead']}</p>
            <p className="mt-2 mb-6 max-w-[40em] font-sans text-small text-soft">{words.exceptions}</p>
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

/** The first 48 hours to scale. Three rows share one axis, numbered under the last. */
function FirstTwoDays() {
  const words = useWords(howItWorksWords).firstDays
  return (
    <figure className="oxford mt-10 grid gap-x-column gap-y-5 lg:mt-14 lg:grid-cols-[4fr_8fr]">
      <figcaption>
        <span className="block text-title">{words.title}</span>
        <span className="mt-3 block max-w-[26em] font-sans text-small text-soft">{words.note}</span>
        <KeptLine className="mt-3 max-w-[26em] font-sans text-small text-soft" />
        <ProofNote standing={['answerInTime', 'freeToApply', 'oweNothing']} className="mt-3" />
      </figcaption>
      <dl>
        {words.rows.map(({ label, time, from, to }) => (
          <div
            key={label}
            className="border-rule pt-3 not-first:border-t not-last:[&_.axis]:h-5 not-last:[&_text]:hidden"
          >
            <dt className="sr-only">{label}</dt>
            <dd>
              <span className="mb-2 flex flex-wrap justify-between gap-x-4 font-sans text-small leading-snug">
                <span className="font-medium text-soft" aria-hidden="true">
                  {label}
                </span>
                <b>{time}</b>
              </span>
              <ScaleAxis from={from} to={to} max={48} step={12} unit="hours" />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

type ChapterProps = {
  chapter: ChapterWords
  picture: Engraving
  texts: ProcessTexts
}

function Chapter({ chapter: { step, lists }, picture, texts }: ChapterProps) {
  return (
    <li className="grid gap-x-column gap-y-4 py-8 sm:grid-cols-[6.5rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,5fr)_minmax(0,6fr)] lg:py-12">
      <div className="flex items-end justify-between gap-4 sm:flex-col sm:items-start sm:justify-start">
        <span className="numeral -ml-[0.04em] max-sm:text-[5rem]" aria-hidden="true">
          {step}
        </span>
        <img {...picture} alt="" loading="lazy" className="w-38 max-sm:max-w-1/2 sm:w-26 lg:w-36" />
      </div>
      <div>
        <h3 className="text-title">{texts[`how-it-works.step${step}.title`]}</h3>
        <p className="mt-3 max-w-[30em] lg:text-lead">{texts[`how-it-works.step${step}.description`]}</p>
        <StepTime step={step} texts={texts} className="mt-5 max-w-[24em]" />
      </div>
      <div className="grid content-start gap-x-8 gap-y-6 max-lg:pt-3 sm:col-start-2 lg:col-start-3">
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h4 className="font-sans text-body">{title}</h4>
            <ul className="hairlines hairlines-closed mt-2">
              {items.map((item) => (
                <li key={item} className="py-2 leading-snug">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  )
}

function CostsAndBenefits() {
  const { costs, benefits } = useWords(howItWorksWords)
  return (
    <div className="page-width grid gap-x-[clamp(3rem,5vw,6rem)] gap-y-12 py-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section aria-labelledby="costs-title">
        <h2 id="costs-title">{costs.title}</h2>
        <div className="mt-6 grid items-center gap-6 not-tight:grid-cols-[auto_1fr]">
          <span className="numeral text-[min(clamp(6rem,4rem+7vw,11rem),40vw)]">$0</span>
          <ul className="hairlines hairlines-closed">
            {costs.items.map((item) => (
              <li key={item} className="py-2.5 text-lead leading-snug">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="benefits-title">
        <h2 id="benefits-title">{benefits.title}</h2>
        <dl className="mt-6 grid gap-x-column border-t border-rule sm:grid-cols-2">
          {benefits.items.map(({ title, text }) => (
            <div key={title} className="border-b border-rule py-4">
              <dt className="text-lead font-semibold">{title}</dt>
              <dd className="mt-1 leading-snug text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
