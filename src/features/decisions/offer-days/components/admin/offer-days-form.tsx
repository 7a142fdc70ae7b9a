import { answerOf, createApi } from '#features/admin/components/api.ts'
import { DaysSetting } from '#features/admin/components/days-setting.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import type { offerDaysApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof offerDaysApi>>()

const key = '/api/admin/offer-days'

export const OfferDaysForm = () => (
  <DaysSetting
    queryKey={key}
    read={() => answerOf(api.GET(key))}
    save={(body) => answerOf(api.PUT(key, { body }))}
    label="An offer stands for (days)"
    help="From the day it’s made. After its last day it can’t be paid, and a new offer can be made. Offers that are out keep their day."
    failure="How long offers stand could not be read."
  />
)
