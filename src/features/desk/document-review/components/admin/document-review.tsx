import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { documentChannels } from '#domain/case-file.ts'
import { explainKeys, useCommandCenter, useCommands } from '#features/admin/components/commands.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { IconLink } from '#features/admin/kit/components/icon-button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { DocumentChanges } from '#features/documents/checklist/components/admin/document-changes.tsx'
import { nameOf } from '#features/documents/checklist/components/admin/item-words.ts'
import type { Checklist } from '#features/documents/checklist/schema.ts'
import { DownloadButton } from '#features/documents/files/components/admin/download-button.tsx'
import { useViewerAddress } from '#features/documents/files/components/admin/viewer-address.ts'
import type { RejectionDraft } from '#features/documents/verdicts/components/admin/use-verdict.ts'
import { VerdictForm } from '#features/documents/verdicts/components/admin/verdict-form.tsx'
import { DocumentViewer } from '#features/documents/viewer/components/admin/document-viewer.tsx'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { paths } from '#site/paths.ts'
import { labelOf } from '#site/staff-format.ts'
import { type Judged, listTerms } from '../../content.ts'
import { ReviewSide } from './review-side.tsx'

type DocumentReviewProps = {
  application: ApplicationDetail
  checklist: Checklist
  all: readonly Judged[]
  at: number
  drafts: Map<string, RejectionDraft>
}

export function DocumentReview({ application, checklist, all, at, drafts }: DocumentReviewProps) {
  const navigate = useNavigate()
  const toViewer = useViewerAddress(application.id)
  const { search } = useLocation()
  const { id } = application
  const current = all[at]
  const terms = useMemo(() => listTerms(application), [application])
  const open = (judged: Judged | undefined) => {
    if (judged) navigate(toViewer(judged.document.id), { replace: true })
  }
  const back = new URLSearchParams(search)
  back.set('application', id)
  back.set('tab', 'documents')
  const backTo = `${paths.adminApplications}?${back}`
  useKeys((key) => {
    if (key === '[') open(all[at - 1])
    else if (key === ']') open(all[at + 1])
    else if (key === 'Escape') navigate(backTo)
    else return false
    return true
  })
  if (!current) return null
  const { document, item } = current
  return (
    <div className="k-panes k-paper judge">
      <DocumentViewer
        applicationId={id}
        document={document}
        title={item?.name ?? nameOf(document)}
        origin={describeOrigin(current)}
        before={
          <IconLink to={backTo} label="Back to the file" title="Back to the file (Escape)" glyph="left" />
        }
        terms={terms}
        actions={
          <>
            <DocumentChanges applicationId={id} items={checklist.items} document={document} />
            {document.canDownload && <DownloadButton applicationId={id} document={document} kind="bare" />}
            <KeyHelp />
          </>
        }
      />
      <ReviewSide
        application={application}
        items={checklist.items}
        current={current}
        onPrevious={() => open(all[at - 1])}
        onNext={() => open(all[at + 1])}
        isFirst={at === 0}
        isLast={at === all.length - 1}
      >
        {item ? (
          <VerdictForm
            applicationId={id}
            item={item}
            sender={senderOf(application, item.party)}
            drafts={drafts}
          />
        ) : (
          <div className="verdict-form">
            <Notice title="This file answers nothing on the list">Move it to an item to judge it.</Notice>
          </div>
        )}
      </ReviewSide>
    </div>
  )
}

/** "scan.pdf, file 1 of 2, on the firm’s page" */
function describeOrigin({ document, item }: Judged): string {
  const files = item?.documents ?? []
  const nth = files.findIndex(({ id }) => id === document.id) + 1
  const door = document.door && labelOf(documentChannels, document.door)
  return [nameOf(document), files.length > 1 && `file ${nth} of ${files.length}`, door && lowerFirst(door)]
    .filter(Boolean)
    .join(', ')
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

function senderOf({ firstName, lastName, answers }: ApplicationDetail, party: 'applicant' | 'firm'): string {
  const firm = answers.plaintiffAttorneyFirm ?? answers.plaintiffAttorneyName
  return party === 'firm' ? String(firm ?? 'The law firm') : `${firstName} ${lastName}`
}

const keys = explainKeys('This document', [
  ['a', 'Accept'],
  ['r', 'Reject'],
  ['1 – 6', 'Choose the reason'],
  ['Ctrl Enter', 'Reject and tell them'],
  ['[', 'Previous document'],
  [']', 'Next document'],
  ['←', 'Previous page'],
  ['→', 'Next page'],
  ['+', 'Larger'],
  ['-', 'Smaller'],
  ['0', 'Fit the width'],
  ['t', 'Turn'],
  ['Escape', 'Back to the file'],
])

function KeyHelp() {
  const { show } = useCommandCenter()
  useCommands(keys, { listens: false })
  return (
    <Button kind="bare" aria-keyshortcuts="?" onClick={() => show('keys')}>
      Keys
    </Button>
  )
}
