import { mailApplicant, mailApplicationArrived } from '#features/applications/apply/jobs.ts'
import { publishAtItsTime } from '#features/blog/posts/jobs.ts'
import { mailContactMessage, mailContactReply } from '#features/contact/jobs.ts'
import { mailDocumentsArrived, mailDocumentsReceipt, scanDocument } from '#features/documents/files/jobs.ts'
import { mailNewLinkWanted } from '#features/documents/links/jobs.ts'

/** Every kind of background work of the product. A job that is not here is never done. */
export const allJobs = [
  mailContactMessage,
  mailContactReply,
  mailApplicationArrived,
  mailApplicant,
  scanDocument,
  mailDocumentsArrived,
  mailDocumentsReceipt,
  mailNewLinkWanted,
  publishAtItsTime,
] as const
