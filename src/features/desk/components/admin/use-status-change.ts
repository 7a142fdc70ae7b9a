import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiRequest, reasonOf } from '#features/admin/components/api.ts'
import type { BulkOutcome } from '#features/review/schema.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { type ApplicationStatus, applicationStatuses } from '#site/choices/application-review.ts'
import { labelOf } from '#site/choices/choice.ts'
import { useToast } from '#ui/toast.tsx'
import type { ListedApplication } from '../../schema.ts'
import { applicationsPath, putRows, refreshOverview } from './desk-queries.ts'

export type WantedStatus = {
  applications: readonly ListedApplication[]
  status: ApplicationStatus
  reason?: string | undefined
}

/**
 * Shows the new status at once, and the old one again where the server refuses: then somebody else was faster, and
 * what they did is read anew.
 */
export function useStatusChange() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: ({ applications, status, reason }: WantedStatus) =>
      apiRequest<BulkOutcome>('POST', `${applicationsPath}/status`, {
        status,
        ...(reason && { reason }),
        applications: applications.map(({ id, version }) => ({ id, version })),
      }),
    onMutate: ({ applications, status }) =>
      putRows(
        client,
        applications.map((row) => ({ ...row, status })),
      ),
    onSuccess: ({ changed, refused }, { applications, status }) => {
      const isRefused = new Set(refused.map(({ id }) => id))
      putRows(
        client,
        applications.filter(({ id }) => isRefused.has(id)),
      )
      putRows(client, changed)
      if (refused.length === 0) return toast({ title: doneWords(changed.length, status) })
      // In one: only one toast is ever shown.
      const title = changed.length > 0 ? `${changed.length} changed, ${refused.length} not` : 'Not changed'
      return toast({ title, description: refusedWords(refused, applications), variant: 'destructive' })
    },
    onError: (error, { applications }) => {
      putRows(client, applications)
      toast({
        title: 'Not changed',
        description: reasonOf(error, 'Failed to change the status'),
        variant: 'destructive',
      })
    },
    onSettled: async (outcome, _error, { applications }) => {
      await refreshOverview(client)
      for (const { id } of applications) await client.invalidateQueries({ queryKey: [applicationsPath, id] })
      if (!outcome || outcome.refused.length > 0) {
        await client.invalidateQueries({ queryKey: [applicationsPath, 'list'] })
      }
    },
  })
}

function doneWords(count: number, status: ApplicationStatus): string {
  const label = labelOf(applicationStatuses, status)
  return count === 1 ? `Status changed: ${label}` : `Status of ${count} applications changed: ${label}`
}

/** Names them: the list that is read anew may no longer show them. */
function refusedWords(refused: BulkOutcome['refused'], applications: readonly ListedApplication[]): string {
  const names = refused.flatMap(({ id }) => applications.filter((row) => row.id === id).map(caseNameOf))
  const which = names.length > mostNames ? `${names.length} applications` : names.join(', ')
  if (refused.every(({ reason }) => reason === 'reason missing'))
    return `${which} cannot be changed without a reason.`
  if (refused.every(({ reason }) => reason === 'unknown')) return `${which} cannot be found any more.`
  const what = refused.length === 1 ? 'this application' : 'these applications'
  return `${which}: Somebody else has changed ${what} meanwhile. Look again before you change it.`
}

/** More are not read in a toast. */
const mostNames = 3
