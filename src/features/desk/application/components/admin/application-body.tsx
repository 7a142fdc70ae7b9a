import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { ChecklistPanel } from '#features/documents/checklist/components/admin/checklist-panel.tsx'
import { useChecklist } from '#features/documents/checklist/components/admin/checklist-queries.ts'
import { DocumentChanges } from '#features/documents/checklist/components/admin/document-changes.tsx'
import { DocumentsPanel } from '#features/documents/files/components/admin/documents-panel.tsx'
import { RequestsPanel } from '#features/documents/requests/components/admin/requests-panel.tsx'
import { useLinkNames } from '#features/documents/upload-links/components/admin/link-queries.ts'
import { UploadLinksPanel } from '#features/documents/upload-links/components/admin/upload-links-panel.tsx'
import { AddFile } from '#features/documents/viewer/components/admin/add-file.tsx'
import { FirmPanel } from '#features/firms/counsel/components/admin/firm-panel.tsx'
import { useFirm } from '#features/firms/counsel/components/admin/firm-queries.ts'
import { FileFirms } from '#features/firms/links/components/admin/file-firms.tsx'
import type { Mailing } from '#features/messages/emails/components/admin/use-mailing.ts'
import { WaitingMails } from '#features/messages/emails/components/admin/waiting-mails.tsx'
import { PaymentPanel } from '#features/payments/corrections/components/admin/payment-panel.tsx'
import { RepaymentsPanel } from '#features/payments/repayments/components/admin/repayments-panel.tsx'
import { PersonPanel } from '#features/privacy/person-data/components/admin/person-panel.tsx'
import type { Assigning } from '#features/review/assignment/components/admin/assignee.tsx'
import { FolderForm } from '#features/review/components/admin/folder-form.tsx'
import { ChangeCounsel } from '#features/review/counsel/components/admin/counsel-change.tsx'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { formatCents } from '#site/staff-format.ts'
import { Activity } from './activity.tsx'
import { ApplicationAnswers, type Correcting } from './application-answers.tsx'
import { ApplicationNotices } from './application-notices.tsx'
import { CaseLines } from './case-lines.tsx'
import type { Composing } from './composer.tsx'
import { useSheetAddress } from './sheet-links.tsx'
import { useSheets } from './sheet-queries.ts'

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

export function ApplicationBody({ application, drafts, tab, correcting, ...props }: ApplicationBodyProps) {
  const { id } = application
  const correct = () => correcting.set({ isOpen: true })
  const hasFirm = application.role === 'plaintiff'
  const { data: firm } = useFirm(id, hasFirm)
  return (
    <div className="file-body">
      <div className="file-record">
        <ApplicationNotices application={application} assigning={props.assigning} onOpen={props.onOpen} />
        <WaitingMails applicationId={id} mails={application.mails} onUndone={props.mailing.restore} />
        <MoneyBack application={application} drafts={drafts} />
        <div id="file-documents">
          <ChecklistPanel applicationId={id} hasFirm={hasFirm} />
        </div>
        <CaseLines application={application} firm={firm} onCorrect={correct} />
        <ApplicationDocuments applicationId={id} />
        <RequestsPanel applicationId={id} dialog={props.requesting} />
        <section aria-labelledby="firm-title" id="file-firm" className="grid gap-3">
          <SectionHead level={3} id="firm-title" title="Law firm" />
          <FileFirms applicationId={id} change={<ChangeCounsel application={application} />} />
          {hasFirm && <FirmPanel applicationId={id} />}
        </section>
        <ApplicationAnswers
          application={application}
          drafts={drafts}
          tab={tab}
          correcting={correcting.now}
          onCorrect={correcting.set}
        />
        <UploadLinksPanel applicationId={id} />
        <FolderForm application={application} />
        <PersonsData applicationId={id} isOpen={tab === 'person'} onDeleted={props.onDeleted} />
      </div>
      <Activity application={application} drafts={drafts} composing={props.composing} />
    </div>
  )
}

type MoneyBackProps = Pick<ApplicationBodyProps, 'application' | 'drafts'>

/** Under a contract, the ledger has all of it. */
function MoneyBack({ application, drafts }: MoneyBackProps) {
  const { data } = useSheets(application.id)
  const toSheet = useSheetAddress(application.id)
  if (data?.ledger)
    return (
      <section aria-labelledby="paid-back-title">
        <h3 id="paid-back-title">Paid back</h3>
        <p>
          {formatCents(data.ledger.owed)} is owed today. <Link to={toSheet('ledger')}>Open the ledger</Link>
        </p>
      </section>
    )
  return (
    <>
      <PaymentPanel application={application} />
      <RepaymentsPanel application={application} drafts={drafts} />
    </>
  )
}

type PersonsDataProps = { applicationId: string; isOpen: boolean; onDeleted: () => void }

/** Loads only when somebody opens it: it is no part of the day's work. */
function PersonsData({ applicationId, isOpen, onDeleted }: PersonsDataProps) {
  const [isShown, show] = useState(isOpen)
  return (
    <section aria-labelledby="person-title" id="file-person">
      <Fold title={<h3 id="person-title">Person’s data</h3>} isOpen={isShown} onToggle={show}>
        {isShown && <PersonPanel applicationId={applicationId} onDeleted={onDeleted} />}
      </Fold>
    </section>
  )
}

function ApplicationDocuments({ applicationId }: { applicationId: string }) {
  const linkNames = useLinkNames(applicationId)
  const [isAdding, setAdding] = useState(false)
  const { data } = useChecklist(applicationId)
  const items = data?.items ?? []
  const nameById = new Map(items.map((item) => [item.id, item.name]))
  return (
    <DocumentsPanel
      applicationId={applicationId}
      linkNames={linkNames}
      describe={({ itemId }) =>
        data && (itemId ? `For: ${nameById.get(itemId) ?? 'an item'}` : 'Answers nothing on the checklist')
      }
      actionsOf={(document) =>
        data && <DocumentChanges applicationId={applicationId} items={items} document={document} />
      }
      action={
        data &&
        !isAdding && (
          <Button kind="bare" onClick={() => setAdding(true)}>
            Add a file
          </Button>
        )
      }
    >
      {isAdding && <AddFile applicationId={applicationId} items={items} onClose={() => setAdding(false)} />}
    </DocumentsPanel>
  )
}
