import { answerOf, createApi } from '#features/admin/components/api.ts'
import { DaysSetting } from '#features/admin/components/days-setting.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import type { linkDaysApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof linkDaysApi>>()

const key = '/api/admin/link-days'

export const LinkDaysForm = () => (
  <DaysSetting
    queryKey={key}
    read={() => answerOf(api.GET(key))}
    save={(body) => answerOf(api.PUT(key, { body }))}
    label="Links work after a case was closed (days)"
    help="Links to the case page and to the law firm’s page. After that, applicants still open their page with a code that we mail them. A funded case counts as open."
    failure="How long links work could not be read."
  />
)
