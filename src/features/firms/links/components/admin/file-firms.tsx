import { type ReactNode, useState } from 'react'
import { Link as RouteLink } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { paths } from '#site/paths.ts'
import { formatDay } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { FileLinks, Link } from '../../schema.ts'
import { useFileFirms, useLinkFirm, useUnlinkFirm } from './file-queries.ts'
import { FirmSuggestions } from './firm-suggestions.tsx'
import { LinkDialog, type Linking } from './link-dialog.tsx'

type FileFirmsProps = {
  applicationId: string
  /** Stands beside the firm that leads. */
  change?: ReactNode
}

/** Which firms have the file. What the person typed stands below, as typed. */
export function FileFirms({ applicationId, change }: FileFirmsProps) {
  const { data: links, error } = useFileFirms(applicationId)
  const [linking, link] = useState<Linking>()
  if (error && !links) return <LoadFailure error={error} fallback="The firm’s record could not be read." />
  if (!links) return <LoadingText />
  return (
    <div className="grid gap-2">
      {links.lead ? (
        <Linked applicationId={applicationId} links={links} change={change} onLink={link} />
      ) : (
        <FirmSuggestions applicationId={applicationId} links={links} onLink={() => link({ role: 'lead' })} />
      )}
      <Former links={links.former} />
      <LinkDialog applicationId={applicationId} linking={linking} onClose={() => link(undefined)} />
    </div>
  )
}

type LinkedProps = Pick<FileFirmsProps, 'applicationId' | 'change'> & {
  links: FileLinks
  onLink: (linking: Linking) => void
}

function Linked({ applicationId, links: { lead, co }, change, onLink }: LinkedProps) {
  const address = lead ? paths.adminFirm(lead.firm.id) : ''
  const group = 'This file'
  useCommands(lead ? [{ id: 'file firm', label: 'Open the firm’s record', group, to: address }] : [])
  const firms = lead ? [lead, ...co] : co
  return (
    <>
      <ul className="k-list k-list-top" aria-label="Firms of this file">
        {firms.map((one) => (
          <FirmLine key={one.firm.id} applicationId={applicationId} link={one} onLink={onLink} />
        ))}
      </ul>
      <div className="-ml-2 flex flex-wrap gap-2">
        {change}
        <Button kind="bare" onClick={() => onLink({ role: 'co' })}>
          Add co-counsel
        </Button>
      </div>
    </>
  )
}

type FirmLineProps = { applicationId: string; link: Link; onLink: (linking: Linking) => void }

function FirmLine({ applicationId, link, onLink }: FirmLineProps) {
  const { firm, role, attorney, linkedAt, linkedBy } = link
  const { mutate: unlink, isPending } = useUnlinkFirm(applicationId)
  const { mutate: linkAgain } = useLinkFirm(applicationId)
  const { reportSuccess } = useOutcome()
  const remove = () =>
    unlink(firm.id, {
      onSuccess: () =>
        reportSuccess(`${firm.name} unlinked`, {
          action: {
            label: 'Undo',
            onSelect: () => linkAgain({ firmId: firm.id, role, attorneyId: attorney?.id ?? null }),
          },
        }),
    })
  return (
    <li className="grid-cols-[minmax(0,1fr)_auto]">
      <span>
        <RouteLink to={paths.adminFirm(firm.id)}>{firm.name}</RouteLink>
        <small>
          {role === 'lead' ? 'Leads' : 'Co-counsel, may read'}
          {attorney && `; ${attorney.name}`}; linked {formatDay(linkedAt)}
          {linkedBy && `, ${linkedBy}`}
        </small>
      </span>
      <span className="flex flex-wrap justify-end">
        <Button kind="bare" onClick={() => onLink({ role, link })}>
          {attorney ? 'Change the attorney' : 'Set the attorney'}
          <VisuallyHidden> at {firm.name}</VisuallyHidden>
        </Button>
        <Button kind="bare" busy={isPending && 'Removing…'} onClick={remove}>
          Unlink<VisuallyHidden> {firm.name}</VisuallyHidden>
        </Button>
      </span>
    </li>
  )
}

function Former({ links }: { links: FileLinks['former'] }) {
  if (links.length === 0) return null
  return (
    <ul className="k-small" aria-label="Former firms">
      {links.map(({ firm, linkedAt, endedAt, endedBy }) => (
        <li key={`${firm.id} ${linkedAt}`} className="wrap-anywhere">
          {firm.name} until {formatDay(endedAt)}
          {endedBy && `, ${endedBy}`}
        </li>
      ))}
    </ul>
  )
}
