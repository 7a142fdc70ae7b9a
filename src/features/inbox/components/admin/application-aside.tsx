import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { caseParties } from '#domain/case-file.ts'
import { states } from '#domain/states.ts'
import { ButtonLink } from '#features/admin/kit/components/button.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { StatusWord } from '#features/applications/components/admin/status-mark.tsx'
import { describeDeadline } from '#features/applications/progress/components/admin/deadline-words.ts'
import { Fact } from '#features/desk/application/components/admin/application-facts.tsx'
import { paths } from '#site/paths.ts'
import { labelOf } from '#site/staff-format.ts'
import type { ApplicationSummary } from '../../schema/inbox.ts'
import { useInboxListState } from './inbox-list-state.ts'
import { useApplicationSummary } from './inbox-queries.ts'

type ApplicationAsideProps = {
  applicationId: string | undefined
  isShown: boolean
  isSure: boolean
  children: ReactNode
}

export function ApplicationAside({ applicationId, isShown, isSure, children }: ApplicationAsideProps) {
  const { searchFor } = useInboxListState()
  const { data: file } = useApplicationSummary(applicationId)
  return (
    <aside
      aria-label="The file"
      className="inbox-beside k-scroll text-small"
      data-shown={isShown || undefined}
    >
      {applicationId && (
        <SectionHead level={3} title={isSure ? 'The file' : 'Perhaps this file'}>
          <ButtonLink
            kind="bare"
            keys="o"
            to={paths.adminApplicationPage(applicationId)}
            state={{ from: paths.adminMessages + searchFor({}) }}
            id="inbox-open-file"
            aria-keyshortcuts="o"
          >
            Open<span className="sr-only"> the file</span>
          </ButtonLink>
        </SectionHead>
      )}
      {file && applicationId && <Facts file={file} />}
      {children}
      {file && applicationId && <OnCasePage file={file} />}
    </aside>
  )
}

function Facts({ file }: { file: ApplicationSummary }) {
  const clock = describeDeadline(file)
  return (
    <>
      <dl className="k-facts [--k-key:4.75rem]">
        <Fact term="Client">{file.name}</Fact>
        <Fact term="Status">
          <StatusWord status={file.status} />
        </Fact>
        {clock && (
          <Fact term="Clock">
            <span className={clock.isLate ? 'k-red' : undefined}>{clock.words}</span>
          </Fact>
        )}
        <Fact term="Reference">{file.reference}</Fact>
        <Fact term="Case">
          {labelOf(applicationCaseTypes, file.caseType)}
          {file.state && `, ${labelOf(states, file.state)}`}
        </Fact>
        <Fact term="Asks for">
          <span className="k-name">{labelOf(fundingAmounts, file.fundingAmount)}</span>
        </Fact>
        {file.firm && <Fact term="Firm">{file.firm}</Fact>}
      </dl>
      {file.needed.length > 0 && (
        <section>
          <SectionHead level={3} title="Still needed" />
          <ul className="k-list">
            {file.needed.map(({ id, name, party, state, reason }) => (
              <li key={id}>
                <SquareMark state={state === 'rejected' ? 'rejected' : 'needed'} />
                <span>
                  {name}
                  {state === 'rejected' && <small className="k-red">{reason ?? 'Send again'}</small>}
                </span>
                {party === 'firm' && <small> {labelOf(caseParties, party)}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function OnCasePage({ file: { applicationId, threads } }: { file: ApplicationSummary }) {
  const { listState, searchFor } = useInboxListState()
  const others = threads.filter(
    ({ party }) =>
      !(
        listState.open?.kind === 'case' &&
        listState.open.id === applicationId &&
        listState.open.party === party
      ),
  )
  if (others.length === 0) return null
  return (
    <section>
      <SectionHead level={3} title="On their case page" />
      <ul>
        {others.map(({ party }) => (
          <li key={party}>
            <Link to={{ search: searchFor({ open: { kind: 'case', id: applicationId, party } }) }}>
              {party === 'firm' ? 'What the law firm wrote' : 'What the applicant wrote'}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
