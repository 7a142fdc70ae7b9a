import type { RefObject } from 'react'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Clock } from '#features/admin/kit/components/clock.tsx'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { formatWaiting } from '#features/applications/components/admin/waiting-time.ts'
import { FollowUpLines } from '#features/applications/follow-ups/components/admin/follow-up-lines.tsx'
import { describeDeadline } from '#features/applications/progress/components/admin/deadline-words.ts'
import { describeNextStep } from '#features/applications/progress/components/admin/progress-words.ts'
import type { NextStep } from '#features/applications/progress/schema.ts'
import { OthersHere } from '#features/live/components/admin/live.tsx'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { useValueGrade } from '#features/underwriting/components/admin/value-queries.ts'
import { formatMoment } from '#site/staff-format.ts'
import { ApplicationFacts } from './application-facts.tsx'
import type { ApplicationPaneProps } from './application-pane.tsx'
import type { applicationShortcuts } from './application-shortcuts.ts'
import { FileActs } from './file-acts.tsx'
import { SheetLinks } from './sheet-links.tsx'
import { StatusMenu, type StatusMenuProps } from './status-menu.tsx'

type Act = (() => void) | undefined
export type ApplicationActions = Record<(typeof applicationShortcuts)[number]['act'], Act>

type ApplicationHeadProps = ApplicationPaneProps & {
  title: { id: string; ref: RefObject<HTMLHeadingElement | null>; name: string }
  application: ApplicationDetail | undefined
  step: NextStep
  acts: ApplicationActions
  viewer: string | undefined
  status: Omit<StatusMenuProps, 'application'>
}

export function ApplicationHead({ title, application, status, ...props }: ApplicationHeadProps) {
  const { frame, onClose } = props
  const back = frame === 'page' ? 'Back to the list' : 'Close'
  return (
    <header className="file-head">
      <div className="file-top">
        <IconButton label={back} title={`${back} (Esc)`} glyph="back" onClick={onClose} />
        <h2 id={title.id} ref={title.ref} tabIndex={-1} className="k-title">
          {title.name}
        </h2>
        {application && <span className="k-small max-sm:hidden">{application.reference}</span>}
        {application && <FileSheets applicationId={application.id} />}
        {application && (
          <div className="k-small">
            <OthersHere applicationId={application.id} />
          </div>
        )}
        <Turns {...props} />
      </div>
      {application && (
        <>
          <ApplicationFacts application={application} />
          <div className="k-bar k-share file-doing">
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

function FileSheets({ applicationId }: { applicationId: string }) {
  const { data } = useValueGrade(applicationId)
  return <SheetLinks applicationId={applicationId} current="file" grade={data?.grade ?? undefined} />
}

type TurnButtonProps = {
  label: string
  keys: string
  glyph: 'up' | 'down'
  isEnd: boolean
  onPress: () => void
}

/** Not `disabled` at the end: that would drop the keyboard focus. */
export const TurnButton = ({ label, keys, glyph, isEnd, onPress }: TurnButtonProps) => (
  <IconButton
    label={label}
    title={`${label} (${keys})`}
    glyph={glyph}
    aria-keyshortcuts={keys}
    aria-disabled={isEnd}
    onClick={onPress}
  />
)

function Turns({ next, previous, position, onOpen }: ApplicationPaneProps) {
  const turns = [
    { label: 'Previous application', keys: 'k', id: previous, glyph: 'up' },
    { label: 'Next application', keys: 'j', id: next, glyph: 'down' },
  ] as const
  return (
    <div className="k-end file-turns">
      {position && <span className="k-small max-sm:hidden">{position}</span>}
      {turns.map(({ id, ...turn }) => (
        <TurnButton key={turn.keys} {...turn} isEnd={!id} onPress={() => id && onOpen(id)} />
      ))}
    </div>
  )
}

function Due({ application }: { application: ApplicationDetail }) {
  const now = useNow()
  const clock = describeDeadline(application, now)
  const due = application.dueAt ? `Due ${formatMoment(application.dueAt)}` : undefined
  const words = clock?.words ?? `${formatWaiting(now - Date.parse(application.submittedAt))} ago`
  return (
    <span className="file-due k-cut">
      <Clock
        words={words}
        isLate={clock?.isLate ?? false}
        isStill={!clock?.isLate}
        {...(due && { title: due })}
      />
    </span>
  )
}

type ActionsProps = Pick<ApplicationHeadProps, 'step' | 'acts' | 'viewer'>

function Actions({ step, acts, viewer }: ActionsProps) {
  const quiet: { label: string; keys: string; run: Act }[] = [
    { label: 'Note', keys: 'n', run: acts.note },
    { label: 'Mail', keys: 'm', run: acts.mail },
    { label: 'Call', keys: 'c', run: acts.call },
    { label: 'Request', keys: 'q', run: step.kind === 'request' ? undefined : acts.request },
    { label: 'Take', keys: 'i', run: acts.take },
    { label: 'Unread', keys: 'u', run: acts.unread },
  ]
  const offered = quiet.flatMap(({ run, ...act }) => (run ? { ...act, run } : []))
  return <FileActs quiet={offered} main={<MainAction step={step} acts={acts} viewer={viewer} />} />
}

const mainActs = {
  judge: { act: 'judge', keys: 'd' },
  request: { act: 'request', keys: 'q' },
  decide: { act: 'status', keys: 's' },
  fund: { act: 'fund', keys: 'p' },
  contract: { act: 'contract', keys: 'o' },
} as const

/** The only solid button, or what happens by itself. */
function MainAction({ step, acts, viewer }: ActionsProps) {
  const words = describeNextStep(step, useNow())
  const { act, keys } = step.kind in mainActs ? mainActs[step.kind as keyof typeof mainActs] : {}
  if (words === '') return null
  if (!act) return <span className="file-main k-quiet">{words}</span>
  return act === 'judge' && viewer ? (
    <ButtonLink className="file-main" keys={keys} to={viewer} aria-keyshortcuts={keys}>
      {words}
    </ButtonLink>
  ) : (
    <Button className="file-main" keys={keys} aria-keyshortcuts={keys} onClick={acts[act]}>
      {words}
    </Button>
  )
}
