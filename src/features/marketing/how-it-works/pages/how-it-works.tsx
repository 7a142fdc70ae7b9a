import { KeptLine } from '#features/chrome/components/kept-line.tsx'
import { StepTime } from '#features/chrome/components/process-steps.tsx'
import { ProofNote } from '#features/chrome/components/proof-note.tsx'
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
  const apply = (
    <ButtonLink to={paths.apply} variant="apply" className="max-sm:w-full">
      {texts['how-it-works-page.button']}
    </ButtonLink>
  )
  return (
    <>
      <div className="page-width pt-3 pb-[calc(var(--spacing-section)*0.5)]">
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
      <section className="page-width pb-[calc(var(--spacing-section)*0.5)]" aria-labelledby="steps-title">
        <h2 id="steps-title">{texts['how-it-works.title']}</h2>
        <ol className="ruled-columns mt-6 grid divide-rule border-t border-rule max-lg:divide-y lg:mt-8 lg:grid-cols-3 lg:border-t-0">
          {words.chapters.map((chapter, index) => (
            <Chapter key={chapter.step} chapter={chapter} picture={pictures[index] ?? letter} texts={texts} />
          ))}
        </ol>
      </section>
      <Payout cost={cost} />
      <Benefits />
      <Interview />
      <section className="on-green pt-[calc(var(--spacing-section)*0.5)]" aria-labelledby="start-title">
        <div className="page-width grid items-end gap-x-column gap-y-5 border-b border-rule pb-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="start-title" className="text-sheet">
              {words.start.title}
            </h2>
            <p className="mt-2 text-lead">{words.start.text}</p>
          </div>
          <div className="flex flex-wrap gap-3 lg:justify-end">
            {apply}
            <ButtonLink to={paths.cost} variant="outline" className="max-sm:w-full">
              {words.start.cost}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}

/** The first 48 hours to scale. Three rows share one axis, numbered under the last. */
function FirstTwoDays() {
  const words = useWords(howItWorksWords).firstDays
  return (
    <figure className="oxford mt-8 grid gap-x-column gap-y-5 lg:mt-10 lg:grid-cols-[4fr_8fr]">
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
            className="border-rule pt-2 not-first:border-t not-last:[&_.axis]:h-5 not-last:[&_text]:hidden"
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
    <li className="py-6 lg:py-0">
      <div className="flex items-end justify-between gap-4">
        <span className="numeral -ml-[0.04em] text-[5rem] lg:text-[6.5rem]" aria-hidden="true">
          {step}
        </span>
        <img {...picture} alt="" loading="lazy" className="w-38 max-w-1/2" />
      </div>
      <h3 className="mt-3 text-title">{texts[`how-it-works.step${step}.title`]}</h3>
      <p className="mt-1 leading-snug">{texts[`how-it-works.step${step}.description`]}</p>
      <StepTime step={step} texts={texts} className="mt-3 border-b pb-3" />
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
    </li>
  )
}

function Benefits() {
  const { benefits } = useWords(howItWorksWords)
  return (
    <section className="page-width pb-[calc(var(--spacing-section)*0.5)]" aria-labelledby="benefits-title">
      <h2 id="benefits-title" className="oxford">
        {benefits.title}
      </h2>
      <dl className="mt-4 grid gap-x-column gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-lead font-semibold">{title}</dt>
            <dd className="leading-snug text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Six short answers stand open. */
function Interview() {
  const { title, items, more } = useWords(howItWorksWords).questions
  const notAdvice = useWords(notLegalAdvice)
  return (
    <section className="page-width pb-[calc(var(--spacing-section)*0.6)]" aria-labelledby="questions-title">
      <h2 id="questions-title" className="oxford">
        {title}
      </h2>
      <dl className="mt-4 grid gap-x-column gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ question, answer }) => (
          <div key={question} className="border-t border-rule pt-3 lg:nth-[-n+3]:border-t-0">
            <dt className="text-h3 text-green-800 italic">{question}</dt>
            <dd className="mt-1 leading-snug">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        <Link to={more.to} className="inline-flex min-h-tap items-center font-sans font-semibold">
          {more.label}
        </Link>
        <span className="font-sans text-small text-soft">{notAdvice}</span>
      </p>
    </section>
  )
}
