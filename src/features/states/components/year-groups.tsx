import { PostureDiamond } from '#features/rules/components/posture-diamond.tsx'
import { paths } from '#site/paths.ts'
import { Link } from '#ui/link.tsx'
import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { atlasWords, faultRules } from '../content/atlas-words.ts'
import { ruleWords } from '../content/rule-words.ts'
import { stateWords } from '../content/words.ts'
import type { MappedState, YearGroup } from '../content.ts'
import { Swatch } from './map-shades.tsx'

/** The only list of names: by years to sue, each with a city and the share of the blame that still recovers. */
export function YearGroups({ groups }: { groups: readonly YearGroup[] }) {
  const words = useWords(atlasWords)
  const { index, faultRules: ruleNames } = useWords(stateWords)
  return (
    <section aria-labelledby="find-title">
      <SectionHead id="find-title" title={words.findTitle} lead={words.findLead} />
      <dl className="mt-6 grid gap-x-column max-lg:divide-y max-lg:divide-rule lg:mt-10 lg:grid-cols-5">
        {faultRules.map((rule) => (
          <div
            key={rule}
            className="grid not-tight:grid-cols-[5rem_1fr] items-baseline gap-x-3 py-2 lg:block lg:border-t lg:border-rule-strong"
          >
            <dt className="figures text-h3 text-brand lg:text-title">{words.shares[rule]}</dt>
            <dd className="leading-snug">
              {ruleNames[rule].plain}
              <span className="block font-sans text-small text-soft">{ruleNames[rule].name}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 grid gap-x-column gap-y-8 lg:grid-cols-3">
        {groups.map((group, index) => (
          <YearGroupRows
            key={group.years}
            group={group}
            isWide={isLong(group) || [index - 1, index + 1].every((next) => isLong(groups[next]))}
            isFirst={index === 0}
          />
        ))}
      </div>
      <p className="mt-4 font-sans text-small text-soft">{index.unsettledNote}</p>
    </section>
  )
}

const few = 4
const isLong = (group: YearGroup | undefined) => !group || group.states.length > few

function layoutOf(names: number, isWide: boolean, hasNote: boolean) {
  if (!isWide) return { group: 'lg:grid-cols-[7rem_1fr]', list: 'max-lg:[columns:2_8rem]' }
  if (hasNote) return { group: 'lg:col-span-3 lg:grid-cols-[9rem_1fr_3fr]', list: 'max-lg:[columns:2_8rem]' }
  const columns = names > 20 ? 'xl:columns-5' : ''
  return {
    group: 'lg:col-span-3 lg:grid-cols-[9rem_1fr]',
    list: `[columns:2_8rem] sm:columns-3 lg:columns-4 ${columns}`,
  }
}

type YearGroupRowsProps = { group: YearGroup; isWide: boolean; isFirst: boolean }

function YearGroupRows({ group: { years, states }, isWide, isFirst }: YearGroupRowsProps) {
  const words = useWords(atlasWords)
  const hasNote = isFirst && isWide && states.length <= few
  const layout = layoutOf(states.length, isWide, hasNote)
  return (
    <section
      aria-labelledby={`sue-${years}`}
      className={`oxford grid content-start gap-x-column gap-y-3 ${layout.group}`}
    >
      <h3 id={`sue-${years}`} className="flex items-end gap-3 lg:block">
        <span className="numeral block text-[4rem] lg:text-[5.5rem]">{years}</span>
        <span className="mb-2 block font-sans text-small font-semibold lg:mt-1">{words.toSue(years)}</span>
        <Swatch years={years} className="mb-2 h-6 w-14 border border-green-800 max-lg:ml-auto" />
      </h3>
      <ul className={`gap-x-6 ${layout.list}`}>
        {states.map((state) => (
          <StateRow key={state.code} state={state} />
        ))}
      </ul>
      {hasNote && <p className="max-w-[34em] text-lead lg:self-center">{words.shortest}</p>}
    </section>
  )
}

function StateRow({ state: { code, name, city, posture, unsettled, rule } }: { state: MappedState }) {
  const words = useWords(atlasWords)
  const { short } = useWords(ruleWords)
  const { unsettledMark } = useWords(stateWords).index
  return (
    <li className="break-inside-avoid border-b border-rule">
      <Link
        to={paths.state(code)}
        className="grid min-h-tap grid-cols-[1fr_auto] content-center items-baseline gap-x-2 py-1.5 leading-tight no-underline hover:underline"
      >
        <span>
          {name}
          {unsettled && unsettledMark}
        </span>
        <span className="col-span-2 row-start-2 font-sans text-small text-soft">{city}</span>
        <span className="col-start-2 row-start-1 font-sans text-small">
          <span aria-hidden="true">{words.shares[rule]}</span>
          <VisuallyHidden>{words.share(words.shares[rule])}</VisuallyHidden>
        </span>
        {posture !== 'open' && (
          <span className="col-span-2 flex items-baseline gap-1.5 font-sans text-small">
            <PostureDiamond posture={posture} />
            {short[posture]}
          </span>
        )}
      </Link>
    </li>
  )
}
