import { queryOptions } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { personDataApi } from '../../api.ts'
import type { Deletion } from '../../schema.ts'

const api = createApi<RoutesOf<typeof personDataApi>>()

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [applicationsPath, id, 'person'],
    queryFn: () => answerOf(api.GET('/api/applications/{id}/person', { params: { path: { id } } })),
    staleTime: 0,
  })

export const deletePerson = (id: string, body: Deletion) =>
  answerOf(api.DELETE('/api/applications/{id}/person', { params: { path: { id } }, body }))
