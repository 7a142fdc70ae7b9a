import { useChange } from '#features/admin/components/use-change.ts'
import { graceDays } from '#features/people/second-factor/schema.ts'
import { formatDay } from '#site/format.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import type { Team } from '../../schema.ts'
import { requireSecondFactor, teamQuery } from './team-calls.ts'

type RequiredSecondFactorProps = Pick<Team, 'settings' | 'secondFactorDue'>

export function RequiredSecondFactor({ settings, secondFactorDue }: RequiredSecondFactorProps) {
  const change = useChange(requireSecondFactor, {
    reads: [teamQuery.queryKey],
    done: (isRequired) =>
      isRequired ? 'A second factor is required' : 'A second factor is up to each person',
  })
  const isRequired = change.isPending ? change.variables : settings.requiresSecondFactor
  return (
    <Checkbox
      label="Require a second factor"
      description={
        secondFactorDue
          ? `New people at once, the others by ${formatDay(secondFactorDue)}`
          : `New people at once, the others within ${graceDays} days`
      }
      checked={isRequired}
      onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
    />
  )
}
