import type { ReactNode } from 'react'
import { data } from 'react-router'
import { NotFoundScreen } from '#features/chrome/components/not-found-screen.tsx'
import { notFoundTexts } from '#features/chrome/content/not-found.ts'
import { readKeptPromise } from '#features/deadlines/kept-promise/data.ts'
import { homeCrumb } from '#features/texts/content.ts'
import { readPage, readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { formatCalendarDay, formatNumber, spellNumber } from '#site/format.ts'
import { type KeptFigures, shareOnTime, wholeHours } from '#site/kept-promise.ts'
import { missingMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AnswerChart } from '../components/answer-chart.tsx'
import { AnswerTable } from '../components/answer-table.tsx'
import { ourWordWords } from '../content/words.ts'
import { ourWordPage } from '../content.ts'
import type { Route } from './+types/our-word.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { db, locale, preview } = services
  const kept = await readKeptPromise(db)
  if (!kept && !preview) {
    const missing = await readTexts(db, notFoundTexts, locale)
    const words = { title: missing['not-found.title'], text: missing['not-found.text'] }
    return data({ found: false as const, words, tags: missingMeta(words.title) }, { status: 404 })
  }
  const page = await readPage(ourWordPage, services)
  return data({ found: true as const, ...page, kept: kept ?? { files: 0, told: null } })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function OurWord({ loaderData }: Route.ComponentProps) {
  const words = useWords(ourWordWords)
  const home = useWords(homeCrumb)
  if (!loaderData.found) return <NotFoundScreen {...loaderData.words} />
  const { texts, kept } = loaderData
  return (
    <div className="page-width pt-3 pb-section">
      <Breadcrumb trail={[home]} current={words.crumb} />
      <div className="mt-4 grid gap-x-column gap-y-4 lg:grid-cols-2 lg:items-end">
        <h1 className="max-w-[9em]">{texts['our-word-page.title']}</h1>
        <div className="max-w-[34em]">
          <p className="text-lead">{texts['our-word-page.lead']}</p>
          <p className="mt-2 text-soft">{words.promise}</p>
        </div>
      </div>
      {kept.told ? <Kept files={kept.files} told={kept.told} /> : <TooFew files={kept.files} />}
    </div>
  )
}

function Kept({ files, told }: { files: number; told: KeptFigures }) {
  const locale = useLocale()
  const { median, onTime, counted } = useWords(ourWordWords)
  const hours = told.medianMinutes === null ? null : wholeHours(told.medianMinutes)
  return (
    <>
      <dl className="oxford mt-8 grid divide-rule max-md:divide-y md:grid-cols-3 md:divide-x">
        <Figure
          label={median.label}
          unit={hours === null ? '' : median.unit(hours)}
          note={hours === null ? median.none : median.note(told.promisedHours)}
        >
          {hours ?? '–'}
        </Figure>
        <Figure
          label={onTime.label}
          unit="%"
          note={onTime.note(formatNumber(told.onTime, locale), formatNumber(files, locale))}
        >
          {shareOnTime(told.onTime, files)}
        </Figure>
        <Figure label={counted.label} unit="" note={counted.note(formatCalendarDay(told.day, locale))}>
          {formatNumber(files, locale)}
        </Figure>
      </dl>
      <AnswerChart told={told} />
      <div className="mt-section grid gap-x-column gap-y-12 lg:grid-cols-[7fr_5fr]">
        <AnswerTable told={told} files={files} />
        <HowWeCount />
      </div>
    </>
  )
}

type FigureProps = { label: string; unit: string; note: string; children: ReactNode }

function Figure({ label, unit, note, children }: FigureProps) {
  return (
    <div className="py-5 md:px-8 md:first:pl-0">
      <dt className="font-sans font-semibold">{label}</dt>
      <dd>
        <span className="numeral inline-block pt-[0.22em] text-[clamp(4.5rem,3rem+5vw,8rem)]">
          {children}
        </span>{' '}
        {unit && <span className="text-title text-soft">{unit}</span>}
        <span className="mt-2 block font-sans text-small text-soft">{note}</span>
      </dd>
    </div>
  )
}

function HowWeCount() {
  const { rules } = useWords(ourWordWords)
  return (
    <section aria-labelledby="rules-title">
      <h2 id="rules-title">{rules.title}</h2>
      <ul className="hairlines mt-4 border-y border-rule">
        {rules.items.map((rule) => (
          <li key={rule} className="py-3.5">
            {rule}
          </li>
        ))}
      </ul>
      <p className="mt-3 font-sans text-small text-soft">{rules.note}</p>
    </section>
  )
}

function TooFew({ files }: { files: number }) {
  const locale = useLocale()
  const { few } = useWords(ourWordWords)
  return (
    <>
      <section
        aria-labelledby="few-title"
        className="on-sheet mt-8 border-4 border-double border-green-800 p-6 lg:px-12 lg:py-10"
      >
        <h2 id="few-title">{few.title}</h2>
        <p className="mt-2 max-w-[52em] text-lead">{few.text(files, spellNumber(files, locale))}</p>
      </section>
      <div className="mt-section grid gap-x-column gap-y-12 lg:grid-cols-[7fr_5fr]">
        <HowWeCount />
        <section aria-labelledby="until-title">
          <h2 id="until-title">{few.until}</h2>
          <p className="mt-3 text-lead">{few.own}</p>
          <TextLink
            to={paths.howItWorks}
            className="mt-3 inline-flex min-h-tap items-center font-sans font-semibold"
          >
            {few.how}
          </TextLink>
        </section>
      </div>
    </>
  )
}
