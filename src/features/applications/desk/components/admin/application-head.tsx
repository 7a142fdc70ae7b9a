import { useState } from 'react'
import { Assignee } from '#features/applications/assignment/components/admin/assignee.tsx'
import { CorrectionsNotice } from '#features/applications/corrections/components/admin/corrections-notice.tsx'
import { DecisionLine } from '#features/applications/decisions/components/admin/decision-line.tsx'
import { StatusBadge } from '#features/applications/list/components/admin/status-badge.tsx'
import { useNow } from '#features/applications/list/components/admin/use-now.ts'
import { Waiting } from '#features/applications/list/components/admin/waiting.tsx'
import { DuplicatesNotice } from '#features/applications/review/components/admin/duplicates-notice.tsx'
import { StatusDialog } from '#features/applications/review/components/admin/status-dialog.tsx'
import type { ApplicationDetail } from '#features/applications/review/schema.ts'
import { OthersHere } from '#features/live/components/admin/others-here.tsx'
import { filerNameOf } from '#lib/case-person.ts'
import { isMinor } from '#site/choices/age.ts'
import { applicantRoles } from '#site/choices/applications.ts'
import { labelOf } from '#site/choices/choice.ts'
import { paths } from '#site/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

type ApplicationHeadProps = { application: ApplicationDetail; onOpen: (id: string) => void }

/** What a reviewer needs on every tab. */
export function ApplicationHead({ application, onOpen }: ApplicationHeadProps) {
  const now = useNow()
  const [isChanging, setChanging] = useState(false)
  const filer = filerNameOf(application)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge status={application.status} />
        <span>{application.reference}</span>
        <span>{labelOf(applicantRoles, application.role)}</span>
        {filer && <span>filed by {filer}</span>}
        <span>{application.answers.phoneConsent ? 'May be called and texted' : 'No calls or texts'}</span>
        <MinorMark application={application} />
        {application.spamReason && <Badge tone="muted">Looks automated</Badge>}
      </div>
      <OthersHere applicationId={application.id} />
      <Waiting application={application} now={now} />
      <DecisionLine application={application} />
      <Assignee application={application} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setChanging(true)}>
          Change status
        </Button>
        <ButtonLink
          variant="outline"
          size="small"
          to={paths.adminApplicationPrint(application.id)}
          target="_blank"
        >
          Print view
        </ButtonLink>
      </div>
      <CorrectionsNotice applicationId={application.id} />
      <DuplicatesNotice duplicates={application.duplicates} onOpen={onOpen} />
      <StatusDialog applications={isChanging ? [application] : []} onClose={() => setChanging(false)} />
    </>
  )
}

/** By age on the day of the application, where the person lives. */
function MinorMark({ application }: { application: ApplicationDetail }) {
  const { dateOfBirth, state, submittedAt, answers } = application
  if (!dateOfBirth || !isMinor(dateOfBirth, state, submittedAt.slice(0, 10))) return null
  return (
    <Badge tone="attention">
      {answers.forChildOrWard ? 'Minor: parent or guardian applies' : 'Minor: no parent or guardian named'}
    </Badge>
  )
}
