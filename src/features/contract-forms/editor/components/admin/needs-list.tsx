import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { ContractForm, FormNeed } from '#features/contract-forms/templates/schema/forms.ts'
import { everyWordAddress, letterAddress } from './form-calls.ts'
import { nameState } from './form-words.ts'

const markOf = ({ isMet, stopsForm }: FormNeed) => (isMet ? 'accepted' : stopsForm ? 'needed' : 'rejected')

/** What is needed before it’s in force, and what holds up contracts of some states. */
export function NeedsList({ version, needs, letter, confirmation }: ContractForm) {
  const met = needs.filter(({ isMet }) => isMet).length
  return (
    <section aria-labelledby="form-needs">
      <SectionHead
        id="form-needs"
        title={`Before form ${version} can be used`}
        about={`${met} of ${needs.length}`}
      >
        <a className="link k-small" href={everyWordAddress(version)} download>
          Every word as PDF
        </a>
      </SectionHead>
      <ul className="k-list k-list-top k-list-flush">
        {needs.map((need) => (
          <li key={need.name}>
            <SquareMark state={markOf(need)} />
            <span>
              <span className="sr-only">{need.isMet ? 'Done: ' : 'Missing: '}</span>
              {need.label}
              {need.lacks && <small>{need.lacks}</small>}
              {need.name === 'counsel' && confirmation && (
                <small>
                  Bar number {confirmation.barNumber}
                  {confirmation.barState && `, ${nameState(confirmation.barState)}`}.{' '}
                  {confirmation.coversSpanish ? 'English and Spanish.' : 'English alone.'}
                </small>
              )}
              {need.name === 'counsel' && letter && (
                <small>
                  <a className="link" href={letterAddress(version)} download>
                    The letter
                  </a>
                </small>
              )}
            </span>
            <span className="k-small">{need.value}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
