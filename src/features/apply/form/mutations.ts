import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { hashBirthDate, hashRequest } from '#db/keyed-hashes.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, consentRecords, splitAnswers } from '#db/schema/index.ts'
import { firstStatus } from '#domain/application-status.ts'
import type { SpamReason } from '#domain/spam.ts'
import { readPromise } from '#features/calendar/data.ts'
import { createCaseLink, startCaseSession } from '#features/correspondence/page-links/mutations.ts'
import { createChecklist } from '#features/documents/checklist/mutations.ts'
import { consentVersion, nameCompany } from '#features/questions/content/agreements.ts'
import type { Typed } from '#features/questions/steps/field.ts'
import { findHome } from '#features/questions/steps/home-state.ts'
import { formatAnswers, wordsOf } from '#features/questions/steps/readable.ts'
import { fieldsOf, stepsOf } from '#features/questions/steps/steps.ts'
import { readRule } from '#features/rules/data.ts'
import { countRefusedApplication } from '#features/rules/mutations.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findSpamReason } from '#lib/spam.ts'
import { brand } from '#site/brand.ts'
import type { Locale } from '#site/locale.ts'
import { addPromisedHours, dueBeforeOneClock } from '#site/promise-clock.ts'
import { sayUnserved } from '#site/service-area.ts'
import { mailApplicant, mailApplicationArrived } from './jobs.ts'
import type { Application, ApplicationExtras } from './schema.ts'

/** Nobody confuses these 32 characters over the phone. */
const referenceCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export type Submission = {
  application: Application
  extras: ApplicationExtras
  /** Of the page it was sent from, so of the agreements that were read. */
  language: Locale
  idempotencyKey: string | undefined
  /** For the consent record. */
  sender: { ipAddress?: string; userAgent?: string | undefined; page?: string | undefined }
  /** The colleague who asked on the phone and read the agreements aloud. */
  takenBy?: Reviewer
}

export type SubmissionRefusal = 'key-used' | 'consent-changed' | 'closed-state'
type Arrival = { submittedAt: Date; answerDueAt: Date | null }
type SavedApplication = Arrival & { id: string; reference: string; isRepeated: boolean }

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export async function submitApplication({ db, ...services }: Services, submission: Submission) {
  const isOwnDevice = submission.extras.device === 'own'
  return db.transaction(async (tx) => {
    const kept = await keepApplication({ ...services, tx }, submission)
    if (!kept.ok) return kept
    const { calendar } = await readPromise(tx)
    const dueAt = kept.answerDueAt ?? dueBeforeOneClock(kept.submittedAt, calendar)
    const answer = { dueAt: dueAt.toISOString(), timeZone: calendar.timeZone }
    // Last, because it locks the sessions of this application.
    return { ...kept, answer, session: await startCaseSession(tx, { applicationId: kept.id, isOwnDevice }) }
  })
}

/**
 * Saves everything and queues both mails, all or nothing. The same key with the same answers returns the earlier
 * application.
 */
export async function keepApplication(
  { tx, rowSealer, enqueue }: Omit<Services, 'db'> & { tx: Transaction },
  submission: Submission,
): Promise<Outcome<SavedApplication, SubmissionRefusal>> {
  const { extras, language, idempotencyKey, takenBy } = submission
  const requestHash = hashRequest(rowSealer, digestOf(submission.application))
  const first = idempotencyKey && (await findByKey(tx, idempotencyKey))
  if (first) return repeatOutcome(first, requestHash)
  const closed = await refuseClosedState(tx, submission)
  if (closed) return closed
  // We keep the words the applicant read: an outdated page has to reload.
  const company = (await readTexts(tx, identityTexts, language))['global.brand.name']
  if ((extras.consentVersion ?? consentVersion) !== consentVersion || (extras.company ?? company) !== company)
    return refuse('consent-changed')
  const spamReason = takenBy ? null : findSpamReason(extras)
  const kept = await insertApplication({ tx, rowSealer }, submission, {
    requestHash,
    spamReason,
    snapshot: snapshotOf(submission, company),
  })
  if (!kept.isNew) return repeatOutcome(kept, requestHash)
  const { id: applicationId, reference, submittedAt, answerDueAt } = kept
  await keepConsent(tx, { applicationId, company }, submission)
  const { role, answers } = submission.application
  const gavePoliceReportNumber = role === 'plaintiff' && answers.policeReportNumber !== undefined
  const asking = { id: applicationId, role, caseType: answers.caseType, gavePoliceReportNumber }
  await createChecklist({ tx, rowSealer }, asking)
  await createCaseLink({ tx, rowSealer }, { applicationId, party: 'applicant' })
  await recordEvents(tx, [{ applicationId, type: 'submitted', toStatus: firstStatus }])
  if (takenBy) await recordEvents(tx, [{ applicationId, type: 'taken-by-phone', details: takenBy }])
  if (!spamReason) {
    await enqueue(tx, mailApplicationArrived, { applicationId })
    await enqueue(tx, mailApplicant, { applicationId })
  }
  return { ok: true, id: applicationId, reference, submittedAt, answerDueAt, isRepeated: false }
}

/** We keep nothing but a count: no answer, no consent, no mail. */
async function refuseClosedState(tx: Transaction, { application, language }: Submission) {
  const home = findHome(application.role, application.answers)
  if (!home) return undefined
  const closed = sayUnserved(await readRule(tx, home.code), language)
  if (!closed) return undefined
  await countRefusedApplication(tx, home.code)
  return refuse('closed-state', { errors: { [home.field]: [closed] } })
}

type SavedRow = Arrival & { id: string; reference: string; requestHash: string | null }

const keptColumns = {
  id: applications.id,
  reference: applications.reference,
  requestHash: applications.requestHash,
  submittedAt: applications.submittedAt,
  answerDueAt: applications.answerDueAt,
}

export async function findByKey(tx: Transaction, key: string): Promise<SavedRow | undefined> {
  const [row] = await tx.select(keptColumns).from(applications).where(eq(applications.idempotencyKey, key))
  return row
}

function repeatOutcome(
  { requestHash: first, ...row }: SavedRow,
  requestHash: string,
): Outcome<SavedApplication, SubmissionRefusal> {
  return first === requestHash ? { ok: true, ...row, isRepeated: true } : refuse('key-used')
}

/**
 * With one key, one of several simultaneous requests inserts and the others find its row. We draw again if a
 * reference is taken, which hardly ever happens twice: there are a billion per year.
 */
async function insertApplication(
  { tx, rowSealer }: { tx: Transaction; rowSealer: RowSealer },
  { application, language, idempotencyKey }: Submission,
  added: { requestHash: string; spamReason: SpamReason | null; snapshot: Record<string, unknown> },
): Promise<SavedRow & { isNew: boolean }> {
  const id = randomUUID()
  const submittedAt = await readNow(tx)
  const { calendar, hours } = await readPromise(tx)
  const { plain, sealed } = splitAnswers(application.answers)
  for (let attempt = 0; attempt < 5; attempt++) {
    const [row] = await tx
      .insert(applications)
      .values({
        ...plain,
        id,
        role: application.role,
        language,
        reference: newReference(),
        sealedAnswers: rowSealer.seal(applications.sealedAnswers, id, sealed),
        birthHash: hashBirthDate(rowSealer, sealed),
        sealedSnapshot: rowSealer.seal(applications.sealedSnapshot, id, added.snapshot),
        spamReason: added.spamReason,
        submittedAt,
        answerDueAt: addPromisedHours(submittedAt, hours, calendar),
        ...(idempotencyKey !== undefined && { idempotencyKey, requestHash: added.requestHash }),
      })
      .onConflictDoNothing()
      .returning(keptColumns)
    if (row) return { ...row, isNew: true }
    const first = idempotencyKey && (await findByKey(tx, idempotencyKey))
    if (first) return { ...first, isNew: false }
  }
  throw new Error('no free reference was found')
}

/** The database's clock: two servers must not disagree about who came first. */
async function readNow(tx: Transaction): Promise<Date> {
  const milliseconds = sql<number>`floor(extract(epoch from now()) * 1000)`.mapWith(Number)
  const [row] = await tx.select({ milliseconds }).from(sql`(select 1) as once`)
  return new Date(row?.milliseconds ?? Date.now())
}

function newReference(now = new Date()): string {
  const drawn = [...randomBytes(6)].map((byte) => referenceCharacters[byte % referenceCharacters.length])
  return `${brand.referencePrefix}-${now.getUTCFullYear()}${drawn.join('')}`
}

/** The questions as worded at the time: later edits don't change it. */
function snapshotOf({ application: { role, answers }, language }: Submission, company: string) {
  return {
    format: 1,
    language,
    role,
    consentVersion,
    steps: stepsOf[role].map((step) => ({
      slug: step.slug,
      title: step.title[language],
      answers: formatAnswers(step, answers, language).map((asked) => ({
        ...asked,
        question: nameCompany(asked.question, company),
      })),
    })),
  }
}

async function keepConsent(
  tx: Transaction,
  { applicationId, company }: { applicationId: string; company: string },
  { application: { role, answers }, language, sender, takenBy }: Submission,
) {
  const given: Typed = answers
  const records = fieldsOf[role].flatMap((field) =>
    field.kind === 'agreement' && given[field.name] === true
      ? field.kinds.map((kind) => ({ kind, statement: nameCompany(wordsOf(field, language), company) }))
      : [],
  )
  await tx.insert(consentRecords).values(
    records.map((record) => ({
      ...record,
      applicationId,
      language,
      version: consentVersion,
      page: sender.page ?? null,
      ipAddress: sender.ipAddress ?? null,
      userAgent: sender.userAgent ?? null,
      ...(takenBy && { byPhone: true, personId: takenBy.person?.id, personName: takenBy.person?.name }),
    })),
  )
}

function digestOf({ role, answers }: Application): string {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([role, sorted]))
    .digest('hex')
}
