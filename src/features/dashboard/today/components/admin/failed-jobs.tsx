import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import type { todayApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof todayApi>>()

export function FailedJobs({ failed, waiting }: { failed: number; waiting: number }) {
  const queries = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  const retry = useMutation({
    mutationFn: () => answerOf(api.POST('/api/admin/failed-jobs/retry')),
    onSuccess: () => {
      reportSuccess('Trying again', { description: 'What failed is being sent once more.' })
      return queries.invalidateQueries({ queryKey: ['/api/admin/overview'] })
    },
    onError: (error) => reportFailure(error, 'Please try again.'),
  })
  if (failed === 0) {
    return waiting > 0 ? (
      <p className="k-small py-3">
        {waiting === 1 ? '1 mail or task is' : `${waiting} mails and tasks are`} on the way.
      </p>
    ) : null
  }
  return (
    <Notice
      tone="critical"
      title={failed === 1 ? '1 mail or task failed' : `${failed} mails and tasks failed`}
    >
      <p>
        They were tried for a week, or the mail server refused them for good. Mend the cause, then try again.
      </p>
      <Button kind="line" className="mt-3" busy={retry.isPending && 'Trying…'} onClick={() => retry.mutate()}>
        Try again
      </Button>
    </Notice>
  )
}
