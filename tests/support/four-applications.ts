import { eq } from 'drizzle-orm'
import { applications } from '#db/schema/index.ts'
import type { DatabaseKind } from '#db/testing.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { attorneyPayload, plaintiffPayload } from './application-payloads.ts'

export const hour = 60 * 60_000

/** Opens a signed-in API with four applications: an old one, an overdue one, an attorney's and a new one. */
export async function openFourApplications(kind: DatabaseKind) {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const headers = await signIn(app)

  async function submit(payload: object, hoursAgo: number, status?: ApplicationStatus): Promise<string> {
    const answer = await app.inject({ method: 'POST', url: '/api/applications', payload })
    if (answer.statusCode !== 201) throw new Error(`not taken: ${answer.body}`)
    const { id } = answer.json<{ id: string }>()
    const submittedAt = new Date(Date.now() - hoursAgo * hour)
    await database.db
      .update(applications)
      .set({ submittedAt, answerDueAt: null, clockVersion: null, ...(status && { status }) })
      .where(eq(applications.id, id))
    return id
  }

  const plain = plaintiffPayload
  const old = { ...plain, firstName: 'José', lastName: 'Åberg', state: 'OH' }
  const late = {
    ...plain,
    lastName: 'Moss',
    email: 'moss@example.org',
    phone: '+1 212 555 9911',
    plaintiffAttorneyPhone: '(312) 555-0188 x7',
    plaintiffAttorneyEmail: 'Rae@Quill.example',
  }
  const attorney = { ...attorneyPayload, clientFirstName: 'Łucja', clientLastName: 'Avila' }
  const newest = { ...plain, lastName: 'Zed', caseType: 'other', fundingAmount: '50000+' }
  return {
    database,
    app,
    headers,
    ids: {
      old: await submit(old, 900, 'approved'),
      late: await submit(late, 30),
      attorney: await submit(attorney, 10, 'in-review'),
      new: await submit({ ...newest, address: '=HYPERLINK("x")' }, 1),
    },
  }
}
