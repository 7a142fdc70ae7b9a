import { Link } from 'react-router'
import { longestCaseInYears } from '#site/case-figures.ts'
import { paths } from '#site/paths.ts'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { CaseTypeEntry } from '../content.ts'
import { CaseIcon } from './case-icon.tsx'
import { casePictures } from './pictures.ts'
import { RangeText } from './range-text.tsx'
import { Timeline } from './scales.tsx'

const columns = 'xl:grid-cols-[11rem_minmax(0,1fr)_16.5rem_19rem]'

/** All kinds of cases as one ledger. On wide screens the timelines stand on one axis and can be compared down the page. */
export function CaseLedger({ entries }: { entries: readonly CaseTypeEntry[] }) {
  return (
    <div>
      <div
        className={`hidden gap-x-column border-b border-rule-strong pb-2 font-sans text-small text-soft xl:grid ${columns}`}
        aria-hidden="true"
      >
        <span className="col-span-2">Kind of case</span>
        <span>Typical funding</span>
        <span>Timeline, 0 to {longestCaseInYears} years</span>
      </div>
      <ul className="hairlines border-b border-rule">
        {entries.map((entry) => (
          <li key={entry.slug}>
            <CaseRow {...entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CaseRow({ slug, name, icon, description, averageFunding, typicalTimeframe }: CaseTypeEntry) {
  return (
    <article
      className={`relative grid gap-x-column gap-y-4 py-7 md:grid-cols-[10rem_minmax(0,1fr)] xl:items-center ${columns}`}
    >
      <img
        {...casePictures[slug]}
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
          Learn More
          <VisuallyHidden> about {name} funding</VisuallyHidden>
          <ArrowRightIcon className="size-4" />
        </Link>
      </div>
      <dl className="grid gap-x-column gap-y-3 sm:grid-cols-[5fr_6fr] md:col-start-2 xl:contents">
        <div>
          <dt className="font-sans text-small font-medium text-soft xl:sr-only">Typical funding</dt>
          <dd className="mt-0.5 text-[1.7rem] leading-tight tracking-[-0.03em] text-green-800">
            <RangeText range={averageFunding} />
          </dd>
        </div>
        <div className="flex flex-col-reverse sm:max-xl:flex-col">
          <dt className="sr-only">Timeline</dt>
          <dd>
            <span className="mb-2 flex justify-between gap-4 font-sans text-small leading-snug">
              <span className="font-medium text-soft xl:hidden" aria-hidden="true">
                Timeline
              </span>
              <b>{typicalTimeframe}</b>
            </span>
            <Timeline slug={slug} />
          </dd>
        </div>
      </dl>
    </article>
  )
}
