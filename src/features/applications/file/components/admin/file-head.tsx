import { type RefObject, useState } from 'react'
import { Link } from 'react-router'
import { readClock } from '#features/applications/clocks/schema.ts'
import { useFirm } from '#features/applications/firm/components/admin/firm-queries.ts'
import { FollowUpLines } from '#features/applications/follow-ups/components/admin/follow-up-lines.tsx'
import { useNow } from '#features/applications/list/components/admin/use-now.ts'
import { formatWaiting } from '#features/applications/list/components/admin/waiting-time.ts'
import type { ApplicationDetail } from '#features/applications/review/schema.ts'
import { OthersHere } from '#features/live/components/admin/others-here.tsx'
import { formatMoment } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { ArrowRightIcon, ChevronIcon } from '#ui/icons.tsx'
import { FileFacts } from './file-facts.tsx'
import type { FilePaneProps } from './file-pane.tsx'
import { type NextStep, sayJudge } from './next-step.ts'
import { StatusMenu } from './status-menu.tsx'

type Act = (() => void) | undefined
export type FileActs = Record<
  'note' | 'mail' | 'call' | 'request' | 'judge' | 'status' | 'correct' | 'take' | 'unread',
  Act
>

type FileHeadProps = FilePaneProps & {
  title: { id: string; ref: RefObject<HTMLHeadingElement | null>; name: string }
  application: ApplicationDetail | undefined
  step: NextStep
  acts: FileActs
  status: { isOpen: boolean; onOpen: (isOpen: boolean) => void }
}

/** The summary bar: it stays in sight while the file scrolls. */
export function FileHead({ title, application, step, acts, status, ...pane }: FileHeadProps) {
  return (
    <header className="file-head">
      <div className="file-top">
        <Button
          variant="quiet"
          size="icon"
          className="file-back"
          aria-label={pane.frame === 'page' ? 'Back to the list' : 'Close'}
          title={`${pane.frame === 'page' ? 'Back to the list' : 'Close'} (Esc)`}
          onClick={pane.onClose}
        >
          <ArrowRightIcon className="rotate-180" />
        </Button>
        <h2 id={title.id} ref={title.ref} tabIndex={-1}>
          {title.name}
        </h2>
        {application && <span className="file-reference">{application.reference}</span>}
        {application && (
          <div className="file-here">
            <OthersHere applicationId={application.id} />
          </div>
        )}
        <Turns {...pane} />
      </div>
      {application && (
        <>
          <Facts application={application} />
          <div className="file-doing">
            <StatusMenu application={application} {...status} />
            <Due application={application} />
            <Actions id={application.id} step={step} acts={acts} />
          </div>
          <FollowUpLines applicationId={application.id} followUps={application.followUps} />
        </>
      )}
    </header>
  )
}

function Facts({ application }: { application: ApplicationDetail }) {
  // An attorney who applies is the firm.
  return application.role === 'plaintiff' ? (
    <FactsWithFirm application={application} />
  ) : (
    <FileFacts application={application} firm={undefined} />
  )
}

function FactsWithFirm({ application }: { application: ApplicationDetail }) {
  const { data: firm } = useFirm(application.id)
  return <FileFacts application={application} firm={firm} />
}

function Turns({ next, previous, position, onOpen }: FilePaneProps) {
  const turns = [
    { label: 'Previous application', keys: 'k', id: previous, turn: 'rotate-180' },
    { label: 'Next application', keys: 'j', id: next, turn: '' },
  ]
  return (
    <span className="file-turns">
      {position && <span className="file-count">{position}</span>}
      {turns.map(({ label, keys, id, turn }) => (
        // Not `disabled` at the end of the list: that would drop the keyboard focus.
        <Button
          key={keys}
          variant="quiet"
          size="icon"
          aria-label={label}
          aria-keyshortcuts={keys}
          title={`${label} (${keys})`}
          aria-disabled={!id}
          onClick={() => id && onOpen(id)}
        >
          <ChevronIcon className={turn} />
        </Button>
      ))}
    </span>
  )
}

/** How long they have waited, and whether that is too long by the clock. */
function Due({ application }: { application: ApplicationDetail }) {
  const now = useNow()
  const words = formatWaiting(now - Date.parse(application.submittedAt))
  const clock = readClock(application, now)
  const due = application.dueAt ? `Due ${formatMoment(application.dueAt)}` : undefined
  if (clock?.isLate) {
    return (
      <span className="file-due file-risk" title={due}>
        Overdue: {words}
      </span>
    )
  }
  return (
    <span className="file-due" title={due}>
      {clock ? `Waiting for ${words}` : `${words} ago`}
    </span>
  )
}

type ActionsProps = { id: string; step: NextStep; acts: FileActs }

function Actions({ id, step, acts }: ActionsProps) {
  const [isOpen, setOpen] = useState(false)
  const quiet = [
    { label: 'Note', keys: 'n', act: acts.note },
    { label: 'Mail', keys: 'm', act: acts.mail },
    { label: 'Call', keys: 'c', act: acts.call },
    { label: 'Request', keys: 'q', act: step.kind === 'request' ? undefined : acts.request },
    { label: 'Take', keys: 'i', act: acts.take },
    { label: 'Unread', keys: 'u', act: acts.unread },
  ]
  return (
    <>
      <div className="file-quiet" data-open={isOpen || undefined}>
        {quiet.map(
          ({ label, keys, act }) =>
            act && (
              <button
                key={keys}
                type="button"
                aria-keyshortcuts={keys}
                onClick={() => {
                  setOpen(false)
                  act()
                }}
              >
                {label}{' '}
                <span className="file-key" aria-hidden="true">
                  {keys}
                </span>
              </button>
            ),
        )}
      </div>
      <MainAction id={id} step={step} acts={acts} />
      <button
        type="button"
        className="file-more"
        aria-label="More actions"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        …
      </button>
    </>
  )
}

/** The only solid button of the file. */
function MainAction({ id, step, acts }: ActionsProps) {
  switch (step.kind) {
    case 'judge':
      return (
        <Link
          className="file-main"
          to={paths.adminApplicationViewer(id, step.documentId)}
          aria-keyshortcuts="d"
        >
          {sayJudge(step.count)}{' '}
          <span className="file-key" aria-hidden="true">
            d
          </span>
        </Link>
      )
    case 'request':
      return (
        <button type="button" className="file-main" aria-keyshortcuts="q" onClick={acts.request}>
          Request documents{' '}
          <span className="file-key" aria-hidden="true">
            q
          </span>
        </button>
      )
    case 'decide':
    case 'fund':
      return (
        <button type="button" className="file-main" aria-keyshortcuts="s" onClick={acts.status}>
          {step.kind === 'fund' ? 'Record the funding' : 'Decide'}{' '}
          <span className="file-key" aria-hidden="true">
            s
          </span>
        </button>
      )
    case 'wait':
      return <span className="file-wait">Waiting for documents</span>
    case 'none':
      return null
  }
}
