import { useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { moneyApi } from '#features/payouts/api/money.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { moneyDeskApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof moneyApi | typeof moneyDeskApi>>()

/** Below the key whose numbers follow the news. */
const key = (what: string) => ['/api/admin/overview', 'money', what]

/** Payments that wait for somebody. */
export const useMoneyTasks = () =>
  useQuery({ queryKey: key('tasks'), queryFn: () => answerOf(api.GET('/api/admin/money')), staleTime: 0 })

/** Contracts in their time to cancel, and advances that are out. */
export const useMoneyOut = () =>
  useQuery({ queryKey: key('out'), queryFn: () => answerOf(api.GET('/api/admin/money/out')), staleTime: 0 })
