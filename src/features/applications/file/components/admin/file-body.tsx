import { useState } from 'react'
import { FirmPanel } from '#features/applications/firm/components/admin/firm-panel.tsx'
import { useFirm } from '#features/applications/firm/components/admin/firm-queries.ts'
import { PersonPanel } from '#features/applications/person/components/admin/person-panel.tsx'
import { AnswerList } from '#features/applications/review/components/admin/answer-list.tsx'
import { FolderForm } from '#features/applications/review/components/admin/folder-form.tsx'
import { answerTabs, listAnswersOn } from '#features/applications/review/content.ts'
import type { ApplicationDetail } from '#features/applications/review/schema.ts'
import { ChecklistPanel } from '#features/documents/checklist/components/admin/checklist-panel.tsx'
import { UploadLinksPanel } from '#features/documents/links/components/admin/upload-links-panel.tsx'
import { RequestsPanel } from '#features/documents/requests/components/admin/requests-panel.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Activity } from './activity.tsx'
import { CaseLines } from './case-lines.tsx'
import { FileDocuments } from './file-documents.tsx'
import { FileNotices } from './file-notices.tsx'

type FileBodyProps = {
  application: ApplicationDetail
  drafts: Map<string, string>
  tab: string | undefined
  requesting: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
  onOpen: (id: string) => void
  onDeleted: () => void
}

export function FileBody({ application, drafts, tab, requesting, onOpen, onDeleted }: FileBodyProps) {
  const { id } = application
  // An attorney who applies is the firm.
  const hasFirm = application.role === 'plaintiff'
  return (
    <div className="file-body">
      <div className="file-record">
        <FileNotices application={application} onOpen={onOpen} />
        <div id="file-documents">
          <ChecklistPanel applicationId={id} hasFirm={hasFirm} />
        </div>
        {hasFirm ? (
          <CaseWithFirm application={application} />
        ) : (
          <CaseLines application={application} firm={undefined} />
        )}
        <FileDocuments applicationId={id} />
        <RequestsPanel applicationId={id} dialog={requesting} />
        {hasFirm && (
          <section aria-labelledby="firm-title" id="file-firm">
            <h3 id="firm-title">Law firm</h3>
            <FirmPanel applicationId={id} />
          </section>
        )}
        <Answers application={application} tab={tab} />
        <UploadLinksPanel applicationId={id} />
        <FolderForm application={application} />
        <PersonsData applicationId={id} isOpen={tab === 'person'} onDeleted={onDeleted} />
      </div>
      <Activity application={application} drafts={drafts} />
    </div>
  )
}

function CaseWithFirm({ application }: { application: ApplicationDetail }) {
  const { data: firm } = useFirm(application.id)
  return <CaseLines application={application} firm={firm} />
}

/** Every question with its answer, in the words of the application. */
function Answers({ application, tab }: { application: ApplicationDetail; tab: string | undefined }) {
  const named = answerTabs.find(({ id }) => id === tab)?.id
  const [selected, select] = useState<string>(named ?? answerTabs[0].id)
  return (
    <section aria-labelledby="answers-title" id="file-answers">
      <h3 id="answers-title">Every answer</h3>
      <Tabs
        label="Parts of the application"
        selected={selected}
        onSelect={select}
        tabs={answerTabs.map((answers) => ({
          ...answers,
          content: <AnswerList answers={listAnswersOn(answers.id, application)} />,
        }))}
      />
    </section>
  )
}

type PersonsDataProps = { applicationId: string; isOpen: boolean; onDeleted: () => void }

/** Folded until somebody asks: it is read then, and is no part of the day's work. */
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
