import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { paths } from '#site/paths.ts'
import { formatMoment } from '#site/staff-format.ts'
import type { HistorySection, SettingsChange } from '../../schema.ts'
import { listValues, sayAction } from './history-words.ts'
import { historyQuery } from './settings-calls.ts'

type HistoryDialogProps = { section: HistorySection; label: string; onClose: () => void }

/** Who changed what on a page of the settings, the latest first. */
export function HistoryDialog({ section, label, onClose }: HistoryDialogProps) {
  const { data, error, refetch } = useQuery(historyQuery(section))
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="History"
      about={label}
      actions={
        <ButtonLink kind="bare" to={paths.adminLog}>
          Access log
        </ButtonLink>
      }
    >
      {error && <LoadFailure error={error} fallback="The history could not be read." onRetry={refetch} />}
      {!data && !error && <Wait lines={4} />}
      {data?.length === 0 && (
        <Empty title="Nobody has changed this yet">
          <p>Every change shows here, with who made it and when.</p>
        </Empty>
      )}
      {data && data.length > 0 && <Changes changes={data} />}
    </Dialog>
  )
}

function Changes({ changes }: { changes: readonly SettingsChange[] }) {
  return (
    <Table caption="Changes" className="k-stack">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, place) => (
          <tr key={change.number}>
            <td>
              <time dateTime={change.happenedAt}>{formatMoment(change.happenedAt)}</time>
            </td>
            <td>{change.person?.name ?? 'The site'}</td>
            <td>
              {sayAction(change)}
              {listValues(change, changes.slice(place + 1)).map((value) => (
                <small key={value}>{value}</small>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
