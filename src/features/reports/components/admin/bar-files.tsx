import { Link } from 'react-router'
import { statusOf } from '#domain/application-status.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { StatusMark } from '#features/applications/components/admin/status-mark.tsx'
import { Amount } from '#features/desk/list/components/admin/amount.tsx'
import { caseNameOf } from '#lib/case-person.ts'
import { formatNumber } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { type BarList, listPath } from './bar-lists.ts'
import { useBarFiles } from './report-queries.ts'

export function BarFiles({ list, onClose }: { list: BarList; onClose: () => void }) {
  const { data, error, refetch } = useBarFiles(list.filters)
  const total = data?.total ?? list.count
  return (
    <section aria-labelledby="bar-files-title" className="bar-files">
      <header>
        <h2 id="bar-files-title">{list.title}</h2>
        <p>{list.about}</p>
      </header>
      {error && <LoadFailure title="Failed to fetch the files" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingText>Loading the files…</LoadingText>}
      {data && data.applications.length === 0 && <p className="bar-files-none">No files.</p>}
      <ol>
        {data?.applications.map((file) => (
          <li key={file.id}>
            <Link to={listPath(list.filters, file.id)}>
              <StatusMark status={file.status} />
              <span className="sr-only">{statusOf(file.status).label}</span>
              <span className="bar-files-name">{caseNameOf(file)}</span>
              <span>{file.state ?? ''}</span>
              <span className="bar-files-amount">
                <Amount value={file.fundingAmount} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <footer>
        <ButtonLink to={listPath(list.filters)}>
          {total === 1
            ? 'Open it in the list'
            : `Open all ${formatNumber(total)}${data?.isMore ? '+' : ''} as a list`}{' '}
          <KeyCap>Enter</KeyCap>
        </ButtonLink>
        <span className="bar-files-keys" aria-hidden="true">
          <KeyCap>←</KeyCap> <KeyCap>→</KeyCap> bar
        </span>
        <Button kind="bare" keys="Esc" className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </footer>
    </section>
  )
}
