import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { bankApi } from '../../api.ts'
import type { PayoffSettingsChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof bankApi>>()

export const howPaidKey = '/api/admin/payoff-settings'

export const readHowPaid = () => answerOf(api.GET(howPaidKey))
export const saveHowPaid = (body: PayoffSettingsChange) => answerOf(api.PUT(howPaidKey, { body }))
