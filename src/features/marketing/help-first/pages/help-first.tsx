import { useLocation } from 'react-router'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { findState } from '#lib/price/question.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { StateHelp } from '../components/state-help.tsx'
import { helpFirstWords } from '../content/words.ts'
import { helpFirstPage } from '../content.ts'
import type { Route } from './+types/help-first.ts'

export const loader = ({ context }: Route.LoaderArgs) => readPage(helpFirstPage, context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function HelpFirst({ loaderData: { texts } }: Route.ComponentProps) {
  const words = useWords(helpFirstWords)
  const home = useWords(homeCrumb)
  const { search } = useLocation()
  const { short } = words
  return (
    <div className="page-width pt-1 pb-section">
      <Breadcrumb trail={[home]} current={words.crumb} />
      <div className="grid gap-x-column gap-y-3 pt-3 lg:grid-cols-[7fr_5fr] lg:items-end lg:pt-2">
        <h1 className="max-w-[9em]">{texts['help-first-page.title']}</h1>
        <p className="max-w-[30em] text-lead">{texts['help-first-page.lead']}</p>
      </div>
      <ol className="mt-7 lg:mt-9">
        {words.steps.map((step, index) => (
          <Step key={step.title} number={index + 1} step={step} />
        ))}
      </ol>
      <StateHelp chosen={findState(new URLSearchParams(search).get('state') ?? '')} />
      <section
        className="oxford mt-section grid gap-x-column gap-y-6 lg:grid-cols-[7fr_5fr]"
        aria-labelledby="short-title"
      >
        <div>
          <h2 id="short-title">{short.title}</h2>
          <p className="mt-3 max-w-[32em] text-lead">{short.text}</p>
        </div>
        <div className="flex flex-wrap gap-3 self-end">
          <ButtonLink to={paths.apply} variant="apply">
            {short.apply}
          </ButtonLink>
          <ButtonLink to={paths.cost} variant="outline">
            {short.cost}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

type StepProps = { number: number; step: (typeof helpFirstWords)['en']['steps'][number] }

function Step({ number, step: { title, text, cost, link, say } }: StepProps) {
  const words = useWords(helpFirstWords)
  return (
    <li className="grid gap-x-column gap-y-3 border-t border-rule-strong py-6 lg:grid-cols-[6.5rem_minmax(0,7fr)_minmax(0,5.5fr)] lg:py-8">
      <span aria-hidden="true" className="numeral text-[4.5rem] lg:text-[6rem]">
        {number}
      </span>
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 max-w-[34em]">{text}</p>
        <p className="mt-2.5 font-sans text-[1rem] text-soft">
          <VisuallyHidden>{words.costs} </VisuallyHidden>
          {cost} {link && <a href={link.to}>{link.label}</a>}
        </p>
      </div>
      <p className="border-l-3 border-green-300 pl-4 text-lead italic">
        <VisuallyHidden>{words.say} </VisuallyHidden>“{say}”
      </p>
    </li>
  )
}
