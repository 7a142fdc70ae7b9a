import { paths } from '#site/paths.ts'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { useWords } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { caseTypeWords } from '../content/words.ts'
import type { CaseTypeEntry } from '../data.ts'
import { type Axes, FundingComparison, RangeText, Timeline } from './scales.tsx'

const columns = 'broad:grid-cols-[11rem_minmax(0,1fr)_16.5rem_19rem]'

/** On wide screens the timelines share one axis, so that people can compare down the page. */
export function CaseLedger({ entries, axes }: { entries: readonly CaseTypeEntry[]; axes: Axes }) {
  const words = useWords(caseTypeWords).ledger
  return (
    <div>
      <div
        className={`hidden gap-x-column border-b border-rule-strong pb-2 font-sans text-small text-soft broad:grid ${columns}`}
        aria-hidden="true"
      >
        <span className="col-span-2">{words.kind}</span>
        <span>{words.fundingAxis}</span>
        <span>{words.axis(axes.years)}</span>
      </div>
      <ul className="hairlines border-b border-rule">
        {entries.map((entry) => (
          <li key={entry.slug}>
            <CaseRow entry={entry} axes={axes} />
          </li>
        ))}
      </ul>
      <p className="mt-3 font-sans text-small text-soft">{words.axes}</p>
    </div>
  )
}

function CaseRow({ entry, axes }: { entry: CaseTypeEntry; axes: Axes }) {
  const words = useWords(caseTypeWords).ledger
  const { slug, name, picture, description, months, funding, averageFunding, typicalTimeframe } = entry
  return (
    <article
      className={`relative grid tight:flex tight:flex-col grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-6 md:max-lg:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-column md:gap-y-4 md:py-7 broad:items-center ${columns}`}
    >
      <img {...picture} alt="" loading="lazy" className="w-full tight:w-22 md:row-span-2 broad:row-span-1" />
      <div className="max-md:contents">
        <h2 className="text-title max-md:not-tight:self-center">{name}</h2>
        <p className="max-w-[34em] text-soft max-md:col-span-2 md:mt-2">{description}</p>
        <Link
          to={paths.caseType(slug)}
          className="inline-flex min-h-tap justify-self-start max-md:col-span-2 md:mt-1 items-center gap-2 font-sans font-semibold after:absolute after:inset-0"
        >
          {words.more}
          <VisuallyHidden>{words.about(name)}</VisuallyHidden>
          <ArrowRightIcon className="size-4" />
        </Link>
      </div>
      <dl className="grid gap-x-column gap-y-3 max-md:col-span-2 sm:grid-cols-2 md:col-start-2 broad:contents">
        <div>
          <dt className="font-sans text-small font-medium text-soft broad:sr-only">{words.funding}</dt>
          <dd className="mt-0.5 text-[1.7rem] sm:not-broad:text-[1.4rem] leading-tight tracking-[-0.03em] text-green-800">
            <RangeText range={averageFunding} />
          </dd>
          <dd className="mt-2">
            <FundingComparison funding={funding} axes={axes} />
          </dd>
        </div>
        <div className="flex flex-col-reverse sm:not-broad:flex-col">
          <dt className="sr-only">{words.timeline}</dt>
          <dd>
            <span className="mb-2 flex flex-wrap justify-between gap-x-4 font-sans text-small leading-snug">
              <span className="font-medium text-soft broad:hidden" aria-hidden="true">
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
