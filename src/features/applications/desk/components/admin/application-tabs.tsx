import { FirmPanel } from '#features/applications/firm/components/admin/firm-panel.tsx'
import { PersonPanel } from '#features/applications/person/components/admin/person-panel.tsx'
import { AnswerList } from '#features/applications/review/components/admin/answer-list.tsx'
import { NotesPanel } from '#features/applications/review/components/admin/notes-panel.tsx'
import { answerTabs, listAnswersOn } from '#features/applications/review/content.ts'
import type { ApplicationDetail } from '#features/applications/review/schema.ts'
import { MessagesLabel } from '#features/applications/thread/components/admin/messages-label.tsx'
import { ThreadPanel } from '#features/applications/thread/components/admin/thread-panel.tsx'
import { TimelinePanel } from '#features/timeline/components/admin/timeline-panel.tsx'
import { type Tab, Tabs } from '#ui/tabs.tsx'
import { DocumentsTab } from './documents-tab.tsx'

/** The tabs as named in the address; the first opens when it names none. */
const tabIds = [
  ...answerTabs.map(({ id }) => id),
  'documents',
  'messages',
  'firm',
  'notes',
  'timeline',
  'person',
] as const

type ApplicationTabsProps = {
  application: ApplicationDetail
  tab: string | undefined
  onTab: (tab: string) => void
  drafts: Map<string, string>
  onDeleted: () => void
}

export function ApplicationTabs({ application, tab: named, onTab, drafts, onDeleted }: ApplicationTabsProps) {
  const { id, notes, timeline } = application
  // An attorney who applies is the firm.
  const hasFirm = application.role === 'plaintiff'
  const tab = tabIds.find((name) => name === named && (name !== 'firm' || hasFirm)) ?? tabIds[0]
  // Renders only the open tab: documents are fetched when their tab opens.
  const tabs: Tab[] = [
    ...answerTabs.map((answers) => ({
      ...answers,
      content: <AnswerList answers={listAnswersOn(answers.id, application)} />,
    })),
    {
      id: 'documents',
      label: 'Documents',
      content: tab === 'documents' && <DocumentsTab application={application} />,
    },
    {
      id: 'messages',
      label: <MessagesLabel applicationId={id} />,
      content: tab === 'messages' && <ThreadPanel applicationId={id} drafts={drafts} />,
    },
    ...(hasFirm
      ? [{ id: 'firm', label: 'Law firm', content: tab === 'firm' && <FirmPanel applicationId={id} /> }]
      : []),
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
