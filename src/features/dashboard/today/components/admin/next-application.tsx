import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { StatusMark } from '#features/applications/components/admin/status-mark.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { describeDeadline } from '#features/applications/progress/components/admin/deadline-words.ts'
import {
  describeNextStep,
  formatActivity,
} from '#features/applications/progress/components/admin/progress-words.ts'
import { type NextStep, readDeadline } from '#features/applications/progress/schema.ts'
import { applicationShortcuts } from '#features/desk/application/components/admin/application-shortcuts.ts'
import { findLimit } from '#features/desk/application/components/admin/limit-date.ts'
import {
  type ApplicationAction,
  useStartAction,
} from '#features/desk/application/components/admin/use-requested-action.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import { formatCalendarDay, labelOf } from '#site/staff-format.ts'
import type { Today } from '../../schema.ts'

type Application = Today['next'][number]

const group = 'Today'
const ownKeys = explainKeys(group, [
  ['Enter', 'Open the next file'],
  ['j', 'Skip it'],
  ['k', 'Back to the one before'],
])

const shortcuts = applicationShortcuts.filter(({ act }) => act !== 'unread')

type NextApplicationProps = {
  applications: readonly Application[]
  /** Listed below, to be drafted or sent. */
  hasContracts: boolean
  /** Listed below, too: payments, and contracts that can be canceled. */
  hasMoney: boolean
}

/** One at a time, in the order of the rule. A skipped one comes again with the next look. */
export function NextApplication({ applications, hasContracts, hasMoney }: NextApplicationProps) {
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const start = useStartAction()
  const now = useNow()
  const { singleKeys } = usePerson()
  const application = applications[at]
  const after = applications[at + 1]
  const keyOf = (key: string) => (singleKeys ? key : undefined)
  const skip = () => setAt((place) => (place + 1 < applications.length ? place + 1 : 0))

  useCommands(ownKeys, { listens: false })
  useCommands(
    shortcuts.map(({ act, keys, label }) => ({
      ...{ id: `next ${act}`, keys, label, group: 'With the next file' },
      run:
        application && (act !== 'fund' || application.status === 'approved')
          ? () => start(addressOf(application, now), act)
          : undefined,
    })),
  )
  useKeys((key) => {
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'main'
    if (key === 'Enter' && application && isFree) void navigate(addressOf(application, now))
    else if (key === 'j' && applications.length > 1) skip()
    else if (key === 'k' && at > 0) setAt(at - 1)
    else return false
    return true
  })

  if (!application) return <NothingNext hasContracts={hasContracts} hasMoney={hasMoney} />
  const late = sayLate(application, now)
  const limit = findLimit({ ...application, answers: {} })
  return (
    <article className="today-lead pt-5 pb-2" aria-labelledby="today-next">
      <p className="flex items-center gap-2 text-small text-soft">
        <StatusMark status={application.status} />
        <span>Next file</span>
        {late ? <span className="k-red font-semibold">{late}</span> : <span>{sayReason(application)}</span>}
      </p>
      <h2 id="today-next">
        <Link to={addressOf(application, now)}>{caseNameOf(application)}</Link>
      </h2>
      <p className="today-deck">{describe(application)}</p>
      <dl className="my-3 flex flex-wrap gap-x-6 gap-y-2 text-small max-md:hidden">
        {limit.day && <Fact term="Limit date">{formatCalendarDay(limit.day)}</Fact>}
        <Fact term="Arrived">{formatActivity(application.submittedAt, now)}</Fact>
        {after && (
          <Fact term="After this">
            {[caseNameOf(after), sayLate(after, now)?.toLowerCase()].filter(Boolean).join(', ')}
          </Fact>
        )}
      </dl>
      <p className="flex flex-wrap items-center gap-2 max-md:mt-3">
        <ButtonLink
          to={addressOf(application, now)}
          keys={keyOf('Enter')}
          className="max-md:flex-1"
          aria-keyshortcuts="Enter"
        >
          Open next file
        </ButtonLink>
        {offersOf(application.nextStep).map(({ act, label, keys }) => (
          // On a phone the file itself has them under the thumb.
          <Button
            key={act}
            kind="bare"
            keys={keyOf(keys)}
            className="max-md:hidden"
            aria-keyshortcuts={keys}
            onClick={() => start(addressOf(application, now), act)}
          >
            {label}
          </Button>
        ))}
        {applications.length > 1 && (
          <Button
            kind="bare"
            keys={keyOf('j')}
            className="max-md:flex-1"
            aria-keyshortcuts="j"
            onClick={skip}
          >
            Skip
          </Button>
        )}
      </p>
    </article>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="k-small">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function NothingNext({ hasContracts, hasMoney }: Pick<NextApplicationProps, 'hasContracts' | 'hasMoney'>) {
  const waiting = [...(hasContracts ? ['contracts'] : []), ...(hasMoney ? ['money'] : [])]
  return (
    <div className="today-lead pt-5 pb-2">
      <h2>{sayWaiting(waiting)}</h2>
      <p className="today-deck">No clock runs, nothing is to be judged, and nobody waits for an answer.</p>
    </div>
  )
}

function sayWaiting(waiting: readonly string[]): string {
  if (waiting.length === 0) return 'Nothing waits for you'
  return `Only ${waiting.join(' and ')} ${waiting.at(-1) === 'contracts' || waiting.length > 1 ? 'wait' : 'waits'} for you`
}

function sayLate(application: Application, now: number): string | undefined {
  const deadline = describeDeadline(application, now)
  return deadline?.isLate ? deadline.words : undefined
}

const sayReason = (application: Application): string => describeNextStep(application.nextStep, Date.now())

/** A late one opens in the list of the late ones, so that j leads to the next of them. */
function addressOf(application: Application, now: number): string {
  if (!readDeadline(application, now)?.isLate) return paths.adminApplication(application.id)
  const place = { overdue: 'true', sort: 'submittedAt', application: application.id }
  return `${paths.adminApplications}?${new URLSearchParams(place)}`
}

type Offer = { act: ApplicationAction; label: string; keys: string }

/** What waits comes first, then what can follow from any application. */
const offersOf = (step: NextStep): Offer[] => [
  ...(step.kind === 'judge' ? [{ act: 'judge', label: describeNextStep(step, 0), keys: 'd' } as const] : []),
  ...(step.kind === 'fund' ? [{ act: 'fund', label: describeNextStep(step, 0), keys: 'p' } as const] : []),
  { act: 'request', label: 'Request', keys: 'q' },
  { act: 'note', label: 'Note', keys: 'n' },
  { act: 'call', label: 'Call', keys: 'c' },
]

function describe(application: Application): string {
  const { caseType, state, incidentDate, fundingAmount, documents, isUnread } = application
  const firm = application.attorneyFirm ?? application.plaintiffAttorneyFirm
  const where = state ? ` in ${labelOf(states, state)}` : ''
  const amount = labelOf(fundingAmounts, fundingAmount).replace(/ - | – |-/, ' to ')
  const papers = documents
    ? `${documents.accepted} of ${documents.asked} documents accepted${documents.toJudge > 0 ? `, ${documents.toJudge} to judge` : ''}`
    : 'no documents asked for yet'
  return [
    `${labelOf(applicationCaseTypes, caseType)}${where}, ${formatCalendarDay(incidentDate)}.`,
    `Asks for ${amount}.`,
    `${firm ? `Represented by ${firm}` : 'No law firm named'}; ${papers}${isUnread ? ', and you haven’t opened the application' : ''}.`,
  ].join(' ')
}
