import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database, OpenDatabase } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { invitations } from '#db/schema/index.ts'
import { mayEnter } from '#domain/roles.ts'
import { makeFinishedPaper } from '#features/contracts/certificate/jobs.ts'
import { mailContract } from '#features/contracts/reminders/jobs/mail.ts'
import { mailDecision } from '#features/decisions/jobs.ts'
import { mailReminder, remindOfRequests } from '#features/documents/requests/jobs/reminders.ts'
import { mailRequest } from '#features/documents/requests/jobs/requests.ts'
import { aboutInvitation } from '#features/people/invitations/jobs.ts'
import { acceptInvitation, invite } from '#features/people/invitations/mutations.ts'
import { changeProfile } from '#features/people/profile/mutations.ts'
import { findFirstOwner } from '#features/people/sign-in/data.ts'
import { ensureFirstOwner } from '#features/people/sign-in/mutations.ts'
import { countMarkedWeeks } from '#features/reports/mutations.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { watchDiskSpace } from '#lib/disk-space.ts'
import { createGate } from '#lib/gate.ts'
import { JobPostponed, type JobServices } from '#lib/jobs/job.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { createLinkTokens, type LinkTokens } from '#lib/link-tokens.ts'
import { printPages } from '#lib/papers/print/print-paper.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { type Agenda, createAgenda } from './agenda.ts'
import { countBankDays } from './bank-days.ts'
import { createContractActs } from './contract-acts.ts'
import { planContractClock, prepareContracts } from './contract-setup.ts'
import type { Team } from './contract-story.ts'
import { demoPassword, demoPeople } from './demo-sign-in.ts'
import { openBusiness, planContactMessages, planPosts } from './demo-site.ts'
import { done } from './done.ts'
import { type Colleague, createFileActs } from './file-acts.ts'
import { tellStory } from './file-story.ts'
import { planFirms } from './law-firms.ts'
import { createMoneyActs } from './money-acts.ts'
import { writeSamplePapers } from './sample-papers.ts'
import { planSanctionsLists } from './sample-sanctions.ts'
import { createRandom } from './seeded-random.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Six months of work, and before them the first contracts, whose next steps have begun. */
const length = 430 * day
/** Every older request has been answered. */
const reminding = 30 * day

export type DemoServices = {
  database: OpenDatabase
  rowSealer: RowSealer
  storage: Storage
  accessLog: AccessLog
  appSecret: string
  dataDir: string
  publicUrl: string
  logger: Logger
}
export type DemoOptions = { count: number; seed: number; now: number }

/** Each act runs the function that a request would call, at its own moment. The same seed, the same story. */
export function fillDemo(
  open: () => Promise<DemoServices>,
  { count, seed, now }: DemoOptions,
): Promise<DemoServices> {
  return withDemoClock(async (setNow) => {
    setNow(now - length)
    // Opened in the past: the database has timers of its own, and a clock that goes back confuses them.
    const services = await open()
    const { database } = services
    // Waiting for the disk would take half of the time, and an unfinished demo is made again.
    await database.runSql('set synchronous_commit = off')
    const random = createRandom(seed)
    const agenda = createAgenda()
    const working = prepareWork(services, agenda)
    const hired = await hirePeople(working)
    const { owner, others } = hired
    await openBusiness(working, owner)
    await prepareContracts(working, hired)
    const acting = { ...working, ...prepareUploads(services), papers: await writeSamplePapers() }
    const days = countBankDays(now)
    const lookalikes: string[] = []
    const telling = {
      random,
      agenda,
      people: [owner, ...others],
      now,
      days,
      team: hired,
      lookalikes,
    } as const
    for (let index = 0; index < count; index++) {
      const file = createFileActs(acting, index)
      const contract = createContractActs(working, file)
      const money = createMoneyActs(working, file, contract, index)
      tellStory(telling, index, { file, contract, money })
    }
    planContactMessages({ random, agenda, now, by: owner }, working, Math.ceil(count / 12))
    planPosts({ agenda, now }, working)
    planFirms({ agenda, now, by: owner }, working)
    planContractClock({ agenda, days, owner }, working)
    planSanctionsLists({ agenda, days, owner, lookalikes }, working)
    for (let morning = now - reminding; morning < now; morning += day)
      agenda.plan(morning, () => remindOfRequests(working))
    for (let next = agenda.next(); next; next = agenda.next()) {
      setNow(Math.min(next.at, now))
      await next.run()
    }
    setNow(now)
    await countMarkedWeeks(database.db)
    await database.runSql('set synchronous_commit = on')
    await database.runSql('analyze')
    await database.runSql('checkpoint')
    return services
  })
}

/** Only these follow-ups show in an application. The rest would be twice the work. */
const shown = new Set<string>(
  [mailDecision, mailRequest, mailReminder, mailContract, makeFinishedPaper].map(({ name }) => name),
)

/**
 * Nobody waits for an answer meanwhile, so it needs no thread. The 42 papers of the contracts are printed while the demo is
 * filled, about half a second each: a quarter of its time, and no reason for a second way in which a paper comes to be.
 */
const printing: Printing = { print: (_about, paper) => printPages(paper), close: async () => {} }

/** Runs each job at its time: a moment later, or when the job says. */
function prepareWork(
  { database, rowSealer, storage, accessLog, appSecret, dataDir, publicUrl, logger }: DemoServices,
  agenda: Agenda,
): JobServices {
  const enqueue: Enqueue = async (_tx, job, payload, startAfter) => {
    const checked = job.schema.parse(payload)
    if (!shown.has(job.name)) return
    const at = startAfter?.getTime() ?? Date.now() + (job.delaySeconds ?? 0) * 1_000 + 1_000
    const attempt = async (): Promise<void> => {
      try {
        await job.run(checked, services)
      } catch (error) {
        if (!(error instanceof JobPostponed)) throw error
        agenda.plan(Date.now() + hour, attempt)
      }
    }
    agenda.plan(at, attempt)
  }
  const services: JobServices = {
    db: database.db,
    enqueue,
    rowSealer,
    accessLog,
    scrub: async () => {},
    dataDir,
    mailer: { send: async () => {} },
    storage,
    scanner: undefined,
    printing,
    publicUrl,
    linkTokens: createLinkTokens(appSecret),
    backupFolder: undefined,
    logger,
  }
  return services
}

function prepareUploads({ dataDir }: DemoServices) {
  return {
    inspections: createGate(1),
    room: {
      space: watchDiskSpace({ folder: dataDir, reserve: 0, holdsDatabase: true }),
      budget: { perSender: Number.MAX_SAFE_INTEGER, perDay: Number.MAX_SAFE_INTEGER },
      nameSender: () => 'demo',
      oneByOne: createGate(1),
    },
  }
}

/** Moves the clock of the whole process, and of the embedded database in it. Nothing else runs then. */
async function withDemoClock<Result>(
  run: (setNow: (moment: number) => void) => Promise<Result>,
): Promise<Result> {
  const RealDate = globalThis.Date
  let now = RealDate.now()
  class DemoDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(now)
      // Year, month and so on come as several arguments, and all pass through.
      else super(...(given as [number]))
    }
    static override now() {
      return now
    }
  }
  globalThis.Date = DemoDate as DateConstructor
  try {
    return await run((moment) => {
      now = moment
    })
  } finally {
    globalThis.Date = RealDate
  }
}

type Services = { db: Database; enqueue: Enqueue; linkTokens: LinkTokens }

/** The owner, and invited colleagues: the first of the others signs where two are asked for. */
async function hirePeople(services: Services): Promise<Team & { others: Colleague[] }> {
  const { db, linkTokens } = services
  await ensureFirstOwner(db, { password: demoPassword, email: demoPeople.owner.email })
  const owner = await findFirstOwner(db)
  if (!owner) throw new Error('nobody owns the demo')
  done(await changeProfile(services, owner.id, demoPeople.owner))
  const others: Colleague[] = []
  let bookkeeper: Colleague | undefined
  for (const person of demoPeople.colleagues) {
    const { id } = done(await invite(services, owner.id, person))
    const [invitation] = await db.select().from(invitations).where(eq(invitations.id, id))
    if (!invitation) throw new Error('an invitation was not kept')
    const token = linkTokens(aboutInvitation(invitation))
    const joined = done(await acceptInvitation({ ...services, gate: createGate(1) }, token, demoPassword))
    const { id: personId, name } = joined.person
    if (mayEnter(person.role, 'files')) others.push({ id: personId, name })
    else bookkeeper = { id: personId, name }
  }
  const [second] = others
  if (!second || !bookkeeper) throw new Error('too few people work at the demo')
  return { owner: { id: owner.id, name: demoPeople.owner.name }, second, bookkeeper, others }
}
