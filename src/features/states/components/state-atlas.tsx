import { postures } from '#domain/posture.ts'
import { PostureDiamond } from '#features/rules/components/posture-diamond.tsx'
import { useWords } from '#ui/locale.tsx'
import { atlasWords } from '../content/atlas-words.ts'
import { ruleWords } from '../content/rule-words.ts'
import { stateWords } from '../content/words.ts'
import type { MappedState, YearGroup } from '../content.ts'
import { ClosedRing, MapShades, Swatch } from './map-shades.tsx'
import { UsMap } from './us-map.tsx'

/** On a phone the map comes as two sheets, so that people can read the letters. */
export function StateAtlas({ groups }: { groups: readonly YearGroup[] }) {
  const words = useWords(atlasWords)
  const index = useWords(stateWords).index
  const states = groups.flatMap((group) => group.states)
  const byCode = new Map<string, MappedState>(states.map((state) => [state.code, state]))
  return (
    <div className="grid gap-x-column gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:grid-rows-[1fr_auto]">
      <MapShades />
      <div className="lg:col-start-2 lg:self-end">
        <Key groups={groups} />
        <Closed states={states} />
        <PostureKey states={states} />
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <UsMap states={byCode} sheet="whole" className="max-md:hidden" />
        {(['west', 'east'] as const).map((sheet) => (
          <figure key={sheet} className="mb-4 md:hidden">
            <figcaption className="text-h3 italic">{words[sheet]}</figcaption>
            <UsMap states={byCode} sheet={sheet} className="mt-1" />
          </figure>
        ))}
      </div>
      <div className="border-t border-rule pt-4 lg:col-start-2">
        <h2 className="text-h3">{index.whichTitle}</h2>
        <p className="mt-1 text-soft">{index.which}</p>
      </div>
    </div>
  )
}

function Key({ groups }: { groups: readonly YearGroup[] }) {
  const words = useWords(atlasWords)
  const { index } = useWords(stateWords)
  return (
    <figure>
      <figcaption className="font-sans text-small font-semibold">{words.key}</figcaption>
      <ul className="mt-2 flex border border-green-800 text-center">
        {groups.map(({ years, states }) => (
          <li key={years} className="flex-1 border-green-800 not-first:border-l">
            <Swatch years={years} className="h-7 w-full" />
            <span className="figures block pt-1 text-title leading-none text-brand">{years}</span>
            <span className="block pb-1.5 font-sans text-small">
              <span aria-hidden="true">{states.length}</span>
              <span className="sr-only">{words.states(states.length)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 font-sans text-small text-soft">
        <span aria-hidden="true">{words.counts} </span>
        {index.yearsLead}
      </p>
    </figure>
  )
}

function Closed({ states }: { states: readonly MappedState[] }) {
  const { washington } = useWords(atlasWords)
  const { key } = useWords(ruleWords)
  const names = states.flatMap(({ name, posture }) => (posture === 'closed' ? [name] : []))
  return (
    <p className="mt-3 flex gap-3 font-sans text-small">
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className="mt-0.5 size-5 flex-none">
        <ClosedRing />
      </svg>
      <span>
        {key.closed}: {[...names, washington].join(', ')}.
      </span>
    </p>
  )
}

/** Explains the diamonds on the map, if there are any. A closed state has a ring. */
function PostureKey({ states }: { states: readonly Pick<MappedState, 'posture'>[] }) {
  const { key, keyTitle } = useWords(ruleWords)
  const marked = postures.filter(
    (kind) => kind !== 'open' && kind !== 'closed' && states.some(({ posture }) => posture === kind),
  )
  if (marked.length === 0) return null
  return (
    <section aria-label={keyTitle} className="mt-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-sans text-small">
        {marked.map((posture) => (
          <li key={posture} className="flex items-baseline gap-2">
            <PostureDiamond posture={posture} />
            {key[posture]}
          </li>
        ))}
      </ul>
    </section>
  )
}
