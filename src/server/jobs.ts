import { mailApplicant, mailApplicationArrived } from '#features/applications/jobs.ts'
import { mailContactMessage, mailContactReply } from '#features/contact/jobs.ts'

/** Every kind of background work of the product. A job that is not here is never done. */
export const allJobs = [mailContactMessage, mailContactReply, mailApplicationArrived, mailApplicant] as const
