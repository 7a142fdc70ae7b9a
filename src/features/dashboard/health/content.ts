import { formatList, formatNumber } from '#site/staff-format.ts'
import type { HealthCheck, HealthState } from './schema.ts'

/** Of broken papers; the rest is counted. */
const mostNamed = 10
const gigabyte = 1024 ** 3
const inGigabytes = (bytes: number) =>
  Number.isFinite(bytes)
    ? `${formatNumber(Math.round((bytes / gigabyte) * 10) / 10)} GB`
    : 'an unknown amount'
const count = (amount: number, one: string, many: string) =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`

const nameSome = (numbers: readonly string[]) =>
  formatList(numbers.slice(0, mostNamed)) +
  (numbers.length > mostNamed ? ` and ${formatNumber(numbers.length - mostNamed)} more` : '')

export const checkLabels: Record<HealthCheck, string> = {
  database: 'Database',
  storage: 'File storage',
  mail: 'Mail',
  scanner: 'Virus scanner',
  queue: 'Background work',
  disk: 'Disk',
  memory: 'Memory',
  clock: 'Clock',
  certificate: 'Certificate',
  backups: 'Backups',
  papers: 'Contracts',
}

export const stateLabels: Record<HealthState, string> = {
  fine: 'Fine',
  attention: 'Look at this',
  failed: 'Down',
  off: 'Not set up',
}

export const healthWords = {
  answers: 'It answers.',
  noAnswer: 'It doesn’t answer.',
  unknown: 'It couldn’t be checked.',
  embedded: 'The embedded database answers. It’s for one process.',
  postgres: 'PostgreSQL answers.',
  onDisk: 'Files are on this machine’s disk.',
  inBucket: 'Files are in a bucket.',
  notEncrypted: (place: string) => `${place} They aren’t encrypted, or the bucket doesn’t say so.`,
  outbox: 'There’s no mail server: mails become files in the outbox folder.',
  noMailServer: 'The mail server doesn’t answer, or doesn’t let us in. Mails wait and go out later.',
  notScanned: 'Files that people send aren’t scanned.',
  noScanner: 'It doesn’t answer. New files can’t be opened until it does.',
  queue: ({ waiting, active, dead }: { waiting: number; active: number; dead: number }) =>
    `${formatNumber(waiting)} waiting, ${formatNumber(active)} at work, ${formatNumber(dead)} given up.`,
  disk: (available: number, reserve: number) =>
    `${inGigabytes(available)} free. Below ${inGigabytes(reserve)} no files are received.`,
  memory: (used: number, total: number) =>
    `This process uses ${inGigabytes(used)} of the machine’s ${inGigabytes(total)}.`,
  clock: (seconds: number) =>
    seconds === 0
      ? 'Server and database agree.'
      : `Server and database differ by ${count(seconds, 'second', 'seconds')}.`,
  noHttps: 'The site’s public address isn’t https.',
  noCertificate: 'The site’s public address couldn’t be reached from this machine.',
  certificate: (days: number) =>
    days < 0 ? 'It has expired.' : `It’s good for another ${count(days, 'day', 'days')}.`,
  noBackups: 'No backups are set up here.',
  backupAhead: 'The first one will be made tonight.',
  backupFailed: 'The last one failed. The server’s log says why.',
  backup: (hours: number) =>
    hours < 1
      ? 'The last good one is less than an hour old.'
      : `The last good one is ${count(hours, 'hour', 'hours')} old.`,
  papersWhole: (papers: number) =>
    papers === 1
      ? 'One sealed paper. It was whole when we last compared it with its hash.'
      : `${formatNumber(papers)} sealed papers. Each was whole when we last compared it with its hash.`,
  papersBroken: (numbers: readonly string[]) =>
    `Changed or missing in the store: ${nameSome(numbers)}. We don’t show them. Put the files back from a backup, and the next check finds them whole.`,
  contractsDiffer: (numbers: readonly string[]) =>
    `What happened to these contracts isn’t what the access log says: ${nameSome(numbers)}. npm run log:verify names each event.`,
} as const
