import { useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useApplicationChange } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { brand, type OpenHours } from '#site/brand.ts'
import type { followUpsApi } from '../../api.ts'
import type { FollowUpChange, NewFollowUp } from '../../schema.ts'

const api = createApi<RoutesOf<typeof followUpsApi>>()

/** The program's own calendar until the owner's is loaded or set. */
export function useCalendar(): OpenHours {
  const { data = brand.openHours } = useQuery({
    queryKey: ['/api/calendar'],
    queryFn: () => answerOf(api.GET('/api/applications/follow-ups/calendar')),
    staleTime: 5 * 60_000,
  })
  return data
}

export const useSetFollowUp = (id: string) =>
  useApplicationChange((body: NewFollowUp) =>
    answerOf(api.POST('/api/applications/{id}/follow-ups', { params: { path: { id } }, body })),
  )

type WantedChange = FollowUpChange & { applicationId: string; followUpId: string }

export const useChangeFollowUp = () =>
  useApplicationChange(({ applicationId: id, followUpId, ...body }: WantedChange) => {
    const params = { path: { id, followUpId } }
    return answerOf(api.PATCH('/api/applications/{id}/follow-ups/{followUpId}', { params, body }))
  })
