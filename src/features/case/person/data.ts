import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, people } from '#db/schema/index.ts'
import { findApplication, openAnswers } from '#features/applications/apply/data.ts'
import { listCorrections } from '#features/applications/corrections/data.ts'
import { readFirmState } from '#features/applications/firm/data.ts'
import { readTold } from '#features/applications/outcomes/data.ts'
import { listMessages } from '#features/applications/thread/data.ts'
import { readTurn } from '#features/case/turns/data.ts'
import { listCaseItems } from '#features/documents/checklist/data.ts'
import { ensureChecklist } from '#features/documents/checklist/mutations.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { statusOf } from '#site/choices/application-status.ts'
import type { Case } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }

/** The case as whoever applied sees it, for the page and for its API. */
export async function readCase(
  services: Services,
  applicationId: string,
  now = new Date(),
): Promise<Case | undefined> {
  const { db, rowSealer } = services
  const row = await findApplication(db, applicationId)
  if (!row) return undefined
  await ensureChecklist(services, applicationId)
  const firm = await readFirmState(db, applicationId)
  const { status, decision } = await readTold(services, row)
  const [items, messages, corrections, reviewer, turn] = await Promise.all([
    listCaseItems(services, applicationId, 'applicant'),
    listMessages(services, applicationId, 'applicant'),
    listCorrections(services, applicationId),
    findReviewer(db, row.assigneeId),
    readTurn(services, { ...row, status, firm }, now),
  ])
  const { address } = openAnswers(rowSealer, row)
  return {
    reference: row.reference,
    role: row.role,
    name: `${row.firstName} ${row.lastName}`,
    caseName: caseNameOf(row),
    status,
    decision,
    submittedAt: row.submittedAt.toISOString(),
    ...turn,
    items: toFront(items, turn.asked),
    firm,
    messages: messages.map(({ readAt, sender, ...message }) => message),
    contact: { phone: row.phone, email: row.email, address: typeof address === 'string' ? address : null },
    corrections: corrections.map(({ seenAt, ...correction }) => correction),
    answers: readSnapshot(rowSealer.open(applications.sealedSnapshot, row.id, row.sealedSnapshot)),
    reviewer,
    canWithdraw: !statusOf(row.status).isClosed,
  }
}

/** Of what is needed, what we asked for comes first. */
function toFront(items: Case['items'], asked: readonly string[]): Case['items'] {
  const rankOf = ({ id, state }: Case['items'][number]) =>
    state === 'rejected' ? 0 : state !== 'needed' ? 3 : asked.includes(id) ? 1 : 2
  return items.toSorted((one, other) => rankOf(one) - rankOf(other))
}

async function findReviewer(db: Database, id: string | null): Promise<string | null> {
  if (!id) return null
  const [row] = await db.select({ name: people.name }).from(people).where(eq(people.id, id))
  return row?.name ?? null
}

/** As the submission wrote it. */
const snapshotSchema = z.object({
  steps: z.array(
    z.object({
      title: z.string(),
      answers: z.array(z.object({ question: z.string(), answer: z.string().nullable() })),
    }),
  ),
})

const readSnapshot = (snapshot: object): Case['answers'] =>
  snapshotSchema.safeParse(snapshot).data?.steps ?? []
