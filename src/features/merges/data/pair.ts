import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applicationEmails,
  applicationNotes,
  applications,
  calls,
  caseMessages,
  decisions,
  dismissedDuplicates,
  documentRequests,
  documents,
  followUps,
  messageLinks,
  people,
} from '#db/schema/index.ts'
import { statusOf } from '#domain/application-status.ts'
import { hasContract } from '#features/contracts/records/data/rows.ts'
import { contactOf, findFirm } from '#features/firms/counsel/data.ts'
import { type ApplicationRow, readAnswers } from '#features/questions/data.ts'
import { mailboxOf } from '#lib/mail/allowance.ts'
import { refuse, toProblem } from '#lib/refusals.ts'
import { mergeRefusals } from '../content.ts'
import type { Coming, Pair, Side } from '../schema.ts'

type Reading = Database | Transaction
type Services = { db: Database; rowSealer: RowSealer }

export type Obstacle =
  | 'two roles'
  | 'dismissed'
  | 'not signed'
  | 'not final'
  | 'both decided'
  | 'other decided'
  | 'other contract'
  | 'kept closed'
  | 'two firms'

/** Undefined if one of them isn't there. */
export async function readPair(
  { db, rowSealer }: Services,
  ids: [string, string],
): Promise<Pair | undefined> {
  const rows = await db.select().from(applications).where(inArray(applications.id, ids))
  const [first, second] = ids.map((id) => rows.find((row) => row.id === id))
  if (!first || !second || first === second) return undefined
  const sides: [Side, Side] = [
    await readSide({ db, rowSealer }, first, second),
    await readSide({ db, rowSealer }, second, first),
  ]
  const older = first.submittedAt <= second.submittedAt ? 0 : 1
  const suggested = sides[older]?.obstacle && !sides[1 - older]?.obstacle ? 1 - older : older
  return { files: sides, suggestedId: sides[suggested === 0 ? 0 : 1].id }
}

async function readSide({ db, rowSealer }: Services, row: ApplicationRow, other: ApplicationRow) {
  const obstacle = await findObstacle(db, { kept: row, merged: other })
  const { id, reference, version, role, status, firstName, lastName, clientFirstName, clientLastName } = row
  const [assignee] = row.assigneeId
    ? await db.select({ name: people.name }).from(people).where(eq(people.id, row.assigneeId))
    : []
  return {
    ...{ id, reference, version, role, status, firstName, lastName, clientFirstName, clientLastName },
    submittedAt: row.submittedAt.toISOString(),
    assignee: assignee?.name ?? null,
    answers: readAnswers(rowSealer, row),
    coming: await countComing(db, id),
    firmEmail: await findFirmEmail(db, id),
    obstacle: obstacle ? toProblem(refuse(obstacle), mergeRefusals).message : null,
  }
}

async function countComing(db: Reading, id: string): Promise<Coming> {
  const isLinked = and(eq(messageLinks.applicationId, id), eq(messageLinks.verdict, 'linked'))
  return {
    documents: await db.$count(documents, eq(documents.applicationId, id)),
    requests: await db.$count(documentRequests, eq(documentRequests.applicationId, id)),
    messages: await db.$count(caseMessages, eq(caseMessages.applicationId, id)),
    notes: await db.$count(applicationNotes, eq(applicationNotes.applicationId, id)),
    calls: await db.$count(calls, eq(calls.applicationId, id)),
    followUps: await db.$count(followUps, eq(followUps.applicationId, id)),
    mails: await db.$count(applicationEmails, eq(applicationEmails.applicationId, id)),
    contactMessages: await db.$count(messageLinks, isLinked),
  }
}

export type MergePair = { kept: ApplicationRow; merged: ApplicationRow }

/** `firmMailbox` is the law firm's mailbox after the merge; if it's left out, it stays as it is. */
export async function findObstacle(
  db: Reading,
  { kept, merged }: MergePair,
  firmMailbox?: string | null,
): Promise<Obstacle | undefined> {
  // An attorney reads an attorney's case page, and a plaintiff a plaintiff's.
  if (kept.role !== merged.role) return 'two roles'
  if (await isDismissed(db, kept.id, merged.id)) return 'dismissed'
  const open = await listUnsettled(db, [kept.id, merged.id])
  if (open.some(({ effectiveAt }) => effectiveAt === null)) return 'not signed'
  if (open.length > 0) return 'not final'
  const [isKept, isMerged] = [await isDecided(db, kept), await isDecided(db, merged)]
  if (isKept && isMerged) return 'both decided'
  if (isMerged) return 'other decided'
  if (await hasContract(db, merged.id)) return 'other contract'
  if (!isKept && statusOf(kept.status).isClosed && !statusOf(merged.status).isClosed) return 'kept closed'
  const mailbox = firmMailbox === undefined ? await findFirmMailbox(db, kept.id) : firmMailbox
  for (const { id } of [kept, merged]) if (await hasOtherFirm(db, id, mailbox)) return 'two firms'
  return undefined
}

async function isDismissed(db: Reading, id: string, otherId: string): Promise<boolean> {
  const { oneId, otherId: secondId } = dismissedDuplicates
  const isPair = or(and(eq(oneId, id), eq(secondId, otherId)), and(eq(oneId, otherId), eq(secondId, id)))
  return (await db.$count(dismissedDuplicates, isPair)) > 0
}

function listUnsettled(db: Reading, ids: string[]) {
  return db
    .select({ effectiveAt: decisions.effectiveAt })
    .from(decisions)
    .where(and(inArray(decisions.applicationId, ids), isNull(decisions.endedAt), isNull(decisions.finalAt)))
}

async function isDecided(db: Reading, { id, status }: ApplicationRow): Promise<boolean> {
  if (status === 'approved' || status === 'funded') return true
  const isPaid = and(
    eq(decisions.applicationId, id),
    eq(decisions.kind, 'funded'),
    sql`${decisions.effectiveAt} is not null and ${decisions.ending} is distinct from 'undone'`,
  )
  return (await db.$count(decisions, isPaid)) > 0
}

async function findFirmEmail(db: Reading, applicationId: string): Promise<string | null> {
  const found = await findFirm(db, applicationId)
  return found ? contactOf(found).email : null
}

export async function findFirmMailbox(db: Reading, applicationId: string): Promise<string | null> {
  const email = await findFirmEmail(db, applicationId)
  return email && mailboxOf(email)
}

/** One firm must not read what another wrote or was asked. */
async function hasOtherFirm(db: Reading, applicationId: string, mailbox: string | null): Promise<boolean> {
  const own = await findFirmMailbox(db, applicationId)
  if (own !== null && own === mailbox) return false
  const isFirms = and(eq(caseMessages.applicationId, applicationId), eq(caseMessages.party, 'firm'))
  const isAsked = and(eq(documentRequests.applicationId, applicationId), eq(documentRequests.party, 'firm'))
  const isSent = and(eq(documents.applicationId, applicationId), eq(documents.door, 'firm'))
  return (
    (await db.$count(caseMessages, isFirms)) +
      (await db.$count(documentRequests, isAsked)) +
      (await db.$count(documents, isSent)) >
    0
  )
}
