import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationEvents, applications } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { recountAnswers } from '#features/timeline/answers/mutations.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'
import { openDecidingDesk, openFile } from '../../../../tests/support/decisions.ts'
import { readRows, recountReport, sumsOf } from '../../../../tests/support/recount-report.ts'
import { countMarkedWeeks } from '../mutations.ts'
import { groupingValues } from '../schema/groupings.ts'
import type { Report } from '../schema/report.ts'

const day = 24 * 60 * 60_000
const files = 12
const steps = 30
/** Ends today and begins in the middle of a week. */
const period = 'period=own&from=2026-09-02'
const questions = [
  {},
  { home: 'TX' },
  { caseType: 'slip-fall' },
  { firm: 'harbor law' },
  { home: 'TX', caseType: 'slip-fall' },
  { home: 'GA', caseType: 'auto-accident', firm: 'harbor law' },
] as const

/** These happen to some applications whatever the dice say. */
const paid = ['approve', 'fund', 'repay', 'count ahead']

/** The same numbers from 0 to 1 in every run. */
function createDice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(roll() * values.length)] as Value
  return { roll, pick }
}

type File = Awaited<ReturnType<typeof openFile>> & {
  role: 'attorney' | undefined
  amount: number
  decisionId: string
}

describe.each(databaseKinds())('on %s', async (kind) => {
  const all: File[] = []
  const desk = await openDecidingDesk(kind)

  const { roll, pick } = createDice(17)
  const dayBack = (days: number) => new Date(Date.now() - roll() * days * day)
  const dateBack = (days: number) => dayBack(days).toISOString().slice(0, 10)
  const today = dateIn(brand.openHours.timeZone)
  const ask = async (path: string) => desk.app.inject({ url: path, headers: desk.ruth.headers })
  const report = async (query: string): Promise<Report> => (await ask(`/api/figures?${query}`)).json()

  test('whatever happens to files, their figures are those of their rows', async () => {
    const { db } = desk.database
    const describeFile = (role: 'attorney' | undefined) => {
      const caseType = pick(['slip-fall', 'auto-accident'] as const)
      const firm = pick(['Harbor Law', ' harbor law', 'Pine & Stone'])
      const state = pick(['TX', 'GA'] as const)
      if (!role) return { caseType, state, plaintiffAttorneyFirm: firm }
      return { caseType, clientState: pick([state, state, null]), attorneyFirm: firm }
    }
    const open = async (): Promise<File> => {
      const role = pick(['attorney', undefined] as const)
      const file = await openFile(desk, role && { role })
      const change = { ...describeFile(role), submittedAt: dayBack(80) }
      await db.update(applications).set(change).where(eq(applications.id, file.id))
      return { ...file, role, amount: 0, decisionId: '' }
    }
    const decide = async (file: File, made: ReturnType<File['approve']>) => {
      const { status, body } = await made
      if (status < 300) file.decisionId = body.decision.id
    }
    const isThis = (file: File) => eq(applications.id, file.id)
    const acts: Record<string, (file: File) => Promise<unknown>> = {
      approve: (file) => {
        file.amount = 500_00 + Math.floor(roll() * 20_000_00)
        return decide(file, file.approve(file.amount, { state: 'TX' }))
      },
      decline: (file) => decide(file, file.decline()),
      fund: async (file) => {
        const fundedOn = dateBack(30)
        await file.backdateOffer(fundedOn)
        return decide(file, file.fund(file.amount || 1, { fundedOn }))
      },
      undo: (file) => file.act('undo', file.decisionId || randomUUID(), desk.ruth.headers),
      move: async (file) => {
        const status = pick(['received', 'in-review', 'declined', 'withdrawn'] as const)
        const { version } = await file.read()
        await file.call('PATCH', '/status', desk.ruth.headers, { status, version, reason: 'So it is.' })
      },
      repay: (file) =>
        file.call('POST', '/repayments', desk.ruth.headers, {
          submissionKey: randomUUID(),
          amount: 1 + Math.floor(roll() * 9_000_00),
          repaidOn: today,
        }),
      correct: async (file) => {
        const { repayments } = (await file.call('GET', '/repayments', desk.ruth.headers)).body
        const instead = roll() < 0.5 ? null : { amount: 77_77, repaidOn: today }
        const path = `/repayments/${repayments?.[0]?.id ?? randomUUID()}/correction`
        await file.call('POST', path, desk.paul.headers, { submissionKey: randomUUID(), instead })
      },
      edit: (file) => db.update(applications).set(describeFile(file.role)).where(isThis(file)),
      /** As an import of old applications would. */
      'decide long ago': async (file) => {
        const change = { type: 'status-changed', actor: 'admin', fromStatus: 'received' } as const
        const toStatus = pick(['approved', 'declined'] as const)
        const [happenedAt, dueAt] = [dayBack(40), dayBack(40)]
        const row = { applicationId: file.id, toStatus, happenedAt, details: { dueAt: dueAt.toISOString() } }
        await db.insert(applicationEvents).values({ ...change, ...row })
        await recountAnswers(db, [file.id])
      },
      'count ahead': () => countMarkedWeeks(db),
    }

    for (let place = 0; place < files; place++) all.push(await open())
    for (const file of all.slice(0, 3)) for (const act of paid) await acts[act]?.(file)
    for (let step = 1; step <= steps; step++) {
      const file = pick(all)
      if (step % 10 === 0) {
        const payload = { reason: 'requested', applicationIds: [file.id], messageIds: [] }
        const url = `/api/applications/${file.id}/person`
        const answer = await desk.app.inject({ method: 'DELETE', url, headers: desk.owner, payload })
        expect(answer.statusCode).toBe(200)
        all.splice(all.indexOf(file), 1, await open())
      } else await acts[pick(Object.keys(acts))]?.(file)
      if (step % 13 > 0 && step < steps) continue
      const rows = await readRows(db)
      for (const wanted of questions) {
        const told = await report(`${period}&${new URLSearchParams(wanted)}`)
        const counted = recountReport(rows, told, wanted)
        expect(sumsOf(told), `${JSON.stringify(wanted)} after ${step}`).toEqual(counted)
      }
    }
  })

  test('dollars are the same to the cent in page, spreadsheet and price engine', async () => {
    const told = await report(period)
    expect(told.total.out).toBeGreaterThan(0)
    expect(told.total.back).toBeGreaterThan(0)
    for (const by of groupingValues) {
      const sheet = parseCsv((await ask(`/api/figures.csv?${period}&by=${by}`)).body.slice(1))
      const cellsOf = (label: string) => sheet.slice(1).map((row) => row[sheet[0]?.indexOf(label) ?? 0])
      expect(cellsOf('Out')).toEqual(told[by].map(({ out }) => (out / 100).toFixed(2)))
      expect(cellsOf('Back')).toEqual(told[by].map(({ back }) => (back / 100).toFixed(2)))
      expect(told[by].reduce((sum, { out }) => sum + out, 0)).toBe(told.total.out)
    }
    const terms = {
      monthlyRate: 2.9,
      compounding: 'monthly',
      fee: 0,
      capMultiple: 2.5,
      mostMonths: null,
    } as const
    for (const file of all) {
      const { funding, owed } = (await file.call('GET', '/repayments', desk.ruth.headers)).body
      if (!funding) continue
      const rule = { caps: [], mostMonths: null, largestAdvance: null }
      const price = estimatePrice({ advance: funding.amount, months: owed.months, terms, ...rule })
      expect(owed.amount).toBe(price.owed)
    }
  })
})
