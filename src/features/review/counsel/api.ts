import { z } from 'zod'
import type { Services } from '#db/services.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { counselRefusals } from './content.ts'
import { changeCounsel } from './mutations.ts'
import { counselChangedSchema, counselChangeSchema } from './schema.ts'

const route = routesUnder('law firms')

export const counselApi = (services: Services & { enqueue: Enqueue; accessLog: AccessLog }) =>
  defineApi([
    route.post(
      '/api/applications/:applicationId/counsel-change',
      { access: 'files', logs: 'counsel-change' },
      {
        summary: 'Give the file to another law firm: the former one loses it at once',
        description:
          'What the former firm told us stays with its link; the new one is asked to confirm if its attorney’s address is confirmed. Sent twice, it is one change. 409 when the application is no longer as it was read.',
        params: z.object({ applicationId: rowId }),
        body: counselChangeSchema,
        response: { 200: counselChangedSchema },
      },
      async (request) => {
        const { applicationId } = request.params
        const outcome = await changeCounsel(services, applicationId, request.body, await reviewerOf(request))
        const { firm, attorney, isAsked, version } = accept(outcome, counselRefusals)
        return { firm, attorney, isAsked, version }
      },
    ),
  ])
