import { Link } from 'react-router'
import type { StateOverview } from '../../schema.ts'
import { PostureMark } from './posture-mark.tsx'
import { nameOf, sayDate, sayIn, sayRule } from './rule-words.ts'
import { useRulesPlace } from './rules-place.ts'

/** What changes when, by date: the rules that switch themselves on. */
export function ComingChanges({ states }: { states: readonly StateOverview[] }) {
  const { searchFor } = useRulesPlace()
  const changes = states
    .flatMap(({ code, coming }) => coming.map((rule) => ({ code, rule, on: rule.effectiveFrom ?? '' })))
    .sort((a, b) => a.on.localeCompare(b.on))
  return (
    <section aria-labelledby="coming" className="rules-part">
      <h2 id="coming">What changes when</h2>
      {changes.length === 0 ? (
        <p className="text-soft">
          No rule is dated for later. A rule with a day to come switches itself on at midnight in New York.
        </p>
      ) : (
        <ol className="rules-agenda">
          {changes.map(({ code, rule, on }) => (
            <li key={`${code} ${on}`}>
              <time dateTime={on}>
                {sayDate(on)} <small>{sayIn(on)}</small>
              </time>
              <div>
                <Link to={{ search: searchFor({ state: code }) }} preventScrollReset>
                  {nameOf(code)}
                </Link>{' '}
                <PostureMark posture={rule.posture} />
                <p>{sayRule(rule)}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
