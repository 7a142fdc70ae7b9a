import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { paths, phoneLink } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { deskNarrow, deskWide } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { QuestionList } from '#ui/question-list.tsx'
import { Ethics } from '../components/ethics.tsx'
import { Filing } from '../components/filing.tsx'
import { Payoff } from '../components/payoff.tsx'
import { forAttorneysPage, forAttorneysWords } from '../content.ts'
import type { Route } from './+types/for-attorneys.ts'

export const loader = ({ context }: Route.LoaderArgs) => readPage(forAttorneysPage, context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function ForAttorneys({ loaderData: { texts } }: Route.ComponentProps) {
  const words = useWords(forAttorneysWords)
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
        <dl className="oxford ruled-columns mt-10 grid divide-rule border-b border-b-rule pt-[3px] max-md:divide-y md:grid-cols-2 lg:mt-14 lg:grid-cols-[5fr_4fr_4fr_3fr]">
          {words.figures.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end py-5 lg:py-8">
              <dt className="mt-3 text-soft">{text}</dt>
              <dd className="figures text-[clamp(2.75rem,1.5rem+3.6vw,5rem)] leading-none tracking-[-0.035em] not-tight:whitespace-nowrap text-brand">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
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
