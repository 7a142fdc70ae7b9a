import { PersonPanel } from '#features/applications/person/components/admin/person-panel.tsx'
import { DocumentsPanel } from '#features/documents/files/components/admin/documents-panel.tsx'
import { UploadLinksPanel } from '#features/documents/files/components/admin/upload-links-panel.tsx'
import { type Tab, Tabs } from '#ui/tabs.tsx'
import { answersOn, answerTabs } from '../../content.ts'
import type { ApplicationDetail } from '../../schema.ts'
import { AnswerList } from './answer-list.tsx'
import { FolderForm } from './folder-form.tsx'
import { type NoteDrafts, NotesPanel } from './notes-panel.tsx'
import { TimelinePanel } from './timeline-panel.tsx'

/** As the address names them; the first is open when it names none. */
const tabIds = [...answerTabs.map(({ id }) => id), 'documents', 'notes', 'timeline', 'person'] as const

type ApplicationTabsProps = {
  application: ApplicationDetail
  tab: string | undefined
  onTab: (tab: string) => void
  drafts: NoteDrafts
  onDeleted: () => void
}

export function ApplicationTabs({ application, tab: named, onTab, drafts, onDeleted }: ApplicationTabsProps) {
  const { id, notes, timeline } = application
  const tab = tabIds.find((name) => name === named) ?? tabIds[0]
  // Only what is looked at is made: the documents are fetched when their tab is opened.
  const tabs: Tab[] = [
    ...answerTabs.map((answers) => ({
      ...answers,
      content: <AnswerList answers={answersOn(answers.id, application)} />,
    })),
    {
      id: 'documents',
      label: 'Documents',
      content: tab === 'documents' && (
        <div className="grid gap-8">
          <DocumentsPanel applicationId={id} />
          <UploadLinksPanel applicationId={id} />
          <FolderForm application={application} />
        </div>
      ),
    },
    {
      id: 'notes',
      label: notes.length > 0 ? `Notes (${notes.length})` : 'Notes',
      content: <NotesPanel id={id} notes={notes} drafts={drafts} />,
    },
    { id: 'timeline', label: 'Timeline', content: <TimelinePanel timeline={timeline} /> },
    {
      id: 'person',
      label: 'Person’s data',
      content: tab === 'person' && <PersonPanel applicationId={id} onDeleted={onDeleted} />,
    },
  ]
  return <Tabs label="Parts of the application" tabs={tabs} selected={tab} onSelect={onTab} />
}
