import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { caseTypeWords } from '../content/words.ts'
import type { CaseTypeEntry } from '../data.ts'
import { CaseIcon } from './case-icon.tsx'
import { RangeText } from './range-text.tsx'
import { type Axes, Timeline } from './scales.tsx'

const columns = 'xl:grid-cols-[11rem_minmax(0,1fr)_16.5rem_19rem]'

/** All kinds of cases as one ledger. On wide screens the timelines share one axis, so they compare down the page. */
export function CaseLedger({ entries, axes }: { entries: readonly CaseTypeEntry[]; axes: Axes }) {
  const words = useWords(caseTypeWords).ledger
  return (
    <div>
      <div
        className={`hidden gap-x-column border-b border-rule-strong pb-2 font-sans text-small text-soft xl:grid ${columns}`}
        aria-hidden="true"
      >
        <span className="col-span-2">{words.kind}</span>
        <span>{words.funding}</span>
        <span>{words.axis(axes.years)}</span>
      </div>
      <ul className="hairlines border-b border-rule">
        {entries.map((entry) => (
          <li key={entry.slug}>
            <CaseRow entry={entry} axes={axes} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CaseRow({ entry, axes }: { entry: CaseTypeEntry; axes: Axes }) {
  const words = useWords(caseTypeWords).ledger
  const { slug, name, icon, picture, description, months, averageFunding, typicalTimeframe } = entry
  return (
    <article
      className={`relative grid gap-x-column gap-y-4 py-7 md:grid-cols-[10rem_minmax(0,1fr)] xl:items-center ${columns}`}
    >
      <img
        {...picture}
        alt=""
        loading="lazy"
        className="w-36 max-md:hidden md:row-span-2 md:w-full xl:row-span-1"
      />
      <div>
        <h2 className="text-title">
          {name}
          <CaseIcon icon={icon} className="ml-2 text-[0.8em]" />
        </h2>
        <p className="mt-2 max-w-[34em] text-soft">{description}</p>
        <Link
          to={paths.caseType(slug)}
          className="mt-1 inline-flex min-h-tap items-center gap-2 font-sans font-semibold after:absolute after:inset-0"
        >
          {words.more}
          <VisuallyHidden>{words.about(name)}</VisuallyHidden>
          <ArrowRightIcon className="size-4" />
        </Link>
      </div>
      <dl className="grid gap-x-column gap-y-3 sm:grid-cols-[5fr_6fr] md:col-start-2 xl:contents">
        <div>
          <dt className="font-sans text-small font-medium text-soft xl:sr-only">{words.funding}</dt>
          <dd className="mt-0.5 text-[1.7rem] leading-tight tracking-[-0.03em] text-green-800">
            <RangeText range={averageFunding} />
          </dd>
        </div>
        <div className="flex flex-col-reverse sm:max-xl:flex-col">
          <dt className="sr-only">{words.timeline}</dt>
          <dd>
            <span className="mb-2 flex justify-between gap-4 font-sans text-small leading-snug">
              <span className="font-medium text-soft xl:hidden" aria-hidden="true">
                {words.timeline}
              </span>
              <b>{typicalTimeframe}</b>
            </span>
            <Timeline months={months} axes={axes} />
          </dd>
        </div>
      </dl>
    </article>
  )
}
