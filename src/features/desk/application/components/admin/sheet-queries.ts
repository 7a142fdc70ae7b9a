import { useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { sheetsApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof sheetsApi>>()

/** What each sheet of the file says in a word. News of the file ask again. */
export const useSheets = (id: string) =>
  useQuery({
    queryKey: [applicationsPath, id, 'sheets'],
    queryFn: () => answerOf(api.GET('/api/applications/{id}/sheets', { params: { path: { id } } })),
  })
