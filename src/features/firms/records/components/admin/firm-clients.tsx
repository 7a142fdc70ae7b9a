import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import { StatusWord } from '#features/applications/components/admin/status-mark.tsx'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import type { Firm, FirmClient } from '../../schema/firm.ts'

/** More than this many are folded, so that the people below stay near. */
const shownAtFirst = 12

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
      {open.length > 0 && <OpenClients clients={open} count={openCount} all={all} />}
      {open.length === 0 && (
        <p className="k-quiet border-t border-rule py-2">
          {closedCount > 0
            ? 'None of their files is open.'
            : 'No file is linked to this firm yet. Link one under To link, or on the file itself.'}
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

type OpenClientsProps = { clients: readonly FirmClient[]; count: number; all: string }

function OpenClients({ clients, count, all }: OpenClientsProps) {
  const [isWhole, setWhole] = useState(clients.length <= shownAtFirst + 1)
  const isPart = clients.length < count
  const showMore = () => {
    flushSync(() => setWhole(true))
    // The button is gone: the keyboard goes on where it stood.
    const next = clients[shownAtFirst]
    if (next) document.getElementById(clientLinkId(next))?.focus()
  }
  return (
    <>
      <ClientTable caption="Open clients" clients={isWhole ? clients : clients.slice(0, shownAtFirst)} />
      {!isWhole && (
        <Button kind="bare" className="mt-1 -ml-2" onClick={showMore}>
          Show {isPart ? 'the first' : 'all'} {formatNumber(clients.length)}
        </Button>
      )}
      {isWhole && isPart && (
        <p className="k-small py-2">
          The first {formatNumber(clients.length)} are here. <Link to={all}>See all of their files</Link>
        </p>
      )}
    </>
  )
}

const clientLinkId = ({ applicationId }: FirmClient) => `client-${applicationId}`

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
        {clients.map((client) => (
          <tr key={client.applicationId}>
            <th scope="row" className="wrap-anywhere">
              <Link
                id={clientLinkId(client)}
                to={paths.adminApplication(client.applicationId)}
                className="k-cover"
              >
                {client.name}
              </Link>
              {client.role === 'co' && <small>Co-counsel: may read</small>}
            </th>
            <td className="c-state">{client.state ?? '–'}</td>
            <td className="c-reference">{client.reference}</td>
            <td className="c-attorney wrap-anywhere">
              {client.attorney?.name ?? <span className="k-quiet">Not set</span>}
            </td>
            <td className="c-now">
              <StatusWord status={client.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
