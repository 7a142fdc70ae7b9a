import type { TermsAnswer } from '../../schema.ts'
import { listComing, sayDay, sayTerms } from './price-words.ts'

/** Every version that was ever set. None can be changed or removed: offers name the one they were made with. */
export function TermsVersions(terms: TermsAnswer) {
  const coming = new Set(listComing(terms).map(({ version }) => version))
  return (
    <section aria-labelledby="versions" className="price-versions">
      <h2 id="versions">Versions</h2>
      {terms.versions.length === 0 ? (
        <p className="text-small text-soft">None yet. The first one you set is version 1.</p>
      ) : (
        <ul>
          {terms.versions.map((version) => (
            <li key={version.version}>
              <span>
                {version.version}, {sayDay(version.effectiveFrom, terms.today)}
              </span>
              <span>
                {sayTerms(version)}
                {version.setBy && <small>set by {version.setBy}</small>}
              </span>
              <small>
                {version.version === terms.current && 'in force'}
                {coming.has(version.version) && 'to come'}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
