import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, people } from '#db/schema/index.ts'
import { statusOf } from '#domain/application-status.ts'
import { correctableFieldValues, itemLabels, labelItem } from '#domain/case-file.ts'
import { readTurn } from '#features/case/status/data.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { readFirmMoney } from '#features/contract-page/money/data/firm.ts'
import { readMoney } from '#features/contract-page/money/data/money.ts'
import type { Money } from '#features/contract-page/money/schema.ts'
import { readSigning } from '#features/contracts/signing/data/signing.ts'
import { listCorrections } from '#features/corrections/data.ts'
import type { DeskCorrection } from '#features/corrections/schema.ts'
import { readVisible } from '#features/decisions/data/records.ts'
import { listCaseItems } from '#features/documents/checklist/data.ts'
import { ensureChecklist } from '#features/documents/checklist/mutations.ts'
import { readFirmState } from '#features/firms/counsel/data.ts'
import { findCounselSince, listOwnMessages } from '#features/messages/thread/data.ts'
import { readPaidBack } from '#features/payments/repayments/data.ts'
import { findApplication, openAnswers } from '#features/questions/data.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { Case } from './schema.ts'

export async function readCase(
  services: { db: Database; rowSealer: RowSealer },
  applicationId: string,
  now = new Date(),
): Promise<Omit<Case, 'mayWrite'> | undefined> {
  const { db, rowSealer } = services
  const row = await findApplication(db, applicationId)
  if (!row) return undefined
  await ensureChecklist(services, applicationId)
  const firm = await readFirmState(db, applicationId)
  const { status, decision } = await readVisible(services, row)
  const place = { applicationId, party: 'applicant' } as const
  const since = await findCounselSince(db, place)
  const [items, messages, corrections, reviewer, turn, paidBack] = await Promise.all([
    listCaseItems(services, applicationId, 'applicant', since),
    listOwnMessages(services, place),
    listCorrections(services, applicationId),
    findReviewer(db, row.assigneeId),
    readTurn(services, { ...row, status, firm }, now),
    status === 'funded' ? readPaidBack(db, applicationId) : null,
  ])
  const { address } = openAnswers(rowSealer, row)
  const { money, owed } = await readMoney(services, applicationId, row.language, now)
  const contract = await readOwnContract(services, { ...row, status, since: turn.statusSince, money }, now)
  return {
    reference: row.reference,
    role: row.role,
    name: `${row.firstName} ${row.lastName}`,
    caseName: caseNameOf(row),
    status,
    decision,
    ...contract,
    money: money && row.role === 'attorney' ? withoutAccount(money) : money,
    owed: isTold(status, owed) ? owed : null,
    firmMoney: money && row.role === 'attorney' ? await readFirmMoney(services, applicationId) : [],
    submittedAt: row.submittedAt.toISOString(),
    ...turn,
    ...(contract.preparesContract && { turn: 'desk' as const }),
    ...(money && status !== 'approved' && { turn: turnOfMoney[money.stage] }),
    // Nothing can be done about an offer in a state that closed.
    ...(isUnpayable(decision) && { turn: 'nobody' as const }),
    paidBack,
    items: toFront(items, turn.asked),
    firm,
    messages: messages.map(({ readAt, sender, ...message }) => message),
    contact: { phone: row.phone, email: row.email, address: typeof address === 'string' ? address : null },
    corrections: corrections.flatMap(({ id, field: name, old, new: corrected, correctedAt }) => {
      if (since && new Date(correctedAt) <= since) return []
      const field = correctableFieldValues.find((known) => known === name)
      return field ? [{ id, field, old, new: corrected, correctedAt }] : []
    }),
    // What was sent is the former attorney's word.
    answers: since
      ? []
      : readSnapshot(rowSealer.open(applications.sealedSnapshot, row.id, row.sealedSnapshot), corrections),
    reviewer,
    canWithdraw: !statusOf(status).isClosed,
  }
}

/** Where a client has their bank account is theirs to tell. */
const withoutAccount = (money: Money): Money => ({
  ...money,
  sent: { ...money.sent, accountEnding: null, reference: null },
})

const turnOfMoney = {
  ...({ sent: 'desk', received: 'firm', noticed: 'applicant' } as const),
  ...({ active: 'firm', paid: 'nobody', canceled: 'nobody' } as const),
} satisfies Record<Money['stage'], Case['turn']>

/**
 * We say nothing about money while it can still be undone. For an advance without a contract, what came back says more than
 * what would be owed.
 */
const isTold = (status: Case['status'], owed: Case['owed']): boolean =>
  owed !== null &&
  (owed.advances.some(({ account }) => account !== null) ||
    (status === 'funded' && owed.owed > 0 && owed.paid === 0))

/** Looking takes no code, so nobody here is known. */
async function readOwnContract(
  services: { db: Database; rowSealer: RowSealer },
  { id, status, since, money }: Pick<Case, 'status' | 'money'> & { id: string; since: string },
  now: Date,
): Promise<Pick<Case, 'contract' | 'preparesContract'>> {
  const isOffered = status === 'approved'
  const mayHave = isOffered || status === 'funded' || status === 'withdrawn' || money !== null
  if (!mayHave) return { contract: null, preparesContract: false }
  const last = await readSigning(services, id, stranger, now)
  // Who withdrew from something else doesn't read of a contract.
  if (status === 'withdrawn' && last?.stage !== 'canceled') return { contract: null, preparesContract: false }
  // One from before the offer was for another.
  const signing = isOffered && last && last.issuedAt < since ? undefined : last
  const isOn = isOffered && !signing && (await areContractsOn(services.db))
  return { contract: signing ?? null, preparesContract: isOn }
}

const stranger = { isKnown: false, email: null }

const isUnpayable = (decision: Case['decision']) =>
  decision?.kind === 'approved' && decision.problem === 'closed'

/** In the order of the labels; needed items that we asked for come first among theirs. */
function toFront(items: Case['items'], asked: readonly string[]): Case['items'] {
  const rankOf = (item: Case['items'][number]) => {
    const isAsked = asked.includes(item.id)
    const label = labelItem(item, { isAsked })
    return itemLabels.findIndex(({ value }) => value === label) - (isAsked ? 0.5 : 0)
  }
  return items.toSorted((one, other) => rankOf(one) - rankOf(other))
}

async function findReviewer(db: Database, id: string | null): Promise<string | null> {
  if (!id) return null
  const [row] = await db.select({ name: people.name }).from(people).where(eq(people.id, id))
  return row?.name ?? null
}

const snapshotSchema = z.object({
  steps: z.array(
    z.object({
      title: z.string(),
      answers: z.array(
        z.object({ name: z.string().optional(), question: z.string(), answer: z.string().nullable() }),
      ),
    }),
  ),
})

/** Each answer as sent, with its last correction. */
function readSnapshot(snapshot: object, corrections: readonly DeskCorrection[]): Case['answers'] {
  const steps = snapshotSchema.safeParse(snapshot).data?.steps ?? []
  return steps.map(({ title, answers }) => ({
    title,
    answers: answers.map(({ name, question, answer }) => {
      const last = corrections.find(({ field }) => field === name)
      const corrected = last && { answer: last.new || null, at: last.correctedAt }
      return { question, answer, ...(corrected && { corrected }) }
    }),
  }))
}
