import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { stateWords } from '../content/words.ts'
import type { StateName } from '../content.ts'

export function NearbyStates({ states }: { states: readonly StateName[] }) {
  const words = useWords(stateWords).state
  return (
    <nav aria-label={words.nearby} className="page-width pt-section">
      <h2 className="text-h3">{words.nearby}</h2>
      <ul className="mt-3 flex flex-wrap items-baseline gap-x-6 border-t border-rule pt-2">
        {states.map(({ code, name }) => (
          <li key={code}>
            <Link to={paths.state(code)} className="flex min-h-tap items-center text-lead">
              {name}
            </Link>
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
