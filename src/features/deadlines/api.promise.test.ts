import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { applyPage } from '#features/apply/form/content.ts'
import { mailApplicant } from '#features/apply/form/jobs.ts'
import { readCase } from '#features/case/applicant/data.ts'
import { contactPage } from '#features/contact/content.ts'
import { readFaq } from '#features/marketing/faq/data.ts'
import { homePage } from '#features/marketing/home/content.ts'
import { accessibilityStatement } from '#features/marketing/legal/content/accessibility.ts'
import { accessibilityPage } from '#features/marketing/legal/content.ts'
import { readLegalDocument } from '#features/marketing/legal/data.ts'
import { readPage, readSiteFacts } from '#features/texts/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { promiseWords } from '#site/promise.ts'
import { addPromisedHours, newAnswerTime } from '#site/promise-clock.ts'
import { plaintiffPayload } from '../../../tests/support/application-payloads.ts'
import { jobServices } from '../../../tests/support/job-services.ts'
import { createTestRowSealer, testSecret } from '../../../tests/support/row-sealer.ts'

const { sentence } = promiseWords.en
const rowSealer = createTestRowSealer(testSecret)

describe.each(databaseKinds())('the one promise (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const { db } = database
  const headers = await signIn(app)
  const page = { db, publicUrl: 'https://site.test', locale: 'en', preview: undefined } as const

  async function promiseHours(hours: number) {
    const url = '/api/admin/clocks'
    const opened = (await app.inject({ url, headers })).json()
    const payload = { ...opened, clocks: { ...opened.clocks, received: { hours } } }
    expect((await app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200)
  }
  async function apply() {
    const sent = await app.inject({ method: 'POST', url: '/api/applications', payload: plaintiffPayload })
    expect(sent.statusCode).toBe(201)
    const { id, answer } = sent.json()
    const [row] = await db.select().from(applications).where(eq(applications.id, id))
    if (!row) throw new Error('nothing was kept')
    return { id, row, answer }
  }
  const readPages = async () =>
    JSON.stringify([
      await readPage(homePage, page),
      await readPage(applyPage, page),
      await readPage(contactPage, page),
      await readFaq(page),
      await readLegalDocument(accessibilityPage, accessibilityStatement, { ...page, analyticsId: undefined }),
    ])

  test('is 24 hours from applying, day and night, and pages say it in one sentence', async () => {
    const { row, answer } = await apply()
    expect(row.answerDueAt).toEqual(addPromisedHours(row.submittedAt))
    expect(row.dueAt).toEqual(row.answerDueAt)
    expect(answer.dueAt).toBe(row.answerDueAt?.toISOString())
    const pages = await readPages()
    expect(pages.split(sentence(24)).length).toBeGreaterThan(6)
    expect(pages).not.toMatch(/business hours of|complete file|once your attorney/)
  })

  test('takes the owner’s number everywhere at once, and keeps what somebody was told', async () => {
    const earlier = await apply()
    await promiseHours(36)
    const pages = await readPages()
    expect(pages).toContain(sentence(36))
    expect(pages).toContain('36-Hour Response')
    expect(pages).not.toMatch(/24[- ]hour/i)
    expect((await readSiteFacts(db)).promisedHours).toBe(36)
    const { id, row } = await apply()
    expect(row.answerDueAt).toEqual(addPromisedHours(row.submittedAt, 36))
    const services = jobServices(db)
    await mailApplicant.run({ applicationId: id }, services)
    expect(services.sent[0]?.text).toContain(sentence(36))
    const [kept] = await db.select().from(applications).where(eq(applications.id, earlier.id))
    expect(kept?.dueAt).toEqual(earlier.row.answerDueAt)
  })

  test('runs on while others are asked, and is late when nothing was said', async () => {
    const { id, row } = await apply()
    const due = row.answerDueAt ?? new Date(0)
    const clockAt = async (now: Date) => (await readCase({ db, rowSealer }, id, now))?.clock
    const later = new Date(due.getTime() + 60_000)
    await recordEvents(db, [{ applicationId: id, type: 'firm-asked', details: { session: 'test' } }])
    expect(await clockAt(row.submittedAt)).toMatchObject({ dueAt: due.toISOString(), isLate: false })
    expect(await clockAt(later)).toMatchObject({ isLate: true, newDueAt: newAnswerTime(due)?.toISOString() })
    const needed = { status: 'documents-needed', reason: 'Police report', version: row.version }
    const url = `/api/applications/${id}/status`
    expect((await app.inject({ method: 'PATCH', url, headers, payload: needed })).statusCode).toBe(200)
    expect(await clockAt(row.submittedAt)).toMatchObject({ dueAt: due.toISOString(), isLate: false })
    // We said in time what is missing.
    expect(await clockAt(later)).toBeNull()
  })
})
