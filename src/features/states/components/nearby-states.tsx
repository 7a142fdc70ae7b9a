import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { ruleWords } from '../content/rule-words.ts'
import { stateWords } from '../content/words.ts'
import type { StateName } from '../content.ts'

type NearbyStatesProps = { states: readonly (StateName & { closed: boolean })[] }

export function NearbyStates({ states }: NearbyStatesProps) {
  const words = useWords(stateWords).state
  const { short } = useWords(ruleWords)
  return (
    <nav aria-label={words.nearby} className="page-width pt-section">
      <h2 className="text-h3">{words.nearby}</h2>
      <ul className="mt-3 flex flex-wrap items-baseline gap-x-6 border-t border-rule pt-2">
        {states.map(({ code, name, closed }) => (
          <li key={code} className="flex items-baseline gap-2">
            <Link to={paths.state(code)} className="flex min-h-tap items-center text-lead">
              {name}
            </Link>
            {closed && <span className="font-sans text-small text-soft">{short.closed}</span>}
          </li>
        ))}
        <li>
          <Link to={paths.states} className="flex min-h-tap items-center font-sans font-semibold">
            {words.all}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
