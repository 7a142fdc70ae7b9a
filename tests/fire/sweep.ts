/** The hourly job's own work, in a file that can be bundled: its neighbors write mails in TSX. */
export { sweepStorage } from '#features/documents/files/jobs.ts'
