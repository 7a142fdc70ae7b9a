import { mayEnter } from '#domain/roles.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import type { Colleague } from '../../schema.ts'
import { allowSending, teamQuery } from './team-calls.ts'

/** Whether a reviewer signs and sends contracts for us. Nobody is asked while contracts are off. */
export function SendingRight({ person }: { person: Colleague }) {
  const { id, name, role, maySendContracts } = person
  const change = useChange((may: boolean) => allowSending(id, may), {
    reads: [teamQuery.queryKey],
    done: (may) => (may ? `${name} may send contracts` : `${name} may no longer send contracts`),
  })
  if (maySendContracts === null || role === 'owner' || !mayEnter(role, 'files')) return null
  return (
    <Tick
      label="Sends contracts"
      description="Signs them for us. Everybody who sees files may draft them; owners always may send."
      checked={change.isPending ? change.variables : maySendContracts}
      onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
    />
  )
}
