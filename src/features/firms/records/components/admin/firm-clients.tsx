import { Link } from 'react-router'
import { ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import { StatusWord } from '#features/applications/components/admin/status-mark.tsx'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import type { Firm, FirmClient } from '../../schema/firm.ts'

/** Open ones first; what is over is folded. */
export function FirmClients({ firm }: { firm: Firm }) {
  const { open, openCount, closed, closedCount } = firm.clients
  const all = `${paths.adminApplications}?${new URLSearchParams({ firmRecord: firm.id })}`
  return (
    <section aria-labelledby="firm-clients-title">
      <SectionHead
        id="firm-clients-title"
        title="Clients"
        about={`${formatNumber(openCount)} open, ${formatNumber(closedCount)} closed`}
      >
        {openCount + closedCount > 0 && (
          <ButtonLink kind="bare" to={all}>
            Their files
          </ButtonLink>
        )}
      </SectionHead>
      {open.length > 0 && <ClientTable caption="Open clients" clients={open} />}
      {open.length === 0 && (
        <p className="k-quiet border-t border-rule py-2">
          {closedCount > 0
            ? 'None of their files is open.'
            : 'No file is linked to this firm yet. Link one under To link, or on the file itself.'}
        </p>
      )}
      {open.length < openCount && (
        <p className="k-small py-2">
          The first {formatNumber(open.length)} are here. <Link to={all}>See all of their files</Link>
        </p>
      )}
      {closed.length > 0 && (
        <Fold title="Closed" about={formatNumber(closedCount)}>
          <ClientTable caption="Closed clients" clients={closed} />
        </Fold>
      )}
    </section>
  )
}

function ClientTable({ caption, clients }: { caption: string; clients: readonly FirmClient[] }) {
  return (
    <Table caption={caption} className="k-fixed firm-clients">
      <thead>
        <tr>
          <th scope="col">Client</th>
          <th scope="col" className="c-state">
            State
          </th>
          <th scope="col" className="c-reference">
            Reference
          </th>
          <th scope="col" className="c-attorney">
            Attorney
          </th>
          <th scope="col" className="c-now">
            Now
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map(({ applicationId, name, state, reference, attorney, role, status }) => (
          <tr key={`${applicationId} ${role}`}>
            <th scope="row" className="wrap-anywhere">
              <Link to={paths.adminApplication(applicationId)} className="k-cover">
                {name}
              </Link>
              {role === 'co' && <small>Co-counsel: may read</small>}
            </th>
            <td className="c-state">{state ?? '–'}</td>
            <td className="c-reference">{reference}</td>
            <td className="c-attorney wrap-anywhere">
              {attorney?.name ?? <span className="k-quiet">Not set</span>}
            </td>
            <td className="c-now">
              <StatusWord status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
