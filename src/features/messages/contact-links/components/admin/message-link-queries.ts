import { useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { messageLinksApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof messageLinksApi>>()

export const useMessagesOfApplication = (applicationId: string) =>
  useQuery({
    queryKey: [applicationsPath, applicationId, 'contact-messages'],
    queryFn: () =>
      answerOf(
        api.GET('/api/applications/{applicationId}/contact-messages', {
          params: { path: { applicationId } },
        }),
      ),
    staleTime: 0,
  })
