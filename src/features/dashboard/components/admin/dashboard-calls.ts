import { createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { adminApi } from '../../api.ts'

export const dashboardCalls = createApi<RoutesOf<typeof adminApi>>()
