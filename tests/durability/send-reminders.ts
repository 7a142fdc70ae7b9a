/**
 * Asks ten applicants for a document, or reminds them, with a clock that is some days ahead, and reports when all mails of
 * that day are out. Run: node send-reminders.ts FOLDER SMTP_URL DAYS (then it waits to be killed).
 */
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { applications, documentRequests, requestReminders } from '#db/schema/index.ts'
import { mailReminder, remindOfRequests } from '#features/documents/requests/jobs/reminders.ts'
import { mailRequest } from '#features/documents/requests/jobs/requests.ts'
import { requestDocuments } from '#features/documents/requests/mutations/requests.ts'
import { readConfig } from '#lib/config.ts'
import { openJobs } from '#lib/jobs/jobs.ts'
import { createMailer } from '#lib/mail/mailer.ts'
import { addApplication } from '../support/add-application.ts'
import { addItems } from '../support/add-items.ts'
import { jobServices } from '../support/job-services.ts'

const [folder = '', smtpUrl = '', days = '0'] = process.argv.slice(2)
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
const people = 10

const database = await openDatabase({ dataDir: folder, onError: () => {} })
await migrate(database)
const { db } = database
// The queue does this once a dead process has missed its heartbeats; the test need not wait for that.
await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)

const read = readConfig({ DATA_DIR: folder, SMTP_URL: smtpUrl, MAIL_FROM: 'site@funding.example' })
if (!read.ok) throw new Error(read.mistakes.join())
const services = { ...jobServices(db), mailer: createMailer(read.config) }
const logger = pino({ level: 'silent' })
const { enqueue } = await openJobs({ database, jobs: [mailRequest, mailReminder], logger, services })
say({ present: [] })

while ((await db.$count(documentRequests)) < people) await ask()
const now = new Date(Date.now() + Number(days) * 24 * 60 * 60_000)
await remindOfRequests({ db, enqueue }, now)
const countWaiting = async () =>
  (await db.$count(documentRequests, isNull(documentRequests.sentAt))) +
  (await db.$count(
    requestReminders,
    and(isNull(requestReminders.sentAt), isNull(requestReminders.skippedAt)),
  ))
while ((await countWaiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 50))
say({ finished: true })
setInterval(() => {}, 60_000)

async function ask() {
  const id = await addApplication({ database })
  const email = `${randomUUID()}@example.com`
  await db.update(applications).set({ email }).where(eq(applications.id, id))
  const itemIds = await addItems({ database }, id, [{ documentType: 'police-report' }])
  const request = { itemIds, text: 'Please.', submissionKey: randomUUID(), setStatus: true }
  const { rowSealer } = services
  await requestDocuments(
    { db, rowSealer, enqueue },
    id,
    { party: 'applicant', ...request },
    { session: 'test' },
  )
}
