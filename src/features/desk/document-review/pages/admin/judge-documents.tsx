import { useState } from 'react'
import { useParams } from 'react-router'
import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { useChecklist } from '#features/documents/checklist/components/admin/checklist-queries.ts'
import { isTyped, type RejectionDraft } from '#features/documents/verdicts/components/admin/use-verdict.ts'
import { useApplication } from '#features/review/components/admin/application-queries.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { DocumentReview } from '../../components/admin/document-review.tsx'
import { listJudged } from '../../content.ts'

export const meta = () => [
  { title: `Judge documents | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function JudgeDocuments() {
  const { id = '', documentId = '' } = useParams()
  const [drafts] = useState(() => new Map<string, RejectionDraft>())
  useUnsavedGuard(() => [...drafts.values()].some(isTyped), {
    within: [paths.adminApplicationViewer(id, '')],
  })
  const application = useApplication(id)
  const checklist = useChecklist(id)
  const error = (!application.data && application.error) || (!checklist.data && checklist.error)
  const all = checklist.data ? listJudged(checklist.data) : []
  const at = all.findIndex(({ document }) => document.id === documentId)
  if (application.data && checklist.data && at >= 0) {
    return (
      <DocumentReview
        application={application.data}
        checklist={checklist.data}
        all={all}
        at={at}
        drafts={drafts}
      />
    )
  }
  return (
    <AdminPage title="Judge documents" back={false}>
      {error && (
        <LoadFailure title="Failed to fetch the documents" error={error} fallback="They could not be read." />
      )}
      {!error && application.data && checklist.data && (
        <Notice title="This document is gone">
          <p>
            Somebody deleted it.{' '}
            <TextLink to={paths.adminApplicationDocuments(id)}>Back to the file</TextLink>
          </p>
        </Notice>
      )}
      {!error && !(application.data && checklist.data) && <LoadingText>Opening the documents…</LoadingText>}
    </AdminPage>
  )
}
