import { states } from '#domain/states.ts'
import type { Contract, ContractsOfFile } from '#features/contracts/records/schema.ts'
import { counselOf, Fact } from '#features/desk/application/components/admin/application-facts.tsx'
import { stateOf } from '#features/desk/application/components/admin/limit-date.ts'
import { useFirm } from '#features/firms/counsel/components/admin/firm-queries.ts'
import type { Cancellation } from '#features/payments/cancellations/schema.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { labelOf } from '#site/staff-format.ts'
import { sayCancel, sayDay, sayMaximum, sayStates } from './contract-words.ts'

type ContractFactsProps = {
  application: ApplicationDetail
  contract: Contract | undefined
  offer: ContractsOfFile['offer']
  /** Counted from what happened, once money left. */
  stand: Cancellation | undefined
}

/** Five facts: who, where, when, how much, and until when it can be undone. */
export function ContractFacts({ application, contract, offer, stand }: ContractFactsProps) {
  const { data: firm } = useFirm(application.id, application.role === 'plaintiff')
  const { name, contact, phone } = counselOf(application, firm)
  const code = stateOf(application)
  const say = (words: string) => <span className="k-quiet font-normal">{words}</span>
  return (
    <dl className="k-head-facts file-facts contract-facts">
      <Fact term="Firm">
        <span className="k-cut block">{name || <span className="k-quiet">Not known</span>}</span>
        <small className="k-cut">{[contact, phone].filter(Boolean).join(', ')}</small>
      </Fact>
      <Fact term={contract?.forum ? 'States' : 'State'}>
        {contract ? sayStates(contract) : code ? labelOf(states, code) : say('Not known')}
        <small>
          {contract?.forum ? 'Lives in one, claims in the other' : 'Home and claim, as far as we know'}
        </small>
      </Fact>
      <Fact term="Planned funding">
        {contract ? sayDay(contract.fundingOn) : say('Not set yet')}
        <small>Dates on page 1 count from it</small>
      </Fact>
      <Fact term="Advance">
        {contract ? (
          <span className="k-head-figure">{sayAmount(contract.figures.funded)}</span>
        ) : offer ? (
          <span className="k-head-figure">{sayAmount(offer.amount)}</span>
        ) : (
          say('No offer stands')
        )}
        <small>{contract ? sayMaximum(contract) : offer && `Offered through ${sayDay(offer.endsOn)}`}</small>
      </Fact>
      <Fact term="If canceled, until">
        {contract ? <LastDay contract={contract} stand={stand} /> : say('Not set yet')}
        <small>{contract ? sayCancel(contract) : 'Counted when it’s drafted'}</small>
      </Fact>
    </dl>
  )
}

/** As the paper prints it, until money left. */
function LastDay({ contract, stand }: { contract: Contract; stand: Cancellation | undefined }) {
  if (!stand?.sentOn) return `${sayDay(contract.cancelUntil)}, 11:59 PM`
  if (stand.countedFor === 'arrival') return `${sayDay(stand.lastDay)} or later: it hasn’t arrived`
  return `${sayDay(stand.lastDay)}, 11:59 PM ${stand.zone.short}`
}
