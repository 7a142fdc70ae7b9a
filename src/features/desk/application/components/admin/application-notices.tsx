import { useState } from 'react'
import { isMinor } from '#domain/age.ts'
import { applicantRoles } from '#domain/applications.ts'
import { Badge } from '#features/admin/kit/components/badge.tsx'
import { CorrectionsNotice } from '#features/corrections/components/admin/corrections-notice.tsx'
import { DecisionLine } from '#features/decisions/components/admin/decision-line.tsx'
import { MergeDialog } from '#features/merges/components/admin/merge-dialog.tsx'
import { MergedNotice } from '#features/merges/components/admin/merged-notice.tsx'
import { Assignee, type Assigning } from '#features/review/assignment/components/admin/assignee.tsx'
import { DuplicatesNotice } from '#features/review/components/admin/duplicates-notice.tsx'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { filerNameOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import { formatMoment, labelOf } from '#site/staff-format.ts'
import { TextLink } from '#ui/text-link.tsx'

type ApplicationNoticesProps = {
  application: ApplicationDetail
  assigning: Assigning
  onOpen: (id: string) => void
}

export function ApplicationNotices({ application, assigning, onOpen }: ApplicationNoticesProps) {
  const filer = filerNameOf(application)
  const [merging, setMerging] = useState<string>()
  return (
    <div className="grid gap-3">
      <p className="k-small flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
        <span>{labelOf(applicantRoles, application.role)}</span>
        {filer && <span>filed by {filer}</span>}
        <span>{formatMoment(application.submittedAt)}</span>
        <span>{application.answers.phoneConsent ? 'May be called and texted' : 'No calls or texts'}</span>
        <TextLink to={paths.adminApplicationPrint(application.id)} target="_blank">
          Print view
        </TextLink>
        <MinorMark application={application} />
        {application.spamReason && <Badge tone="muted">Looks automated</Badge>}
      </p>
      <DecisionLine application={application} />
      <Assignee application={application} assigning={assigning} />
      <CorrectionsNotice applicationId={application.id} />
      <MergedNotice applicationId={application.id} merged={application.merged} />
      <DuplicatesNotice
        applicationId={application.id}
        duplicates={application.duplicates}
        onOpen={onOpen}
        onMerge={setMerging}
      />
      <MergeDialog
        id={application.id}
        otherId={merging}
        onClose={() => setMerging(undefined)}
        onMerged={(keptId) => keptId !== application.id && onOpen(keptId)}
      />
    </div>
  )
}

/** By age on the day they applied, and by the law of their home state. */
function MinorMark({ application }: { application: ApplicationDetail }) {
  const { dateOfBirth, state, submittedAt, answers } = application
  if (!dateOfBirth || !isMinor(dateOfBirth, state, submittedAt.slice(0, 10))) return null
  return (
    <Badge tone="attention">
      {answers.forChildOrWard ? 'Minor: parent or guardian applies' : 'Minor: no parent or guardian named'}
    </Badge>
  )
}
