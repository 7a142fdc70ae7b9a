import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { answerOf } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import {
  putRows,
  refreshApplications,
  stopReading,
} from '#features/applications/components/admin/application-cache.ts'
import type { Choosable } from '#features/applications/schema/rows.ts'
import { useToast } from '#ui/toast.tsx'
import { reviewCalls } from './application-queries.ts'
import { describeChange, describeFailedUndo, describeRefusal, describeUndo } from './status-words.ts'

export type WantedStatus = {
  applications: readonly Choosable[]
  status: ApplicationStatus
  reason?: string | undefined
}

/** Long enough to see the mistake and reach the button by keyboard (F8). */
const undoTime = 10_000

/**
 * Shows the new status at once, and the old one again after a refusal. Callers that report refusals themselves turn
 * `tellsRefusals` off.
 */
export function useStatusChange({ tellsRefusals = true }: { tellsRefusals?: boolean } = {}) {
  const client = useQueryClient()
  const { toast } = useToast()
  const { reportFailure } = useOutcome()
  const { mutate: undo } = useUndo()
  return useMutation({
    mutationFn: ({ applications, status, reason }: WantedStatus) =>
      answerOf(
        reviewCalls.POST('/api/applications/status', {
          body: { status, ...(reason && { reason }), applications: versionsOf(applications) },
        }),
      ),
    onMutate: async ({ applications, status }) => {
      await stopReading(client)
      putRows(
        client,
        applications.map(({ id }) => ({ id, status })),
      )
    },
    onSuccess: ({ changed, refused }, { applications, status }) => {
      const before = new Map(applications.map((row) => [row.id, row.status]))
      // Undo must not set rows back that already had the status.
      const moved = changed.filter(({ id }) => before.get(id) !== status)
      const action = moved.length > 0 ? { label: 'Undo', onSelect: () => undo(moved) } : undefined
      if (refused.length > 0 && tellsRefusals) {
        // In one toast, because only one shows at a time.
        const title = changed.length > 0 ? `${changed.length} changed, ${refused.length} not` : 'Not changed'
        const description = describeRefusal(refused, applications)
        toast({ title, description, variant: 'destructive', duration: undoTime, action })
      } else if (changed.length > 0) {
        toast({ title: describeChange(changed.length, status), duration: undoTime, action })
      }
    },
    onError: (error) => reportFailure(error, 'Failed to change the status', 'Not changed'),
    // Not awaited: the caller's callbacks must run before an emptied list can unmount it.
    onSettled: () => void refreshApplications(client),
  })
}

function useUndo() {
  const client = useQueryClient()
  const { toast } = useToast()
  const { reportFailure } = useOutcome()
  return useMutation({
    mutationFn: (applications: readonly Choosable[]) =>
      answerOf(
        reviewCalls.POST('/api/applications/status/undo', {
          body: { applications: versionsOf(applications) },
        }),
      ),
    onSuccess: ({ changed, refused }, applications) => {
      if (refused.length === 0) return toast({ title: describeUndo(changed) })
      const title = changed.length > 0 ? `${changed.length} undone, ${refused.length} not` : 'Not undone'
      return toast({ title, description: describeFailedUndo(refused, applications), variant: 'destructive' })
    },
    onError: (error) => reportFailure(error, 'Failed to undo the change', 'Not undone'),
    onSettled: () => void refreshApplications(client),
  })
}

export const versionsOf = (applications: readonly Choosable[]) =>
  applications.map(({ id, version }) => ({ id, version }))
