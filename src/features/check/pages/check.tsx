import { useEffect, useRef, useState } from 'react'
import { data, useLocation } from 'react-router'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage } from '#features/texts/data.ts'
import { type FormValues, readValues } from '#lib/form-values.ts'
import { pageContext } from '#lib/page-context.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { doorwayWide } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { Answer } from '../components/answer.tsx'
import type { CheckAnswers } from '../components/judge.ts'
import { Questions } from '../components/questions.tsx'
import { type CheckQuestion, idOf, readAnswers } from '../components/read-answers.ts'
import { checkWords } from '../content/words.ts'
import { checkPage } from '../content.ts'
import { readCheckFacts } from '../data.ts'
import type { Route } from './+types/check.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const page = await readPage(checkPage, services)
  const facts = await readCheckFacts(services.db, services.locale)
  return { ...page, facts }
}

/** For browsers without scripts. Nothing is written, and no log line has the answers. */
export async function action({ request, context }: Route.ActionArgs) {
  const { refusal } = context.get(pageContext)
  const { asked, ...values } = readValues(await request.formData())
  const sent = { values, isAsked: asked === 'all', today: findToday() }
  return data({ ...sent, refusal }, { status: refusal ? 429 : 200 })
}

const findToday = () => dateIn(brand.openHours.timeZone)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

type Shown = { answers: CheckAnswers; today: string }

export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, facts } = loaderData
  const words = useWords(checkWords)
  const home = useWords(homeCrumb)
  const { values, missing, shown, answer, change, heading, attempt } = useCheck(actionData)
  return (
    <div data-live="touched" className="page-width pt-1 pb-section">
      <Breadcrumb trail={[home]} current={words.crumb} />
      {shown ? (
        <Answer {...shown} facts={facts} heading={heading} onChange={change} />
      ) : (
        <div className="grid items-start gap-x-[clamp(3rem,6vw,6rem)] gap-y-6 pt-3 lg:grid-cols-[4.6fr_7fr] lg:pt-4">
          <div className="lg:sticky lg:top-4">
            <h1 className="lg:text-[3.75rem]">{texts['check-page.title']}</h1>
            <p className="mt-2 max-w-[26em] text-lead">{texts['check-page.lead']}</p>
            <p className="mt-4 max-w-[30em] font-sans text-[1rem] text-soft noscript:hidden">
              {words.private}
            </p>
            <noscript>
              <p className="mt-4 max-w-[30em] font-sans text-[1rem] text-soft">
                {words.privateWithoutScripts}
              </p>
            </noscript>
            <img {...doorwayWide} alt="" className="mt-6 h-auto w-full max-w-96 max-lg:hidden" />
          </div>
          <div>
            {actionData?.refusal && <Notice tone="critical">{actionData.refusal}</Notice>}
            <Questions key={attempt} values={values} missing={missing} onAnswer={answer} />
          </div>
        </div>
      )}
    </div>
  )
}

/** Answers live here and in the form's fields, and nowhere else. */
function useCheck(sent: Route.ComponentProps['actionData']) {
  const { state } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const first = sent && !sent.refusal ? readAnswers(sent.values) : undefined
  const [values, setValues] = useState<FormValues>(sent?.values ?? {})
  const [missing, setMissing] = useState<readonly CheckQuestion[]>(
    sent?.isAsked && first && 'missing' in first ? first.missing : [],
  )
  const [shown, setShown] = useState<Shown | undefined>(
    sent && first && 'answers' in first ? { answers: first.answers, today: sent.today } : undefined,
  )
  const [attempt, setAttempt] = useState(0)
  const [focused, setFocused] = useState<'answer' | CheckQuestion>()

  // Two questions may have been answered on the page before.
  useEffect(() => {
    const given = readGiven(state)
    if (!given) return
    setValues((known) => ({ ...given, ...known }))
    setAttempt((count) => count + 1)
  }, [state])

  useEffect(() => {
    if (focused === 'answer') heading.current?.focus()
    else if (focused) document.getElementById(idOf(focused))?.focus()
    setFocused(undefined)
  }, [focused])

  function answer(form: HTMLFormElement) {
    const typed = readValues(new FormData(form))
    const reading = readAnswers(typed)
    setValues(typed)
    if ('missing' in reading) {
      setMissing(reading.missing)
      setAttempt((count) => count + 1)
      return
    }
    setMissing([])
    setShown({ answers: reading.answers, today: findToday() })
    setFocused('answer')
    scrollTo({ top: 0 })
  }

  function change(question: CheckQuestion = 'state') {
    setShown(undefined)
    setFocused(question)
  }
  return { values, missing, shown, answer, change, heading, attempt }
}

function readGiven(state: unknown): FormValues | undefined {
  if (typeof state !== 'object' || state === null || !('check' in state)) return undefined
  const { check } = state
  return typeof check === 'object' && check !== null ? (check as FormValues) : undefined
}
