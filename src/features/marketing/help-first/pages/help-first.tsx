import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { helpFirstWords } from '../content/words.ts'
import { helpFirstPage } from '../content.ts'
import type { Route } from './+types/help-first.ts'

export const loader = ({ context }: Route.LoaderArgs) => readPage(helpFirstPage, context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function HelpFirst({ loaderData: { texts } }: Route.ComponentProps) {
  const words = useWords(helpFirstWords)
  const home = useWords(homeCrumb)
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
      <States />
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

function States() {
  const { states } = useWords(helpFirstWords)
  return (
    <section className="mt-section" aria-labelledby="states-title">
      <SectionHead id="states-title" title={states.title} lead={states.lead} />
      <ul className="hairlines mt-6 border-y border-rule">
        {states.items.map(({ name, text, source }) => (
          <li
            key={name}
            className="grid gap-x-column gap-y-1 py-4 md:grid-cols-[3fr_8fr] lg:grid-cols-[3fr_6fr_4fr]"
          >
            <h3>{name}</h3>
            <p className="max-w-[36em]">{text}</p>
            <p className="font-sans text-small text-soft md:col-start-2 lg:col-start-3 lg:pt-1">
              <cite className="not-italic">{source}</cite>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-sans text-small text-soft">{states.note}</p>
    </section>
  )
}
