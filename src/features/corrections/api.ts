import { z } from 'zod'
import type { Services } from '#db/services.ts'
import { findApplication } from '#features/questions/data.ts'
import { reviewerOf } from '#features/timeline/api.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { answersRefusals, noApplication, undoRefusals } from './content.ts'
import { listCorrections } from './data.ts'
import { correctAnswers, markCorrectionsSeen, undoCorrection } from './mutations.ts'
import { answersCorrectionSchema, deskCorrectionSchema } from './schema.ts'

const tags = ['applications']
const params = z.object({ applicationId: rowId })
const correctionsSchema = z.object({ corrections: z.array(deskCorrectionSchema) })

export const correctionsApi = (services: Services & { enqueue: Enqueue }) => {
  const { db } = services

  async function readCorrections(applicationId: string) {
    if (!(await findApplication(db, applicationId))) throw notFound(noApplication)
    return { corrections: await listCorrections(services, applicationId) }
  }

  return defineApi([
    route.get(
      '/api/applications/:applicationId/corrections',
      { access: 'files', logs: 'file-open' },
      {
        summary: 'What was corrected since the application was sent, newest first',
        tags,
        params,
        response: { 200: correctionsSchema },
      },
      async ({ params: { applicationId } }) => readCorrections(applicationId),
    ),
    route.post(
      '/api/applications/:applicationId/corrections',
      { access: 'files', logs: 'answers-correction' },
      {
        summary: 'Correct answers, with a reason; 409 when the application is no longer as it was read',
        description:
          'Checked by the rules of the form. What was sent stays in the snapshot. A state where we don’t fund people is refused with 422 and our sentence about it, unless `knowsClosed` is true.',
        tags,
        params,
        body: answersCorrectionSchema,
        response: { 200: correctionsSchema },
      },
      async (request) => {
        const { applicationId } = request.params
        const outcome = await correctAnswers(services, applicationId, request.body, await reviewerOf(request))
        accept(outcome, answersRefusals)
        return readCorrections(applicationId)
      },
    ),
    route.post(
      '/api/applications/:applicationId/corrections/seen',
      { access: 'files', logs: 'corrections-seen' },
      {
        summary: 'Note that the desk has seen the corrections',
        tags,
        params,
        response: { 200: correctionsSchema },
      },
      async ({ params: { applicationId } }) => {
        await markCorrectionsSeen(db, applicationId)
        return readCorrections(applicationId)
      },
    ),
    route.post(
      '/api/applications/:applicationId/corrections/:correctionId/undo',
      { access: 'files', logs: 'case-link' },
      {
        summary: 'Take back a correction that the applicant didn’t make; their link and open browsers end',
        tags,
        params: params.extend({ correctionId: rowId }),
        response: { 200: correctionsSchema },
      },
      async (request) => {
        const { applicationId } = request.params
        const outcome = await undoCorrection(services, request.params, await reviewerOf(request))
        accept(outcome, undoRefusals)
        return readCorrections(applicationId)
      },
    ),
  ])
}
