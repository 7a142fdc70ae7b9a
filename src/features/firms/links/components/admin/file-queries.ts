import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { firmsPath } from '../../../people/components/admin/person-queries.ts'
import type { firmLinksApi } from '../../api.ts'
import type { FileLinks, LinkChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof firmLinksApi>>()
const keyOf = (applicationId: string) => [applicationsPath, applicationId, 'firms'] as const

export const useFileFirms = (applicationId: string) =>
  useQuery({
    queryKey: keyOf(applicationId),
    queryFn: () =>
      answerOf(api.GET('/api/applications/{id}/firms', { params: { path: { id: applicationId } } })),
    staleTime: 0,
  })

/** Each call answers with the links as they are now. The timeline and the firm's record have them, too. */
function useLinking<Input>(
  applicationId: string,
  call: (input: Input) => Promise<{ data: FileLinks }>,
  failed: string,
) {
  const client = useQueryClient()
  const { reportFailure } = useOutcome()
  return useMutation({
    mutationFn: (input: Input) => answerOf(call(input)),
    onSuccess: (links) => client.setQueryData(keyOf(applicationId), links),
    onError: (error) => reportFailure(error, 'Please try again.', failed),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [applicationsPath, applicationId] }),
        client.invalidateQueries({ queryKey: [firmsPath] }),
      ]),
  })
}

const byIds = (id: string, firmId: string) => ({ params: { path: { id, firmId } } })

export const useLinkFirm = (applicationId: string) =>
  useLinking(
    applicationId,
    ({ firmId, ...body }: LinkChange & { firmId: string }) =>
      api.PUT('/api/applications/{id}/firms/{firmId}', { ...byIds(applicationId, firmId), body }),
    'Not linked',
  )

export const useUnlinkFirm = (applicationId: string) =>
  useLinking(
    applicationId,
    (firmId: string) => api.DELETE('/api/applications/{id}/firms/{firmId}', byIds(applicationId, firmId)),
    'Still linked',
  )

export const useRefuseFirm = (applicationId: string) =>
  useLinking(
    applicationId,
    ({ firmId, isRefused }: { firmId: string; isRefused: boolean }) => {
      const path = '/api/applications/{id}/firms/{firmId}/refusal'
      return isRefused
        ? api.PUT(path, byIds(applicationId, firmId))
        : api.DELETE(path, byIds(applicationId, firmId))
    },
    'Not changed',
  )
