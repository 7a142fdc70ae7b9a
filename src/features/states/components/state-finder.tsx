import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { PostureDiamond } from '#features/rules/components/posture-diamond.tsx'
import { paths } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/locale.tsx'
import { ruleWords } from '../content/rule-words.ts'
import { stateWords } from '../content/words.ts'
import type { StateEntry } from '../content.ts'
import { PostureKey } from './posture-key.tsx'
import { UsMap } from './us-map.tsx'

/** The list works for everyone; the map beside it shows the state under the pointer. */
export function StateFinder({ states }: { states: readonly StateEntry[] }) {
  const words = useWords(stateWords).index
  const { short } = useWords(ruleWords)
  const [pointed, setPointed] = useState<string>()
  const byCode = useMemo(() => new Map(states.map((state) => [state.code as string, state])), [states])
  return (
    <div className="grid gap-x-column gap-y-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <ul className="[columns:2_8rem] gap-x-4 sm:columns-3 sm:gap-x-6 lg:columns-4 xl:columns-3">
        {states.map(({ code, name, city, posture }) => (
          <li key={code} className="break-inside-avoid border-t border-rule">
            <Link
              to={paths.state(code)}
              onPointerEnter={() => setPointed(code)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(code)}
              onBlur={() => setPointed(undefined)}
              className={classNames(
                'block min-h-tap py-1.5 no-underline hover:underline',
                pointed === code && 'bg-green-100',
              )}
            >
              <b className="block leading-tight">{name}</b>
              <span className="block font-sans text-small leading-tight text-soft">{city}</span>
              {posture !== 'open' && (
                <span className="mt-0.5 flex items-baseline gap-1.5 font-sans text-small leading-tight">
                  <PostureDiamond posture={posture} />
                  {short[posture]}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div className="self-start md:order-first xl:order-last">
        <UsMap states={byCode} pointed={pointed} onPoint={setPointed} />
        <PostureKey states={states} />
        <div className="mt-6 grid gap-x-6 gap-y-1 border-t border-rule pt-4 sm:grid-cols-[1fr_2fr] xl:mt-10">
          <h2 className="text-h3">{words.whichTitle}</h2>
          <p className="text-soft">{words.which}</p>
        </div>
      </div>
    </div>
  )
}
