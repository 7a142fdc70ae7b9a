import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { useCommandCenter, useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useFocusOnOpen } from '#features/admin/components/use-focus-on-open.ts'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { hasCorrectionDraft } from '#features/corrections/components/admin/correction-form.tsx'
import { useChecklist } from '#features/documents/checklist/components/admin/checklist-queries.ts'
import { firstToJudge } from '#features/documents/checklist/components/admin/item-words.ts'
import { useViewerAddress } from '#features/documents/files/components/admin/viewer-address.ts'
import { useRequests } from '#features/documents/requests/components/admin/request-queries.ts'
import { MailDock } from '#features/messages/emails/components/admin/mail-dock.tsx'
import { useMailing } from '#features/messages/emails/components/admin/use-mailing.ts'
import { useReadMentions, useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { useAssign } from '#features/review/assignment/components/admin/assignee.tsx'
import { useApplication, useMarkUnread } from '#features/review/components/admin/application-queries.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { classNames } from '#ui/class-names.ts'
import type { Correcting } from './application-answers.tsx'
import { ApplicationBody } from './application-body.tsx'
import { ApplicationHead } from './application-head.tsx'
import { commandsOf } from './application-shortcuts.ts'
import { useComposing } from './composer.tsx'
import { findNextStep } from './next-step.ts'
import { useSheetAddress } from './sheet-links.tsx'
import { useSheets } from './sheet-queries.ts'
import { useApplicationKeys } from './use-application-keys.ts'
import { usePartInSight } from './use-part-in-sight.ts'
import { useRequestedAction } from './use-requested-action.ts'
import './application.css'

export type ApplicationPaneProps = {
  id: string
  frame: 'page' | 'pane'
  next: string | undefined
  previous: string | undefined
  /** "3 of 61" */
  position?: string | undefined
  /** The part to begin with, as addresses name it. */
  tab?: string | undefined
  /** From `useUnsentDrafts` of the screen, which asks before they are lost. */
  drafts: Map<string, string>
  onOpen: (id: string) => void
  onClose: () => void
}

export function ApplicationPane(props: ApplicationPaneProps) {
  return <OpenApplication {...props} key={props.id} />
}

function OpenApplication(props: ApplicationPaneProps) {
  const { id, frame, next, previous, tab, drafts, onOpen, onClose } = props
  const isAlone = frame === 'page'
  const Root = isAlone ? 'article' : 'section'
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const toViewer = useViewerAddress(id)
  const toSheet = useSheetAddress(id)
  const { data: sheets } = useSheets(id)
  const { data: application, error, refetch } = useApplication(id)
  const { data: checklist } = useChecklist(id)
  const { data: requests } = useRequests(id)
  const [isRequesting, setRequesting] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [asked, setAsked] = useState<ApplicationStatus>()
  const [isAssigning, setAssigning] = useState(false)
  const [correcting, setCorrecting] = useState<Correcting>(() => ({ isOpen: hasCorrectionDraft(drafts, id) }))
  const composing = useComposing()
  const mailing = useMailing()
  const { held } = useCommandCenter()
  const { isShared } = useTeam()
  const own = usePerson()
  const { mutate: assign } = useAssign()
  const { mutate: markUnread } = useMarkUnread()
  useReadMentions(application !== undefined)
  usePartInSight(tab, application !== undefined && checklist !== undefined)

  useFocusOnOpen(heading)

  // It was merged into another application, so open that one.
  const keptId = application && application.id !== id ? application.id : undefined
  const onMoved = useEffectEvent(onOpen)
  useEffect(() => {
    if (keptId) onMoved(keptId)
  }, [keptId])

  const step = application
    ? findNextStep({
        status: application.status,
        items: checklist?.items,
        requests: requests?.requests,
        sheets,
      })
    : ({ kind: 'nothing' } as const)
  const unjudged = checklist && firstToJudge(checklist.items)
  const viewer = unjudged && toViewer(unjudged.id)
  const isOpen = application !== undefined && !statusOf(application.status).isClosed
  const mayRequest = isOpen && (requests?.drafts.some(({ items }) => items.length > 0) ?? false)
  const canTake = isShared && application !== undefined && application.assigneeId !== own.id
  const write = (chosen: 'note' | 'call') => {
    held.hold()
    composing.call(chosen)
  }
  // An offer without a contract gets its draft with the same key.
  const openContract = () => {
    const isNext = step.kind === 'contract' && step.state === 'offered'
    void navigate(toSheet('contract'), isNext ? { state: { act: 'draft' } } : {})
  }
  const acts = {
    note: () => write('note'),
    call: () => write('call'),
    mail: () => {
      held.hold()
      mailing.open()
    },
    request: mayRequest ? () => setRequesting(true) : undefined,
    judge: viewer ? () => void navigate(viewer) : undefined,
    status: () => setChoosing(true),
    fund: application?.status === 'approved' ? () => setAsked('funded') : undefined,
    correct: () => setCorrecting({ isOpen: true }),
    unread: () => {
      // Close first: an open application counts as read.
      onClose()
      markUnread(id)
    },
    take: canTake ? () => assign({ applications: [application], to: own }) : undefined,
    assign: isShared ? () => setAssigning(true) : undefined,
    value: () => void navigate(toSheet('value')),
    contract: sheets?.contract ? openContract : undefined,
    answers: goToAnswers,
  }
  useRequestedAction(acts, application !== undefined && checklist !== undefined && requests !== undefined)
  useCommands(commandsOf(acts), { listens: false })
  const onKeyDown = useApplicationKeys(isAlone, acts, {
    j: next ? () => onOpen(next) : undefined,
    k: previous ? () => onOpen(previous) : undefined,
    '}': acts.value,
    Escape: onClose,
  })

  return (
    <Root
      id="application-details"
      className={classNames('file', `file-${frame}`, 'on-sheet')}
      // "View Details" opens it beside the list.
      {...(!isAlone && { role: 'dialog' })}
      aria-labelledby={title}
      data-keys={own.singleKeys ? undefined : 'off'}
      onKeyDown={onKeyDown}
    >
      <ApplicationHead
        {...props}
        title={{ id: title, ref: heading, name: application ? caseNameOf(application) : 'Application' }}
        application={application}
        step={step}
        acts={acts}
        viewer={viewer}
        status={{ isOpen: isChoosing, onOpen: setChoosing, asked, onAsk: setAsked, shortcut: 's' }}
      />
      {error && !application && (
        <div className="p-6">
          <LoadFailure
            title="Failed to fetch the application"
            error={error}
            fallback="It could not be read."
            onRetry={refetch}
          />
        </div>
      )}
      {!application && !error && (
        <div className="p-6">
          <Wait>Loading the application…</Wait>
        </div>
      )}
      {application && <MailDock application={application} drafts={drafts} mailing={mailing} />}
      {application && (
        <ApplicationBody
          application={application}
          drafts={drafts}
          composing={composing}
          mailing={mailing}
          tab={tab}
          requesting={{ isOpen: isRequesting, setOpen: setRequesting }}
          assigning={{ isOpen: isAssigning, setOpen: setAssigning }}
          correcting={{ now: correcting, set: setCorrecting }}
          onOpen={onOpen}
          onDeleted={() => {
            for (const key of drafts.keys()) if (key.startsWith(id)) drafts.delete(key)
            onClose()
          }}
        />
      )}
    </Root>
  )
}

function goToAnswers() {
  const tab = document.querySelector<HTMLElement>('#file-answers [role=tab][aria-selected=true]')
  tab?.focus({ preventScroll: true })
  document.getElementById('file-answers')?.scrollIntoView()
}
