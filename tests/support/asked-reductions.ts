import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { people, reductions } from '#db/schema/index.ts'
import type { DatabaseKind } from '#db/testing.ts'
import { createCaseLink } from '#features/correspondence/page-links/mutations.ts'
import { lapseReductionsNightly } from '#features/payoffs/reductions/jobs/nightly.ts'
import { addDays } from '#lib/calendar-days.ts'
import { today } from './decisions.ts'
import { jobServices } from './job-services.ts'
import { openLedgerDesk } from './ledger-desk.ts'

/** Owed $15,400: three steps of 18% on $10,000. */
export const owed = 15_400_00
const sheet = {
  gross: 40_000_00,
  fee: { full: 13_333_00, afterCut: 12_000_00 },
  costs: { full: 1_000_00, afterCut: 1_000_00 },
  liens: [{ name: 'County Hospital', full: 14_000_00, afterCut: 9_000_00 }],
  ours: 10_000_00,
  reason: 'little-for-client',
}
const yes = { rung: 'part-of-charges', reason: 'liens', text: 'We give up half of our charges.' }

/** The ledger's desk, and claims whose firm asked for less. */
export async function openReductionsDesk(kind: DatabaseKind) {
  const desk = await openLedgerDesk(kind)
  const { app, call, owner, services, openPaid } = desk
  const { db, rowSealer } = services

  async function openAsked(asked: object = {}) {
    const opened = await openPaid()
    const { fileId } = opened.file
    const token = await db.transaction((tx) =>
      createCaseLink({ tx, rowSealer }, { applicationId: fileId, party: 'firm' }),
    )
    const firm = `/api/firm/${token}/reduction`
    const ask = async (more: object = {}) => {
      const payload = { submissionKey: randomUUID(), ...sheet, ...asked, ...more }
      const answer = await app.inject({ method: 'POST', url: firm, payload })
      return { status: answer.statusCode, body: answer.json() }
    }
    const first = await ask()
    const id: string = first.body.reduction?.id
    const url = `/api/reductions/${id}`
    return {
      ...{ ...opened, fileId, firm, ask, first, id },
      answer: (more: object = {}, headers = owner) =>
        call('POST', `${url}/answer`, { submissionKey: randomUUID(), ...yes, ...more }, headers),
      act: (what: string, payload?: object, headers = owner) =>
        call('POST', `${url}/${what}`, payload, headers),
      accept: async () => {
        const answer = await app.inject({ method: 'POST', url: `${firm}/${id}/acceptance` })
        return { status: answer.statusCode, body: answer.json() }
      },
      desk: async (headers = owner) =>
        (await call('GET', `${opened.claim}/reduction`, undefined, headers)).body,
      row: async () => (await db.select().from(reductions).where(eq(reductions.id, id)))[0],
    }
  }

  const letReduce = (id: string, reduceUpTo: number) =>
    db.update(people).set({ reduceUpTo }).where(eq(people.id, id))

  /** As if its last day had been so many days ago. */
  async function passDays(id: string, fileId: string, days = 1) {
    await db
      .update(reductions)
      .set({ validUntil: addDays(today, -days) })
      .where(eq(reductions.id, id))
    const jobs = jobServices(db)
    await lapseReductionsNightly.run({}, jobs)
    return { ...jobs, fileId }
  }
  return { ...desk, openAsked, letReduce, passDays }
}
