import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import { mailRoomCode } from '#features/case/clients/jobs.ts'
import { addApplication } from './add-application.ts'
import { addFirm, addFirmPerson, linkFirm } from './add-firm.ts'
import { jobServices } from './job-services.ts'
import { createTestRowSealer, testSecret } from './row-sealer.ts'

export type RoomAsk = Parameters<typeof mailRoomCode.run>[0]

/** Firms with one person each, their files, and browsers that open their rooms. */
export function firmRooms({ database, app }: { database: OpenDatabase; app: FastifyInstance }) {
  const rowSealer = createTestRowSealer(testSecret)
  const { db } = database
  let drawn = 0
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const ask = (email: string) => post('/api/firm/code', { email })
  const open = (payload: object) => post('/api/firm/session', payload)

  async function newFirm() {
    drawn += 1
    const email = `dana${drawn}@whitfield.example`
    const firmId = await addFirm(db, `Whitfield & Rowe ${drawn}`)
    return { firmId, email, personId: await addFirmPerson(db, firmId, { email }) }
  }

  async function newFile(firmId: string, { of = 'plaintiff' }: { of?: 'plaintiff' | 'attorney' } = {}) {
    const id = await addApplication({ database }, { role: of, rowSealer })
    const counselId = await linkFirm(db, { applicationId: id, firmId })
    const [row] = await db.select().from(applications).where(eq(applications.id, id))
    return { id, counselId, reference: row?.reference ?? '' }
  }

  /** Takes the waiting asks out of the queue. */
  async function takeAsks(): Promise<RoomAsk[]> {
    const { rows } = await database.runSql(`delete from pgboss.job where name = 'firm-code' returning data`)
    return rows.map(({ data }) => data as RoomAsk)
  }

  async function mailCodes(asks: readonly RoomAsk[]) {
    const services = jobServices(db, { rowSealer })
    for (const asked of asks) await mailRoomCode.run(asked, services)
    return services.sent
  }

  /** Asks for a code and reads it in the mail. */
  async function receiveCode(email: string): Promise<string> {
    await takeAsks()
    await ask(email)
    const [mail] = await mailCodes(await takeAsks())
    return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  async function signIn(email: string) {
    const opened = await open({ email, code: await receiveCode(email) })
    const [cookie] = opened.cookies
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
    /** The references, or the status of a refusal. */
    const list = async (): Promise<string[] | number> => {
      const answer = await call('GET', '/api/firm/clients')
      if (answer.statusCode !== 200) return answer.statusCode
      const { clients } = answer.json<{ clients: { reference: string }[] }>()
      return clients.map(({ reference }) => reference).sort()
    }
    return { headers, call, list }
  }

  return { rowSealer, ask, open, newFirm, newFile, takeAsks, mailCodes, receiveCode, signIn }
}

/** An answer without what differs every time. */
export function wordsOf({ statusCode, body }: { statusCode: number; body: string }): string {
  const { requestId, ...words } = JSON.parse(body)
  return `${statusCode} ${JSON.stringify(words)}`
}
