import { ProofNote } from '#features/chrome/components/proof-note.tsx'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { notLegalAdvice } from '#site/not-advice.ts'
import { paths, phoneLink } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { deskNarrow, deskWide } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { QuestionList } from '#ui/question-list.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { forAttorneysPage, forAttorneysWords } from '../content.ts'
import type { Route } from './+types/for-attorneys.ts'

export const loader = ({ context }: Route.LoaderArgs) => readPage(forAttorneysPage, context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

const attorneyClaims = ['approvalForAttorneys', 'lawFirms', 'attorneyRating', 'successRate'] as const

/** By how many figures are shown. */
const figureColumns: Readonly<Record<number, string>> = {
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-[5fr_4fr_4fr_3fr]',
}

export default function ForAttorneys({ loaderData: { texts } }: Route.ComponentProps) {
  const words = useWords(forAttorneysWords)
  const figures = words.figures.filter(({ figure }) => figure !== '')
  const home = useWords(homeCrumb)
  const phone = texts['global.contact.phone']
  const apply = (
    <ButtonLink to={paths.applyFor({ role: 'attorney' })} variant="apply" className="max-sm:w-full">
      {texts['for-attorneys-page.button']}
    </ButtonLink>
  )
  return (
    <>
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={[home]} current={words.crumb} />
        <div className="plate-head">
          <div>
            <h1>{texts['for-attorneys-page.title']}</h1>
            <p className="mt-5 mb-6 max-w-[34em] text-lead">{texts['for-attorneys-page.lead']}</p>
            <div className="flex flex-wrap gap-3">
              {apply}
              <ButtonAnchor href={phoneLink(phone)} variant="outline" className="max-sm:w-full">
                {words.call(phone)}
              </ButtonAnchor>
            </div>
          </div>
          <PlatePicture wide={deskWide} narrow={deskNarrow} />
        </div>
        {figures.length > 0 && (
          <dl
            className={classNames(
              'oxford ruled-columns mt-10 grid divide-rule border-b border-b-rule pt-[3px] max-md:divide-y md:grid-cols-2 lg:mt-14',
              figureColumns[figures.length],
            )}
          >
            {figures.map(({ figure, text }) => (
              <div key={text} className="flex flex-col-reverse justify-end py-5 lg:py-8">
                <dt className="mt-3 text-soft">{text}</dt>
                <dd className="figures text-[clamp(2.75rem,1.5rem+3.6vw,5rem)] leading-none tracking-[-0.035em] not-tight:whitespace-nowrap text-brand">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <ProofNote claims={attorneyClaims} standing={['answerInTime']} className="mt-4" />
      </div>
      <Filing />
      <Payoff />
      <Ethics />
      <div className="page-width pb-section">
        <QuestionList title={words.questions.title} questions={words.questions.items} />
      </div>
      <section className="on-green py-section" aria-labelledby="client-title">
        <div className="page-width flex flex-wrap items-end justify-between gap-6">
          <div className="max-w-[38em]">
            <h2 id="client-title" className="text-sheet">
              {words.client.title}
            </h2>
            <p className="mt-4 text-lead text-soft">{words.client.text}</p>
          </div>
          {apply}
        </div>
      </section>
    </>
  )
}

function Filing() {
  const words = useWords(forAttorneysWords).filing
  return (
    <section
      className="page-width grid gap-x-[clamp(3rem,5vw,6rem)] gap-y-12 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      aria-labelledby="filing-title"
    >
      <div>
        <h2 id="filing-title" className="oxford">
          {words.title}
        </h2>
        <ol className="hairlines mt-4">
          {words.steps.map(({ title, text, time }, index) => (
            <li key={title} className="grid tight:block grid-cols-[4.4rem_1fr] py-6 sm:grid-cols-[7rem_1fr]">
              <span className="numeral pt-1 text-[4.5rem] sm:text-[6.5rem]" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-2 text-soft">{text}</p>
                {time && <p className="mt-2 font-sans text-small font-semibold">{time}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="on-sheet self-start border border-rule-strong p-5 tight:p-3 outline outline-rule -outline-offset-6 sm:p-8">
        <h3 className="text-title">{words.documentsTitle}</h3>
        <p className="mt-2 text-soft">{words.documentsLead}</p>
        <ul className="hairlines mt-4 border-t border-rule">
          {words.documents.map(({ name, why }) => (
            <li key={name} className="py-3 leading-snug">
              <b className="block">{name}</b>
              <span className="text-soft">{why}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Payoff() {
  const words = useWords(forAttorneysWords).payoff
  return (
    <section className="on-tint py-section" aria-labelledby="payoff-title">
      <div className="page-width">
        <div className="grid gap-x-column gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-baseline">
          <h2 id="payoff-title">{words.title}</h2>
          <p className="max-w-[32em] text-lead text-soft">{words.lead}</p>
        </div>
        <ol className="mt-8 grid gap-x-6 max-xl:border-l max-xl:border-rule-strong lg:mt-12 xl:grid-cols-5 xl:border-t xl:border-rule-strong">
          {words.steps.map(({ title, text }) => (
            <li
              key={title}
              className="relative py-4 before:absolute before:size-3.5 before:rounded-full before:border before:border-rule-strong before:bg-tint max-xl:pl-7 max-xl:before:top-6 max-xl:before:-left-[7.5px] xl:pt-7 xl:before:-top-[7.5px] xl:before:left-0"
            >
              <h3 className="text-lead">{title}</h3>
              <p className="mt-2 max-w-measure leading-snug text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Ethics() {
  const words = useWords(forAttorneysWords).ethics
  const notAdvice = useWords(notLegalAdvice)
  return (
    <section className="page-width py-section" aria-labelledby="ethics-title">
      <SectionHead id="ethics-title" title={words.title} lead={words.lead} />
      <dl className="hairlines hairlines-closed mt-8 lg:mt-12">
        {words.rules.map(({ rule, title, text }) => (
          <div
            key={rule}
            className="grid gap-x-column py-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:py-6"
          >
            <dt className="font-sans text-small font-medium text-soft lg:pt-1.5">{rule}</dt>
            <dd className="gap-x-column lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
              <b className="block text-lead leading-snug">{title}</b>
              <span className="mt-1 block text-soft lg:mt-0">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-measure font-sans text-small text-soft">
        {words.seeAlso} {notAdvice}
      </p>
    </section>
  )
}
