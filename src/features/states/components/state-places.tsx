import { paths } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { StateProfile } from '../content/profile.ts'
import { stateWords } from '../content/words.ts'

/** Where people live, and what happens to them there. */
export function StatePlaces({ state, closed }: { state: StateProfile; closed: boolean }) {
  const { cities, cases } = useWords(stateWords).state
  return (
    <div className="page-width grid gap-x-column gap-y-12 py-section lg:grid-cols-2 print:grid-cols-2 print:py-4">
      <section aria-labelledby="cities-title">
        <h2 id="cities-title">{cities.title(state.name)}</h2>
        <ul className="mt-5 text-title leading-snug">
          {state.majorCities.map((city) => (
            <li key={city} className="border-t border-rule py-2 first:border-rule-strong">
              {city}
            </li>
          ))}
        </ul>
        {!closed && <p className="mt-3 max-w-[34em] text-soft">{cities.note}</p>}
      </section>
      <section aria-labelledby="cases-title">
        <h2 id="cases-title">{cases.title}</h2>
        <ul className="mt-5 text-title leading-snug">
          {state.caseTypes.map(({ name, page }) => (
            <li key={name} className="border-t border-rule py-2 first:border-rule-strong">
              {page ? <TextLink to={paths.caseType(page)}>{name}</TextLink> : name}
            </li>
          ))}
        </ul>
        {!closed && <p className="mt-3 max-w-[34em] text-soft">{cases.note}</p>}
      </section>
    </div>
  )
}
