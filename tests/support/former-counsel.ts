import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#db/database.ts'
import { applications, firmRecords } from '#db/schema/index.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { addFirm, addFirmPerson } from './add-firm.ts'
import { firmRooms } from './firm-room.ts'

/** What a call of a firm needs to get past its schema. `:itemId` is made up. */
export const callsByToken: Readonly<Record<string, object | undefined>> = {
  'GET /api/firm/:token': undefined,
  'PUT /api/firm/:token/answers': { representation: 'yes', seen: null },
  'POST /api/firm/:token/wrong-recipient': undefined,
  'POST /api/firm/:token/undo': undefined,
  'POST /api/firm/:token/upload-url': {
    ...{ fileType: 'other', fileName: 'a.pdf', fileSize: 10, mimeType: 'application/pdf' },
  },
  'POST /api/firm/:token/files': { filePath: 'documents/a', fileType: 'other', originalName: 'a.pdf' },
  'POST /api/firm/:token/items/:itemId/file': undefined,
  'POST /api/firm/:token/messages': { text: 'Hello', submissionKey: 'key-of-a-message' },
  'GET /api/firm/:token/stop-reminders': undefined,
  'POST /api/firm/:token/stop-reminders': undefined,
  'POST /api/firm/:token/want-reminders': undefined,
  ...callsOfContract('/api/firm/:token/contract'),
  ...callsOfContract('/api/case/:token/acknowledgment'),
  ...callsOfSigning('/api/case/:token/contract'),
  ...callsOfSettling('/api/firm/:token'),
  ...callsOfSettling('/api/case/:token'),
  'GET /api/case/:token': undefined,
  'POST /api/case/:token/upload-url': {
    ...{ fileType: 'other', fileName: 'a.pdf', fileSize: 10, mimeType: 'application/pdf' },
  },
  'POST /api/case/:token/files': { filePath: 'documents/a', fileType: 'other', originalName: 'a.pdf' },
  'POST /api/case/:token/items/:itemId/file': undefined,
  'POST /api/case/:token/messages': { text: 'Hello', submissionKey: 'key-of-a-message' },
  'PATCH /api/case/:token/contact': { phone: '555-014-0100' },
  'POST /api/case/:token/items/:itemId/unavailable': undefined,
  'POST /api/case/:token/withdraw': undefined,
  'GET /api/case/:token/stop-reminders': undefined,
  'POST /api/case/:token/stop-reminders': undefined,
  'POST /api/case/:token/want-reminders': undefined,
}

function callsOfContract(base: string): Record<string, object | undefined> {
  const submissionKey = '3f0c2d1e-8f11-4c1c-9a55-0d5f6a7b8c9d'
  return {
    [`GET ${base}`]: undefined,
    [`GET ${base}/pdf`]: undefined,
    [`POST ${base}/code`]: undefined,
    [`POST ${base}/session`]: { code: '123456' },
    [`POST ${base}/acknowledgment`]: { answers: [], submissionKey },
    [`POST ${base}/refusal`]: { reason: 'No.' },
    [`POST ${base}/pause`]: undefined,
    [`POST ${base}/departure`]: undefined,
  }
}

function callsOfSigning(base: string): Record<string, object | undefined> {
  return {
    [`GET ${base}`]: undefined,
    [`GET ${base}/pdf`]: undefined,
    [`GET ${base}/paper`]: undefined,
    [`POST ${base}/code`]: undefined,
    [`POST ${base}/session`]: { code: '123456' },
    [`POST ${base}/consent`]: { code: 'AAAAAA', agrees: true },
    [`POST ${base}/pages/:number`]: {},
    [`POST ${base}/signature`]: { name: 'Ana Ruiz', confirmed: [1], submissionKey: 'one-signature' },
    [`POST ${base}/less`]: { amount: 1_000_00 },
    [`POST ${base}/refusal`]: {},
    [`POST ${base}/paper-way`]: undefined,
    [`POST ${base}/explanation`]: undefined,
    [`POST ${base}/withdrawal`]: undefined,
    [`GET ${base}/money`]: undefined,
    [`GET ${base}/letters/:id/pdf`]: undefined,
    [`POST ${base}/receipt`]: { on: '2026-11-19' },
    [`POST ${base}/notice`]: { submissionKey: 'one-notice' },
    [`DELETE ${base}/notice`]: undefined,
  }
}

function callsOfSettling(base: string): Record<string, object | undefined> {
  const submissionKey = '3f0c2d1e-8f11-4c1c-9a55-0d5f6a7b8c9d'
  const row = { full: 1_000_00, afterCut: 1_000_00 }
  const sheet = { gross: 24_000_00, fee: row, costs: row, liens: [], ours: 1_000_00 }
  return {
    [`GET ${base}/payoff`]: undefined,
    [`POST ${base}/payoff-letters`]: { goodThrough: '2026-11-30' },
    [`GET ${base}/payoff-letters/:id/pdf`]: undefined,
    [`GET ${base}/settlement`]: undefined,
    [`POST ${base}/settlement`]: { outcome: 'settled', gross: 24_000_00, on: '2026-11-01', submissionKey },
    [`DELETE ${base}/settlement/:id`]: undefined,
    [`GET ${base}/reduction`]: undefined,
    [`POST ${base}/reduction`]: { ...sheet, reason: 'little-for-client', submissionKey },
    [`POST ${base}/reduction/:id/acceptance`]: undefined,
  }
}

/** A file of one firm, and another firm whose attorney is known. */
export function counselCases({ database, app }: { database: OpenDatabase; app: FastifyInstance }) {
  const { db } = database
  const rooms = firmRooms({ database, app })
  const { rowSealer } = rooms

  async function newCase(of: 'plaintiff' | 'attorney' = 'plaintiff') {
    const former = await rooms.newFirm()
    const file = await rooms.newFile(former.firmId, { of })
    const isOwn = of === 'attorney'
    const contact = isOwn ? { email: former.email } : { plaintiffAttorneyEmail: former.email }
    await db.update(applications).set(contact).where(eq(applications.id, file.id))
    const known = { verifiedAt: new Date(), askedAt: new Date() }
    if (!isOwn) await db.insert(firmRecords).values({ id: file.id, ...known })
    const party = isOwn ? 'applicant' : 'firm'
    const token = await db.transaction((tx) =>
      createCaseLink({ tx, rowSealer }, { applicationId: file.id, party }),
    )
    const { firmId, attorneyId, email } = await newAttorney()
    return { ...file, token, former, next: { firmId, attorneyId, email } }
  }

  let drawn = 0
  async function newAttorney(person: object = {}) {
    drawn += 1
    const email = `ruth${drawn}@lopez.example`
    const firmId = await addFirm(db, `Lopez Law ${drawn}`)
    const known = { phone: '555-014-0188', barNumber: 'TX-204', barState: 'TX' } as const
    const who = { kind: 'attorney', name: 'Ruth Lopez', email, ...known, ...person } as const
    return { firmId, email, attorneyId: await addFirmPerson(db, firmId, who) }
  }

  const versionOf = async (id: string) => {
    const [row] = await db
      .select({ version: applications.version })
      .from(applications)
      .where(eq(applications.id, id))
    return row?.version ?? 0
  }

  return { ...rooms, newCase, newAttorney, versionOf }
}
