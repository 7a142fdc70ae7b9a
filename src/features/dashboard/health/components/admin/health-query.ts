import { queryOptions } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { healthApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof healthApi>>()

export const healthQuery = queryOptions({
  // Trying failed work again reads everything below this key once more.
  queryKey: ['/api/admin/overview', 'health'],
  queryFn: () => answerOf(api.GET('/api/admin/health')),
  staleTime: 0,
})
