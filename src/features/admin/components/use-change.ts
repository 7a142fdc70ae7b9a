import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useOutcome } from './use-outcome.ts'

type ChangeOptions<Input, Answer> = {
  /** Read again, also after a failure: the list may be out of date. */
  reads: readonly QueryKey[]
  done?: (input: Input) => string
  onDone?: (answer: Answer, input: Input) => unknown
  /** Title and fallback of a toast about a failure. */
  failed?: string
  fallback?: string
}

/** Makes a change, says in a toast how it went, and reads again what it may have changed. */
export function useChange<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  { reads, done, onDone, failed, fallback = 'Please try again.' }: ChangeOptions<Input, Answer>,
) {
  const queries = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  return useMutation({
    mutationFn,
    onSuccess: (answer, input) => {
      if (done) reportSuccess(done(input))
      return onDone?.(answer, input)
    },
    onError: (error) => reportFailure(error, fallback, failed),
    onSettled: () => Promise.all(reads.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}
