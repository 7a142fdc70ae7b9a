import { applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import {
  counselOf,
  Fact,
  sayEarlierFunding,
  sayFault,
  sayRange,
} from '#features/desk/application/components/admin/application-facts.tsx'
import {
  findLimit,
  sayTimeLeft,
  stateOf,
  suitOf,
} from '#features/desk/application/components/admin/limit-date.ts'
import { useFirm } from '#features/firms/counsel/components/admin/firm-queries.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { dateIn, readerTimeZone } from '#site/format.ts'
import { formatCalendarDay, labelOf } from '#site/staff-format.ts'

type ValueFactsProps = {
  application: ApplicationDetail
  /** "$10,300", or nothing yet. */
  advised: string
  about: string
}

/** Five facts, and no more: the rest is one key away. */
export function ValueFacts({ application, advised, about }: ValueFactsProps) {
  const { data: firm } = useFirm(application.id, application.role === 'plaintiff')
  const { name, contact, phone } = counselOf(application, firm)
  const code = stateOf(application)
  const kind = labelOf(applicationCaseTypes, application.caseType)
  return (
    <dl className="k-head-facts file-facts value-facts">
      <Fact term="Firm">
        <span className="k-cut block">{name || <span className="k-quiet">Not known</span>}</span>
        <small className="k-cut">{[contact, phone].filter(Boolean).join(', ')}</small>
      </Fact>
      <Fact term="Case">
        <span className="k-cut block">{code ? `${kind}, ${labelOf(states, code)}` : kind}</span>
        <small className="k-cut">{sayFault(application, firm)}</small>
      </Fact>
      <Fact term="Limit date">
        <LimitFact application={application} firm={firm} />
      </Fact>
      <Fact term="Asks for">
        <span className="k-head-figure">{sayRange(labelOf(fundingAmounts, application.fundingAmount))}</span>
        <small>{sayEarlierFunding(application.answers.hasPriorFunding)}</small>
      </Fact>
      <Fact term="Advised">
        <span className="k-head-figure">{advised}</span>
        <small>{about}</small>
      </Fact>
    </dl>
  )
}

type LimitFactProps = { application: ApplicationDetail; firm: Parameters<typeof suitOf>[0] }

function LimitFact({ application, firm }: LimitFactProps) {
  const { day, note } = findLimit(application)
  const incident = `Incident ${formatCalendarDay(application.incidentDate)}`
  if (!day) {
    return (
      <>
        <span className="k-quiet font-normal">Not known</span>
        <small title={note}>{incident}</small>
      </>
    )
  }
  const { words, isUrgent } = sayTimeLeft(day, suitOf(firm), dateIn(readerTimeZone()))
  return (
    <>
      <span className={isUrgent ? 'k-red font-semibold' : undefined} title={note}>
        {formatCalendarDay(day)}
      </span>
      <small className={isUrgent ? 'k-red font-semibold' : undefined}>{words}</small>
    </>
  )
}
