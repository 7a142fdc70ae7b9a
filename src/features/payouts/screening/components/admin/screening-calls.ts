import { answerOf, createApi, fileAsBody } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { sanctionsListsApi, screeningApi } from '../../api.ts'
import type { NewList } from '../../schema.ts'

const api = createApi<RoutesOf<typeof screeningApi | typeof sanctionsListsApi>>()

export const listsKey = '/api/admin/sanctions-lists'
export const paymentsKey = '/api/admin/payment-settings'

export const readLists = () => answerOf(api.GET(listsKey))

export const uploadList = ({ file, ...query }: NewList & { file: File }) =>
  answerOf(api.POST(listsKey, { params: { query }, ...fileAsBody(file) }))

export const readPaymentSettings = () => answerOf(api.GET(paymentsKey))

/** Whoever saves has just read how it is. */
export async function saveListDays({ days }: { days: number }): Promise<{ days: number }> {
  const { version } = await readPaymentSettings()
  const { listDays } = await answerOf(api.PUT(paymentsKey, { body: { listDays: days, version } }))
  return { days: listDays }
}
