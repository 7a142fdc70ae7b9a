import { roles } from '#domain/roles.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { invite, withdrawInvitation } from '#features/people/invitations/components/admin/invitation-calls.ts'
import { formatDay, labelOf } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Team } from '../../schema.ts'
import { PersonCell } from './person-cell.tsx'
import { teamQuery } from './team-calls.ts'

const hour = 60 * 60_000

export function InvitationRow({ invitation }: { invitation: Team['invitations'][number] }) {
  const { id, name, email, role, invitedBy, sentAt, expiresAt } = invitation
  const again = useChange(() => invite({ name, email, role }), {
    reads: [teamQuery.queryKey],
    done: () => `A new link is on its way to ${name}`,
  })
  const withdraw = useChange(() => withdrawInvitation(id), {
    reads: [teamQuery.queryKey],
    done: () => `The invitation of ${name} is withdrawn`,
  })
  const label = labelOf(roles, role)
  const hours = Math.ceil((Date.parse(expiresAt) - Date.now()) / hour)
  const sent = `Invited ${formatDay(sentAt)}${invitedBy ? ` by ${invitedBy}` : ''}`
  const works =
    hours > 0 ? `Link works for ${hours} more ${hours === 1 ? 'hour' : 'hours'}` : 'The link has run out'
  return (
    <tr className="k-quiet">
      <PersonCell name={name} email={email}>
        {label} · {sent} · {works}
      </PersonCell>
      <td className="hidden md:table-cell">{label}</td>
      <td className="hidden md:table-cell">Chosen on arrival</td>
      <td className="hidden md:table-cell">
        {sent}
        <small>{works}</small>
      </td>
      <td colSpan={2} className="text-end">
        <span className="inline-flex flex-wrap justify-end gap-x-4">
          <Button
            kind="bare"
            className="px-0"
            busy={again.isPending && 'Sending…'}
            onClick={() => again.mutate(undefined)}
          >
            Send again<VisuallyHidden> to {name}</VisuallyHidden>
          </Button>
          <Button
            kind="bare"
            className="px-0"
            busy={withdraw.isPending && 'Withdrawing…'}
            onClick={() => withdraw.mutate(undefined)}
          >
            Withdraw<VisuallyHidden> the invitation of {name}</VisuallyHidden>
          </Button>
        </span>
      </td>
    </tr>
  )
}
