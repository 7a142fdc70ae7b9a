import { mailApplicant, mailApplicationArrived } from '#features/applications/jobs.ts'
import { mailContactMessage } from '#features/contact/jobs.ts'
import { mailDocumentsArrived, mailDocumentsReceipt, scanDocument } from '#features/documents/jobs.ts'
import { mailNewLinkWanted } from '#features/upload-links/jobs.ts'

/** Every kind of background work of the product. A job that is not here is never done. */
export const allJobs = [
  mailContactMessage,
  mailApplicationArrived,
  mailApplicant,
  scanDocument,
  mailDocumentsArrived,
  mailDocumentsReceipt,
  mailNewLinkWanted,
] as const
