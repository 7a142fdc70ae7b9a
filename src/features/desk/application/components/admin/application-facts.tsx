import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { caseProbabilities, estimatedCaseValues, liabilityAssessments } from '#domain/case-strength.ts'
import { firmLiabilities, firmTimings } from '#domain/firm-answers.ts'
import { states } from '#domain/states.ts'
import { useFirm } from '#features/firms/counsel/components/admin/firm-queries.ts'
import type { Firm } from '#features/firms/counsel/schema.ts'
import { useFileFirms } from '#features/firms/links/components/admin/file-queries.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { sayShortRule } from '#features/rules/components/admin/rule-words.ts'
import { useStateRule } from '#features/rules/components/admin/rules-calls.ts'
import { dateIn, readerTimeZone } from '#site/format.ts'
import { emailLink, paths, phoneLink } from '#site/paths.ts'
import { formatCalendarDay, labelOf } from '#site/staff-format.ts'
import { findLimit, type Suit, sayTimeLeft, scaleLine, stateOf, suitOf } from './limit-date.ts'

export function ApplicationFacts({ application }: { application: ApplicationDetail }) {
  const { data: firm } = useFirm(application.id, application.role === 'plaintiff')
  const client = clientOf(application)
  const counsel = counselOf(application, firm)
  const { answers } = application
  return (
    <dl className="k-head-facts file-facts">
      <Fact term="Client">
        {client.phone ? (
          <a href={phoneLink(client.phone)}>{client.phone}</a>
        ) : (
          <Missing>No phone number</Missing>
        )}
        {client.email ? (
          <small className="k-cut" title={client.email}>
            <a href={emailLink(client.email)}>{client.email}</a>
          </small>
        ) : (
          <small>No email address</small>
        )}
      </Fact>
      <Fact term="Firm">
        <FirmName applicationId={application.id} name={counsel.name} />
        <small>
          {counsel.contact}
          {counsel.contact && counsel.phone && ', '}
          {counsel.phone && <a href={phoneLink(counsel.phone)}>{counsel.phone}</a>}
        </small>
      </Fact>
      <Fact term="Case">
        {labelOf(applicationCaseTypes, application.caseType)}
        <small>{sayFault(application, firm)}</small>
      </Fact>
      <StateFact application={application} />
      <div className="file-limit">
        <LimitLine application={application} suit={suitOf(firm)} />
      </div>
      <Fact term="Asks for">
        <span className="k-head-figure">{sayRange(labelOf(fundingAmounts, application.fundingAmount))}</span>
        <small>{sayEarlierFunding(answers.hasPriorFunding)}</small>
      </Fact>
      <Fact term="Firm expects">{sayExpected(application, firm)}</Fact>
    </dl>
  )
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** As typed or corrected; it leads to the firm’s record once one is linked. */
function FirmName({ applicationId, name }: { applicationId: string; name: string | null | undefined }) {
  const lead = useFileFirms(applicationId).data?.lead
  if (!lead) return name || <Missing>Not known</Missing>
  return <Link to={paths.adminFirm(lead.firm.id)}>{name || lead.firm.name}</Link>
}

const Missing = ({ children }: { children: ReactNode }) => (
  <span className="k-quiet font-normal">{children}</span>
)

export const textOf = (answer: unknown) => (typeof answer === 'string' && answer !== '' ? answer : undefined)

/** An attorney's own numbers are the firm's. */
function clientOf({ role, phone, email, answers }: ApplicationDetail) {
  if (role === 'plaintiff') return { phone, email }
  return { phone: textOf(answers.clientPhone), email: textOf(answers.clientEmail) }
}

/** As the desk corrected it, or as typed. */
export function counselOf(application: ApplicationDetail, firm: Firm | undefined) {
  const { role, firstName, lastName, phone, attorneyFirm, answers } = application
  if (role === 'attorney') return { name: attorneyFirm, contact: `${firstName} ${lastName}`, phone }
  return {
    name: firm?.name ?? textOf(answers.plaintiffAttorneyFirm),
    contact: firm?.attorney ?? textOf(answers.plaintiffAttorneyName),
    phone: firm ? firm.phone : textOf(answers.plaintiffAttorneyPhone),
  }
}

export function sayFault({ answers }: ApplicationDetail, firm: Firm | undefined): string {
  const liability = firm?.representation === 'yes' ? firm.answers.liability : null
  if (liability) return `Fault: ${labelOf(firmLiabilities, liability).toLowerCase()}`
  const rated = textOf(answers.liabilityAssessment)
  return rated ? labelOf(liabilityAssessments, rated) : 'Fault not confirmed by the firm'
}

function StateFact({ application }: { application: ApplicationDetail }) {
  const code = stateOf(application)
  const rule = useStateRule(code)
  return (
    <Fact term="State">
      {code ? labelOf(states, code) : <Missing>Not told</Missing>}
      {rule && <small title={rule.sentence}>{sayShortRule(rule)}</small>}
    </Fact>
  )
}

export const sayEarlierFunding = (answer: unknown) => {
  if (answer === true) return <span className="k-red font-semibold">Had funding for it before</span>
  return answer === false ? 'No earlier advance' : 'Earlier advances not told'
}

/** "$10,000 to $25,000" becomes "$10,000–25,000". */
export const sayRange = (label: string) => label.replace(' to $', '–')

function sayExpected({ answers }: ApplicationDetail, firm: Firm | undefined): ReactNode {
  const value = textOf(answers.estimatedCaseValue)
  const odds = textOf(answers.caseProbability)
  if (value) {
    return (
      <>
        <span className="k-head-figure">{sayRange(labelOf(estimatedCaseValues, value))}</span>
        {odds && <small>Recovery: {labelOf(caseProbabilities, odds).toLowerCase()}</small>}
      </>
    )
  }
  const timing = firm?.representation === 'yes' ? firm.answers.timing : null
  return (
    <>
      <Missing>No value told</Missing>
      <small>
        {timing ? `Might settle: ${labelOf(firmTimings, timing).toLowerCase()}` : 'No word on timing'}
      </small>
    </>
  )
}

function LimitLine({ application, suit }: { application: ApplicationDetail; suit: Suit }) {
  const { incidentDate } = application
  const { day, note } = findLimit(application)
  const today = dateIn(readerTimeZone())
  const left = day === undefined ? undefined : sayTimeLeft(day, suit, today)
  return (
    <>
      <dt className="sr-only">Incident and limit date</dt>
      <dd>
        <div className="file-ends">
          <p>
            <small>Incident</small> {formatCalendarDay(incidentDate)}
          </p>
          {left && <small className={left.isUrgent ? 'k-red font-semibold' : undefined}>{left.words}</small>}
          <p>
            <small>Limit date</small> {day ? formatCalendarDay(day) : 'Not known'}
          </p>
        </div>
        {day && <Axis from={incidentDate} to={day} today={today} />}
        <small>
          {note} {day && suit !== 'filed' && 'No suit by then bars the claim.'}
        </small>
      </dd>
    </>
  )
}

function Axis({ from, to, today }: { from: string; to: string; today: string }) {
  const { done, ticks } = scaleLine(from, to, today)
  return (
    <svg
      className="file-axis"
      viewBox="0 0 1000 14"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 7H1000" className="file-axis-rest" />
      <path d={`M0 7H${Math.round(done * 1000)}`} className="file-axis-done" />
      {[0, ...ticks].map((at) => (
        <path key={at} d={`M${Math.round(at * 1000)} 1V13`} className="file-axis-rest" />
      ))}
      <path d="M1000 1V13" className="file-axis-end" />
    </svg>
  )
}
