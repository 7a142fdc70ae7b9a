import { JobRefused } from '#lib/jobs/job.ts'

/** The mail server says that this address takes no mail. */
export class RecipientRefused extends JobRefused {}
