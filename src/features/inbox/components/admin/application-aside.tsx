import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { applicationCaseTypes, fundingAmounts } from '#domain/applications.ts'
import { caseParties } from '#domain/case-file.ts'
import { states } from '#domain/states.ts'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { StatusWord } from '#features/applications/components/admin/status-mark.tsx'
import { describeDeadline } from '#features/applications/progress/components/admin/deadline-words.ts'
import { Fact } from '#features/desk/application/components/admin/application-facts.tsx'
import { paths } from '#site/paths.ts'
import { labelOf } from '#site/staff-format.ts'
import { classNames } from '#ui/class-names.ts'
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
    <aside aria-label="The file" className="inbox-beside" data-shown={isShown || undefined}>
      {applicationId && (
        <div className="inbox-beside-head">
          <h3>{isSure ? 'The file' : 'Perhaps this file'}</h3>
          <Link
            to={paths.adminApplicationPage(applicationId)}
            state={{ from: paths.adminMessages + searchFor({}) }}
            id="inbox-open-file"
            aria-keyshortcuts="o"
          >
            Open<span className="sr-only"> the file</span>
          </Link>
          <KeyCap>o</KeyCap>
        </div>
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
      <dl className="inbox-kv">
        <Fact term="Client">{file.name}</Fact>
        <Fact term="Status">
          <StatusWord status={file.status} />
        </Fact>
        {clock && (
          <Fact term="Clock">
            <span className={classNames(clock.isLate && 'inbox-risk')}>{clock.words}</span>
          </Fact>
        )}
        <Fact term="Reference">{file.reference}</Fact>
        <Fact term="Case">
          {labelOf(applicationCaseTypes, file.caseType)}
          {file.state && `, ${labelOf(states, file.state)}`}
        </Fact>
        <Fact term="Asks for">
          <span className="inbox-sum">{labelOf(fundingAmounts, file.fundingAmount)}</span>
        </Fact>
        {file.firm && <Fact term="Firm">{file.firm}</Fact>}
      </dl>
      {file.needed.length > 0 && (
        <section>
          <h3>Still needed</h3>
          <ul className="inbox-needed">
            {file.needed.map(({ id, name, party, state, reason }) => (
              <li key={id}>
                <svg
                  viewBox="0 0 16 16"
                  aria-hidden="true"
                  focusable="false"
                  data-rejected={state === 'rejected' || undefined}
                >
                  <path
                    d={`M2.75 2.75h10.5v10.5H2.75z${state === 'rejected' ? 'M5.5 5.5l5 5M10.5 5.5l-5 5' : ''}`}
                  />
                </svg>
                <span>
                  {name}
                  {party === 'firm' && <small> {labelOf(caseParties, party)}</small>}
                  {state === 'rejected' && <span className="inbox-risk">{reason ?? 'Send again'}</span>}
                </span>
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
      <h3>On their case page</h3>
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
