import { type RefObject, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#features/admin/kit/components/button.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { formatWaiting } from '#features/applications/components/admin/waiting-time.ts'
import { FollowUpLines } from '#features/applications/follow-ups/components/admin/follow-up-lines.tsx'
import { describeDeadline } from '#features/applications/progress/components/admin/deadline-words.ts'
import { describeNextStep } from '#features/applications/progress/components/admin/progress-words.ts'
import type { NextStep } from '#features/applications/progress/schema.ts'
import { OthersHere } from '#features/live/components/admin/live.tsx'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { formatMoment } from '#site/staff-format.ts'
import { ArrowRightIcon, ChevronIcon } from '#ui/icons.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import type { ApplicationPaneProps } from './application-pane.tsx'
import type { applicationShortcuts } from './application-shortcuts.ts'
import { ShortcutKey, StatusMenu } from './status-menu.tsx'

type Act = (() => void) | undefined
export type ApplicationActions = Record<(typeof applicationShortcuts)[number]['act'], Act>

type ApplicationHeadProps = ApplicationPaneProps & {
  title: { id: string; ref: RefObject<HTMLHeadingElement | null>; name: string }
  application: ApplicationDetail | undefined
  step: NextStep
  acts: ApplicationActions
  viewer: string | undefined
  status: { isOpen: boolean; onOpen: (isOpen: boolean) => void }
}

export function ApplicationHead({ title, application, status, ...props }: ApplicationHeadProps) {
  const { frame, onClose } = props
  return (
    <header className="file-head">
      <div className="file-top">
        <Button
          kind="bare"
          size="icon"
          className="file-back"
          aria-label={frame === 'page' ? 'Back to the list' : 'Close'}
          title={`${frame === 'page' ? 'Back to the list' : 'Close'} (Esc)`}
          onClick={onClose}
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
        <Turns {...props} />
      </div>
      {application && (
        <>
          <ApplicationFacts application={application} />
          <div className="file-doing">
            <StatusMenu application={application} {...status} />
            <Due application={application} />
            <Actions {...props} />
          </div>
          <FollowUpLines applicationId={application.id} followUps={application.followUps} />
        </>
      )}
    </header>
  )
}

type TurnButtonProps = { label: string; keys: string; turn: string; isEnd: boolean; onPress: () => void }

/** Not `disabled` at the end: that would drop the keyboard focus. */
export const TurnButton = ({ label, keys, turn, isEnd, onPress }: TurnButtonProps) => (
  <Button
    kind="bare"
    size="icon"
    aria-label={label}
    aria-keyshortcuts={keys}
    title={`${label} (${keys})`}
    aria-disabled={isEnd}
    onClick={onPress}
  >
    <ChevronIcon className={turn} />
  </Button>
)

function Turns({ next, previous, position, onOpen }: ApplicationPaneProps) {
  const turns = [
    { label: 'Previous application', keys: 'k', id: previous, turn: 'rotate-180' },
    { label: 'Next application', keys: 'j', id: next, turn: '' },
  ]
  return (
    <span className="file-turns">
      {position && <span className="file-count">{position}</span>}
      {turns.map(({ id, ...turn }) => (
        <TurnButton key={turn.keys} {...turn} isEnd={!id} onPress={() => id && onOpen(id)} />
      ))}
    </span>
  )
}

function Due({ application }: { application: ApplicationDetail }) {
  const now = useNow()
  const clock = describeDeadline(application, now)
  const due = application.dueAt ? `Due ${formatMoment(application.dueAt)}` : undefined
  if (clock?.isLate) {
    return (
      <span className="file-due file-risk" title={due}>
        {clock.words}
      </span>
    )
  }
  return (
    <span className="file-due" title={due}>
      {clock ? clock.words : `${formatWaiting(now - Date.parse(application.submittedAt))} ago`}
    </span>
  )
}

type ActionsProps = Pick<ApplicationHeadProps, 'step' | 'acts' | 'viewer'>

function Actions({ step, acts, viewer }: ActionsProps) {
  const [isOpen, setOpen] = useState(false)
  const quiet: { label: string; keys: string; act: Act; isRare?: boolean }[] = [
    { label: 'Note', keys: 'n', act: acts.note },
    { label: 'Mail', keys: 'm', act: acts.mail },
    { label: 'Call', keys: 'c', act: acts.call },
    { label: 'Request', keys: 'q', act: step.kind === 'request' ? undefined : acts.request },
    { label: 'Take', keys: 'i', act: acts.take, isRare: true },
    { label: 'Unread', keys: 'u', act: acts.unread, isRare: true },
  ]
  return (
    <>
      <div className="file-quiet" data-open={isOpen || undefined}>
        {quiet.map(
          ({ label, keys, act, isRare }) =>
            act && (
              <button
                key={keys}
                type="button"
                className={isRare ? 'file-rare' : undefined}
                aria-keyshortcuts={keys}
                onClick={() => {
                  setOpen(false)
                  act()
                }}
              >
                {label} <ShortcutKey>{keys}</ShortcutKey>
              </button>
            ),
        )}
      </div>
      <MainAction step={step} acts={acts} viewer={viewer} />
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

const mainActs = {
  judge: { act: 'judge', keys: 'd' },
  request: { act: 'request', keys: 'q' },
  decide: { act: 'status', keys: 's' },
  fund: { act: 'status', keys: 's' },
} as const

/** The only solid button, or what happens by itself. */
function MainAction({ step, acts, viewer }: ActionsProps) {
  const words = describeNextStep(step, useNow())
  const { act, keys } = step.kind in mainActs ? mainActs[step.kind as keyof typeof mainActs] : {}
  if (words === '') return null
  if (!act) return <span className="file-wait">{words}</span>
  const label = (
    <>
      {words} <ShortcutKey>{keys}</ShortcutKey>
    </>
  )
  return act === 'judge' && viewer ? (
    <Link className="file-main" to={viewer} aria-keyshortcuts={keys}>
      {label}
    </Link>
  ) : (
    <button type="button" className="file-main" aria-keyshortcuts={keys} onClick={acts[act]}>
      {label}
    </button>
  )
}
