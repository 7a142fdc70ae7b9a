import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { refreshApplications } from '#features/applications/components/admin/application-cache.ts'
import type { Choosable } from '#features/applications/schema/rows.ts'
import { applicationsInWords, describeRefusal } from '#features/review/components/admin/status-words.ts'
import { versionsOf } from '#features/review/components/admin/use-status-change.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { useToast } from '#ui/toast.tsx'
import type { assignmentApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof assignmentApi>>()

type Wanted = {
  applications: readonly Choosable[]
  to: { id: string; name: string } | null
}

export function useAssign() {
  const client = useQueryClient()
  const { toast } = useToast()
  const { reportFailure } = useOutcome()
  return useMutation({
    mutationFn: ({ applications, to }: Wanted) =>
      answerOf(
        api.PATCH('/api/applications/assignee', {
          body: { assigneeId: to?.id ?? null, applications: versionsOf(applications) },
        }),
      ),
    onSuccess: ({ changed, refused }, { applications, to }) => {
      const whose = to ? `assigned to ${to.name}` : 'assigned to nobody'
      if (refused.length === 0) return toast({ title: `${applicationsInWords(changed.length)} ${whose}` })
      const title = changed.length > 0 ? `${changed.length} ${whose}, ${refused.length} not` : 'Not assigned'
      return toast({ title, description: describeRefusal(refused, applications), variant: 'destructive' })
    },
    onError: (error) => reportFailure(error, 'Failed to assign', 'Not assigned'),
    onSettled: () => void refreshApplications(client),
  })
}
