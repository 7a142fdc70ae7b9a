import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { applicantRoles } from '#domain/applications.ts'
import { documentTypes } from '#domain/documents.ts'
import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { StatusBadge } from '#features/applications/components/admin/status-mark.tsx'
import { useCalendar } from '#features/applications/follow-ups/components/admin/follow-up-queries.ts'
import { DecisionRecord } from '#features/decisions/components/admin/decision-record.tsx'
import { useDocuments } from '#features/documents/files/components/admin/document-queries.ts'
import { AnswerList } from '#features/review/components/admin/answer-list.tsx'
import { usePrintedApplication } from '#features/review/components/admin/application-queries.ts'
import { answerTabs, listAnswersOn } from '#features/review/content.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { TimelinePanel } from '#features/timeline/components/admin/timeline-panel.tsx'
import { caseNameOf, filerNameOf } from '#lib/case-person.ts'
import { brand } from '#site/brand.ts'
import { formatMoment, labelOf } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'

export const meta = () => [{ title: `Application | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function ApplicationPrint() {
  const { id = '' } = useParams()
  const { data: application, error } = usePrintedApplication(id)
  return (
    <AdminPage
      title={application ? caseNameOf(application) : 'Application'}
      actions={application && <Button onClick={() => window.print()}>Print</Button>}
    >
      {error && (
        <LoadFailure title="Failed to fetch the application" error={error} fallback="It could not be read." />
      )}
      {!application && !error && <LoadingText>Loading the application…</LoadingText>}
      {application && <PrintedApplication application={application} />}
    </AdminPage>
  )
}

function PrintedApplication({ application }: { application: ApplicationDetail }) {
  const { reference, role, status, submittedAt, notes, timeline } = application
  const filer = filerNameOf(application)
  const { timeZone } = useCalendar()
  return (
    <div className="grid gap-8">
      <p className="flex flex-wrap items-center gap-x-4">
        <span>{reference}</span>
        <span>{labelOf(applicantRoles, role)}</span>
        {filer && <span>filed by {filer}</span>}
        <span>sent {formatMoment(submittedAt)}</span>
        <StatusBadge status={status} />
      </p>
      <DecisionRecord application={application} />
      {answerTabs.map(({ id, label }) => (
        <Section key={id} title={label}>
          <AnswerList answers={listAnswersOn(id, application)} />
        </Section>
      ))}
      <PrintedDocuments applicationId={application.id} />
      <Section title="Notes">
        {notes.length === 0 && <p>None.</p>}
        {notes.map((note) => (
          <div key={note.id} className="border-l-3 border-rule pl-4">
            <p className="whitespace-pre-wrap break-words">{note.body}</p>
            <p className="text-small text-soft">{formatMoment(note.createdAt)}</p>
          </div>
        ))}
      </Section>
      <Section title="Timeline">
        <TimelinePanel timeline={timeline} timeZone={timeZone} />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function PrintedDocuments({ applicationId }: { applicationId: string }) {
  const { data, error } = useDocuments(applicationId)
  return (
    <Section title="Documents">
      {error && <p>They could not be read.</p>}
      {data?.documents.length === 0 && <p>None.</p>}
      <ul className="grid gap-2">
        {data?.documents.map(({ id, fileType, originalName, uploadedAt, scanLabel }) => (
          <li key={id} className="wrap-anywhere">
            {labelOf(documentTypes, fileType)}: {originalName}
            <span className="block text-small text-soft">
              {formatMoment(uploadedAt)}, {scanLabel}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
