import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { applications, decisions, priceTerms } from '#db/schema/index.ts'
import type { DatabaseKind } from '#db/testing.ts'
import type { StateCode } from '#domain/states.ts'
import { mailDecision } from '#features/decisions/jobs.ts'
import type { Decision } from '#features/decisions/schema/records.ts'
import { openTestApp, signIn, signInAs, type TestAppOptions } from '#server/testing.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { addApplication } from './add-application.ts'
import { jobServices } from './job-services.ts'
import { monthlyRow } from './terms.ts'

/** In New York, where days begin here. */
export const today = dateIn(brand.openHours.timeZone)

/** The files of these tests have no firm that was asked, nor documents. */
const concernsReason = 'We know the firm and the case.'

type Headers = { cookie: string }

export type DecidingDesk = Awaited<ReturnType<typeof openDecidingDesk>>

/** The API with an owner and two reviewers, and terms of 2.9% a month, compounded, capped at 2.5 times. */
export async function openDecidingDesk(kind: DatabaseKind, options: TestAppOptions = {}) {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' }, ...options })
  const owner = await signIn(app)
  const ruth = await signInAs(app, 'reviewer', 'Ruth Owens')
  const paul = await signInAs(app, 'reviewer', 'Paul Whitlock')
  await database.db
    .insert(priceTerms)
    .values(
      monthlyRow({ monthlyRate: 2.9, compounding: 'monthly', fee: 0, capMultiple: 2.5, mostMonths: null }),
    )
  return {
    ...{ database, app, owner },
    ruth: { id: ruth.person.id, headers: ruth.headers },
    paul: { id: paul.person.id, headers: paul.headers },
  }
}

type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests look at
  body: any
}

/** A file on that desk, and what can be done with it. */
export async function openFile(
  { database, app, ruth, owner }: DecidingDesk,
  { state = 'TX', role }: { state?: StateCode | null; role?: 'attorney' } = {},
) {
  const { db } = database
  const id = await addApplication({ database }, role && { role })
  await db.update(applications).set({ state }).where(eq(applications.id, id))
  const url = `/api/applications/${id}`

  async function call(method: 'GET' | 'POST' | 'PATCH', path: string, headers: Headers, payload?: object) {
    const answer = await app.inject({ method, url: url + path, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() } satisfies Answer
  }
  const read = async () => {
    const [row] = await db.select().from(applications).where(eq(applications.id, id))
    if (!row) throw new Error('the application is gone')
    return row
  }
  async function decide(wanted: object, headers = ruth.headers) {
    const { version } = await read()
    return call('POST', '/decisions', headers, { version, submissionKey: randomUUID(), ...wanted })
  }
  const approve = (amount = 12_500_00, more: object = {}, headers?: Headers) =>
    decide({ kind: 'approved', amount, termsVersion: 1, ruleVersion: 0, concernsReason, ...more }, headers)
  const fund = (amount = 12_500_00, more: object = {}, headers?: Headers) =>
    decide({ kind: 'funded', amount, fundedOn: today, method: 'wire', concernsReason, ...more }, headers)
  const act = (name: 'signature' | 'undo' | 'refusal', decisionId: string, headers: Headers, body?: object) =>
    call('POST', `/decisions/${decisionId}/${name}`, headers, body)
  return {
    ...{ id, call, read, decide, approve, fund, act },
    decline: (more: object = {}, headers?: Headers) =>
      decide(
        { kind: 'declined', reason: 'little-insurance', letter: 'Hello,\n\nnot now.', ...more },
        headers,
      ),
    desk: async (headers = ruth.headers) => (await call('GET', '/decision', headers)).body,
    rows: () => db.select().from(decisions).where(eq(decisions.applicationId, id)),
    history: async (): Promise<Decision[]> => (await call('GET', '', owner)).body.decisions,
    /** As if the offer had been made on an earlier day. */
    async backdateOffer(day: string) {
      const effectiveAt = new Date(`${day}T17:00:00Z`)
      await db
        .update(decisions)
        .set({ effectiveAt })
        .where(
          and(
            eq(decisions.applicationId, id),
            eq(decisions.kind, 'approved'),
            isNotNull(decisions.effectiveAt),
          ),
        )
    },
    /** Sends the mails that wait for their minute, and returns them. */
    async mail() {
      const services = jobServices(db)
      const { rows } = await db.execute<{ data: object }>(
        sql`select data from pgboss.job where name = ${mailDecision.name} and data ->> 'decisionId' in
          (select id::text from decisions where application_id = ${id}) order by created_on`,
      )
      for (const { data } of rows) await mailDecision.run(mailDecision.schema.parse(data), services)
      return services.sent
    },
  }
}
