import { consentKinds } from '#domain/application-review.ts'
import { labelOf } from '#domain/choice.ts'
import { formatMoment } from '#site/format.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import type { ConsentProof } from '../../schema.ts'
import { proofsLink } from './proof-calls.ts'

/** By person, because two may share an address or a number. */
export function ProofList({ proofs }: { proofs: readonly ConsentProof[] }) {
  const people = Map.groupBy(proofs, ({ emailHash, phoneHash, personHash }) =>
    [emailHash, phoneHash, personHash].join(),
  )
  return (
    <div role="status" className="grid gap-8">
      {people.size === 0 && (
        <p>No proof fits. Either nobody like this agreed, or their data is still here.</p>
      )}
      {[...people].map(([hashes, own]) => (
        <section key={hashes} className="grid gap-3">
          <h2 className="text-body">
            {own.length === 1 ? '1 consent' : `${own.length} consents`}, data deleted{' '}
            {formatMoment(own[0]?.keptSince ?? '')}
          </h2>
          <ul className="hairlines hairlines-closed">
            {own.map(({ id, kind, version, statement, givenAt }) => (
              <li key={id} className="py-3">
                <b>{labelOf(consentKinds, kind)}</b>, {formatMoment(givenAt)}
                {version && `, version ${version}`}
                {statement && <span className="block text-soft">{statement}</span>}
              </li>
            ))}
          </ul>
          <ButtonAnchor
            variant="outline"
            size="small"
            href={proofsLink(own)}
            className="justify-self-start"
            download
          >
            Download as PDF
          </ButtonAnchor>
        </section>
      ))}
    </div>
  )
}
