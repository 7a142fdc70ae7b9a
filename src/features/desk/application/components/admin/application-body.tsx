import { useState } from 'react'
import { ChecklistPanel } from '#features/documents/checklist/components/admin/checklist-panel.tsx'
import { RequestsPanel } from '#features/documents/requests/components/admin/requests-panel.tsx'
import { UploadLinksPanel } from '#features/documents/upload-links/components/admin/upload-links-panel.tsx'
import { FirmPanel } from '#features/firms/components/admin/firm-panel.tsx'
import { useFirm } from '#features/firms/components/admin/firm-queries.ts'
import type { Mailing } from '#features/messages/emails/components/admin/use-mailing.ts'
import { WaitingMails } from '#features/messages/emails/components/admin/waiting-mails.tsx'
import { RepaymentsPanel } from '#features/payments/repayments/components/admin/repayments-panel.tsx'
import { PersonPanel } from '#features/privacy/person-data/components/admin/person-panel.tsx'
import type { Assigning } from '#features/review/assignment/components/admin/assignee.tsx'
import { FolderForm } from '#features/review/components/admin/folder-form.tsx'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { Activity } from './activity.tsx'
import { ApplicationAnswers, type Correcting } from './application-answers.tsx'
import { ApplicationDocuments } from './application-documents.tsx'
import { ApplicationNotices } from './application-notices.tsx'
import { CaseLines } from './case-lines.tsx'
import type { Composing } from './use-composing.ts'

type ApplicationBodyProps = {
  application: ApplicationDetail
  drafts: Map<string, string>
  composing: Composing
  mailing: Mailing
  tab: string | undefined
  requesting: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
  assigning: Assigning
  correcting: { now: Correcting; set: (now: Correcting) => void }
  onOpen: (id: string) => void
  onDeleted: () => void
}

export function ApplicationBody(props: ApplicationBodyProps) {
  const {
    application,
    drafts,
    composing,
    mailing,
    tab,
    requesting,
    assigning,
    correcting,
    onOpen,
    onDeleted,
  } = props
  const { id } = application
  const correct = () => correcting.set({ isOpen: true })
  // An attorney who applies is the firm.
  const hasFirm = application.role === 'plaintiff'
  return (
    <div className="file-body">
      <div className="file-record">
        <ApplicationNotices application={application} assigning={assigning} onOpen={onOpen} />
        <WaitingMails applicationId={id} mails={application.mails} onUndone={mailing.restore} />
        <RepaymentsPanel application={application} drafts={drafts} />
        <div id="file-documents">
          <ChecklistPanel applicationId={id} hasFirm={hasFirm} />
        </div>
        {hasFirm ? (
          <CaseWithFirm application={application} onCorrect={correct} />
        ) : (
          <CaseLines application={application} firm={undefined} onCorrect={correct} />
        )}
        <ApplicationDocuments applicationId={id} />
        <RequestsPanel applicationId={id} dialog={requesting} />
        {hasFirm && (
          <section aria-labelledby="firm-title" id="file-firm">
            <h3 id="firm-title">Law firm</h3>
            <FirmPanel applicationId={id} />
          </section>
        )}
        <ApplicationAnswers
          application={application}
          drafts={drafts}
          tab={tab}
          correcting={correcting.now}
          onCorrect={correcting.set}
        />
        <UploadLinksPanel applicationId={id} />
        <FolderForm application={application} />
        <PersonsData applicationId={id} isOpen={tab === 'person'} onDeleted={onDeleted} />
      </div>
      <Activity application={application} drafts={drafts} composing={composing} />
    </div>
  )
}

type CaseWithFirmProps = { application: ApplicationDetail; onCorrect: () => void }

function CaseWithFirm({ application, onCorrect }: CaseWithFirmProps) {
  const { data: firm } = useFirm(application.id)
  return <CaseLines application={application} firm={firm} onCorrect={onCorrect} />
}

type PersonsDataProps = { applicationId: string; isOpen: boolean; onDeleted: () => void }

/** Loads only when somebody opens it: it is no part of the day's work. */
function PersonsData({ applicationId, isOpen, onDeleted }: PersonsDataProps) {
  const [isShown, show] = useState(isOpen)
  return (
    <section aria-labelledby="person-title" id="file-person">
      <details open={isShown} onToggle={(event) => show(event.currentTarget.open)}>
        <summary>
          <h3 id="person-title">Person’s data</h3>
        </summary>
        {isShown && <PersonPanel applicationId={applicationId} onDeleted={onDeleted} />}
      </details>
    </section>
  )
}
