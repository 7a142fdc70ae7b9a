import { useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { firmsPath } from '../../../people/components/admin/person-queries.ts'
import type { firmMergesApi } from '../../api.ts'
import type { Merge } from '../../schema.ts'

const api = createApi<RoutesOf<typeof firmMergesApi>>()
const again = { reads: [[firmsPath], [applicationsPath]] }

export const useMergePreview = (id: string, intoId: string) =>
  useQuery({
    queryKey: [firmsPath, id, 'merge', intoId],
    queryFn: () => answerOf(api.GET('/api/firms/{id}/merge/{intoId}', { params: { path: { id, intoId } } })),
    staleTime: 0,
  })

export const useMergeFirms = () =>
  useChange(
    ({ id, ...body }: Merge & { id: string }) =>
      answerOf(api.POST('/api/firms/{id}/merge', { params: { path: { id } }, body })),
    { ...again, failed: 'Not merged' },
  )

export const usePartFirms = () =>
  useChange((id: string) => answerOf(api.POST('/api/firms/{id}/parting', { params: { path: { id } } })), {
    ...again,
    done: () => 'Two firms again',
    failed: 'Still merged',
  })
