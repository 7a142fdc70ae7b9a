import { states } from '#domain/states.ts'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { Contract } from '#features/contracts/records/schema.ts'
import { labelOf } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { listUnmet, sayOpen } from './contract-words.ts'

/** The conditions for sending, each with its evidence. Missing ones come first. */
export function ContractChecks({ contract }: { contract: Contract }) {
  const { checks } = contract
  const unmet = listUnmet(contract)
  if (checks.length === 0) return null
  return (
    <section aria-labelledby="contract-checks" className="contract-before">
      <SectionHead
        id="contract-checks"
        title="Before it’s sent"
        about={unmet.length === 0 ? `all ${checks.length} are met` : sayOpen(unmet.length)}
      />
      <ul className="k-list k-list-top k-list-flush">
        {[...unmet, ...checks.filter(({ isMet }) => isMet)].map(({ name, label, isMet, words, state }) => (
          <li key={`${name} ${state ?? ''}`}>
            <SquareMark state={isMet ? 'accepted' : 'needed'} />
            <div>
              <VisuallyHidden>{isMet ? 'Met: ' : 'To do: '}</VisuallyHidden>
              <span className={isMet ? undefined : 'font-semibold'}>{label}</span>
              <small>{words}</small>
            </div>
            {state && <span className="k-small">{labelOf(states, state)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
