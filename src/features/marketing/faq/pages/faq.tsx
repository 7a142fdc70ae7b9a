import type { FormEvent, Ref } from 'react'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import { RichText } from '#features/texts/components/rich-text.tsx'
import { homeCrumb } from '#features/texts/content.ts'
import { pageContext } from '#lib/page-context.ts'
import { notLegalAdvice } from '#site/not-advice.ts'
import { paths, phoneLink } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { ContentsList } from '#ui/contents-list.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { letter } from '#ui/engravings/index.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Link } from '#ui/link.tsx'
import { useWords } from '#ui/locale.tsx'
import { useQuestionSearch } from '../components/use-question-search.ts'
import { faqWords } from '../content/words.ts'
import { type Answer as AnswerData, type AnswerGroup, readFaq } from '../data.ts'
import type { Route } from './+types/faq.ts'

export const loader = ({ context }: Route.LoaderArgs) => readFaq(context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Faq({ loaderData: { title, lead, groups, phone } }: Route.ComponentProps) {
  const words = useWords(faqWords)
  const home = useWords(homeCrumb)
  const notAdvice = useWords(notLegalAdvice)
  const { input, list, found, all, search, showAll, goToFirst } = useQuestionSearch(groups)
  return (
    <>
      <div className="page-width pt-3 pb-section">
        <Breadcrumb trail={[home]} current={words.crumb} />
        <div className="grid gap-x-column gap-y-6 pt-4 lg:grid-cols-[7fr_5fr] lg:items-end lg:pt-8">
          <div>
            <h1>{title}</h1>
            <p className="mt-5 max-w-[30em] text-lead">{lead}</p>
          </div>
          <div>
            <img {...letter} alt="" className="mb-4 w-38 lg:mx-auto lg:mb-6 lg:w-60" />
            <QuestionSearch
              input={input}
              shown={found?.length ?? all}
              all={all}
              onSearch={search}
              onSubmit={goToFirst}
            />
          </div>
        </div>
        <div className="oxford mt-8 grid gap-x-column gap-y-8 lg:mt-12 lg:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-24">
          <div>{!found && <ContentsList sections={groups} />}</div>
          <div ref={list} className="grid max-w-[52rem] content-start gap-y-12">
            {found ? (
              <>
                {found.length === 0 ? <NothingFound phone={phone} /> : <Results answers={found} />}
                <Button variant="outline" className="justify-self-start" onClick={showAll}>
                  {words.showAll}
                </Button>
              </>
            ) : (
              groups.map((group, index) => <Group key={group.id} group={group} number={index + 1} />)
            )}
            <p className="font-sans text-small text-soft">{notAdvice}</p>
          </div>
        </div>
      </div>
      <CallBand title={words.call.title} text={words.call.text} />
    </>
  )
}

function Group({ group: { id, title, answers }, number }: { group: AnswerGroup; number: number }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-baseline gap-3 tight:block text-title">
        <span className="figures flex-none text-brand tight:mr-3" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <Answers answers={answers} />
    </section>
  )
}

function Results({ answers }: { answers: readonly AnswerData[] }) {
  const words = useWords(faqWords)
  return (
    <section aria-labelledby="results-title">
      <h2 id="results-title" className="text-title">
        {words.results}
      </h2>
      <Answers answers={answers} />
    </section>
  )
}

function Answers({ answers }: { answers: readonly AnswerData[] }) {
  return (
    <div className="hairlines hairlines-closed mt-3 [&>:first-child]:border-t-0">
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} />
      ))}
    </div>
  )
}

function NothingFound({ phone }: { phone: string }) {
  const words = useWords(faqWords)
  return (
    <div>
      <h2 className="text-title">{words.none}</h2>
      <p className="mt-3 max-w-[34em] text-lead">
        {words.noneBefore}
        <Link to={paths.contact}>{words.ask}</Link>
        {words.noneBetween}
        <a href={phoneLink(phone)} className="whitespace-nowrap">
          {phone}
        </a>
        {words.noneAfter}
      </p>
    </div>
  )
}

const paragraphs = '[&>*+*]:mt-3 [&_li]:mt-1.5 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5'

function Answer({ answer: { id, question, html } }: { answer: AnswerData }) {
  const words = useWords(faqWords)
  return (
    <Disclosure anchor={id} summary={<h3 className="text-lead leading-[1.3] tracking-normal">{question}</h3>}>
      <RichText html={html} className={paragraphs} />
      <p className="mt-2 font-sans text-small print:hidden">
        <a
          href={`#${id}`}
          aria-label={words.linkTo(question)}
          className="inline-flex min-h-tap items-center text-soft"
        >
          {words.link}
        </a>
      </p>
    </Disclosure>
  )
}

type QuestionSearchProps = {
  input: Ref<HTMLInputElement>
  shown: number
  all: number
  onSearch: () => void
  onSubmit: (event: FormEvent) => void
}

/** Without scripts it can't filter, and the browser's own search finds every answer. */
function QuestionSearch({ input, shown, all, onSearch, onSubmit }: QuestionSearchProps) {
  const words = useWords(faqWords)
  return (
    <search data-live="touched" className="[@media(scripting:none)]:hidden print:hidden">
      <form action={paths.faq} onSubmit={onSubmit}>
        <Field label={words.search}>
          <Input ref={input} type="search" name="q" onInput={onSearch} autoComplete="off" maxLength={100} />
        </Field>
      </form>
      <p role="status" className="mt-2 font-sans text-small text-soft">
        {words.count(shown, all)}
      </p>
    </search>
  )
}
