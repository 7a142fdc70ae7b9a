import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { teamQuery } from './team-calls.ts'

export function useTeamChange<Input>(
  change: (input: Input) => Promise<unknown>,
  { done, onDone }: { done: (input: Input) => string; onDone?: () => void },
) {
  const queries = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, input) => {
      reportSuccess(done(input))
      onDone?.()
    },
    onError: (error) => reportFailure(error, 'Please try again.'),
    // Also after a failure: the list may be out of date.
    onSettled: () => queries.invalidateQueries({ queryKey: teamQuery.queryKey }),
  })
}
