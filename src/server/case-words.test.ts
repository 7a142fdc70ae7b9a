import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications, checklistItems, documents, firmRecords, uploadLinks } from '#db/schema/index.ts'
import { applicationStatusValues } from '#domain/application-status.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { findCaseUrl, startCaseSession } from '#features/correspondence/page-links/mutations.ts'
import { ensureChecklist } from '#features/documents/checklist/mutations.ts'
import { requestDocuments } from '#features/documents/requests/mutations/requests.ts'
import { receiveMessage, sendMessage } from '#features/messages/thread/mutations.ts'
import { createCaseCookies } from '#lib/case-cookies.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import { newKey } from '#lib/storage/keys.ts'
import { pseudoLocale } from '#site/locale.ts'
import { addApplication } from '../../tests/support/add-application.ts'
import { openDecidingDesk, openFile } from '../../tests/support/decisions.ts'
import { drawPrivatePages } from '../../tests/support/drawn-pages.ts'
import { jobServices } from '../../tests/support/job-services.ts'
import { findPlainWords } from '../../tests/support/plain-words.ts'
import { testRowSealer as rowSealer, sealName } from '../../tests/support/row-sealer.ts'
import { sample } from '../../tests/support/sample.ts'

const publicUrl = 'http://localhost:3000'
const day = 24 * 60 * 60_000
const accented = { 'accept-language': 'en-XA' }

describe('the pages of one person, in the pseudo-language', async () => {
  const desk = await openDecidingDesk('postgres', { page: drawPrivatePages() })
  const { database, app } = desk
  const { db } = database
  const services = jobServices(db)

  async function speak(id: string, changes: Partial<typeof applications.$inferInsert> = {}) {
    const isThis = eq(applications.id, id)
    await db
      .update(applications)
      .set({ language: pseudoLocale, ...changes })
      .where(isThis)
    return id
  }
  const addFile = async (changes: Partial<typeof applications.$inferInsert> = {}) =>
    speak(await addApplication({ database }), changes)

  const linkOf = async (id: string, party: CaseParty = 'applicant') =>
    new URL(await findCaseUrl({ db, rowSealer, publicUrl }, id, party)).pathname
  const draw = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode: status, body } = await app.inject({ url, headers })
    return { status, language: /<html lang="([^"]+)"/.exec(body)?.[1], plain: findPlainWords(body) }
  }
  const whole = { status: 200, language: 'en-XA', plain: [] }
  const message = () => ({ text: 'Typed by a person', submissionKey: newSecret() })

  async function send(applicationId: string, itemId: string, uploadedAt = new Date()) {
    await db.insert(documents).values({
      ...sealName('page.pdf'),
      ...{ applicationId, itemId, uploadedAt, documentType: 'medical-records', mimeType: 'application/pdf' },
      ...{ sizeBytes: 9, contentHash: '0'.repeat(32), storageKey: newKey(), scanState: 'not-scanned' },
    })
  }

  test.each(sample(applicationStatusValues, 3))(
    'the case page of an application that is %s',
    async (status) => {
      expect(await draw(await linkOf(await addFile({ status })))).toMatchObject(whole)
    },
  )

  test('the case page with documents in every state, messages, a late answer and somebody at work', async () => {
    const id = await addFile({
      ...{ submittedAt: new Date(Date.now() - 20 * day), answerDueAt: new Date(Date.now() - day / 24) },
      ...{ status: 'in-review', assigneeId: desk.ruth.id },
    })
    await ensureChecklist({ db, rowSealer }, id)
    const items = await db.select().from(checklistItems).where(eq(checklistItems.applicationId, id))
    const [first, second, third] = items.filter(({ party }) => party === 'applicant')
    const path = `/api/applications/${id}/checklist/items`
    const judge = (itemId = '', payload = {}) =>
      app.inject({ method: 'POST', url: `${path}/${itemId}/verdict`, headers: desk.ruth.headers, payload })
    for (const item of [first, second, third]) await send(id, item?.id ?? '', new Date(Date.now() - day))
    const late = await draw(await linkOf(id))
    expect(late).toMatchObject(whole)
    // The desk sends its English sentence along, and the person reads ours in their language.
    const why = { verdict: 'rejected', why: 'not-readable', tell: false }
    expect((await judge(first?.id, { ...why, version: first?.version })).statusCode).toBe(200)
    expect((await judge(second?.id, { verdict: 'accepted', version: second?.version })).statusCode).toBe(200)
    await send(id, first?.id ?? '')
    await sendMessage(services, { applicationId: id, party: 'applicant' }, message(), { session: 'test' })
    await receiveMessage(services, { applicationId: id, party: 'applicant' }, message())
    for (const query of ['', '?fix=phone', '?ask=withdraw', '?form=file', '?form=too-large'])
      expect(await draw((await linkOf(id)) + query), query).toMatchObject(whole)
  })

  test('the case page with an offer, a payment and a refusal', async () => {
    const file = await openFile(desk)
    await speak(file.id)
    const see = async () => {
      await file.mail()
      return draw(await linkOf(file.id))
    }
    await file.approve(12_500_00, { line: 'Typed by a reviewer' })
    expect(await see()).toMatchObject(whole)
    await file.fund()
    expect(await see()).toMatchObject(whole)
    const other = await openFile(desk)
    await speak(other.id)
    await other.approve()
    await other.mail()
    await other.backdateOffer('2026-01-02')
    expect(await draw(await linkOf(other.id))).toMatchObject(whole)
    await other.decline()
    await other.mail()
    expect(await draw(await linkOf(other.id))).toMatchObject(whole)
  })

  test('the page that stops reminders, before, while and after', async () => {
    const id = await addFile()
    const stop = `${await linkOf(id)}/stop`
    expect(await draw(stop)).toMatchObject(whole)
    await ensureChecklist({ db, rowSealer }, id)
    const items = await db.select().from(checklistItems).where(eq(checklistItems.applicationId, id))
    const itemIds = items.flatMap((item) => (item.party === 'applicant' ? item.id : []))
    const wanted = {
      party: 'applicant',
      itemIds,
      text: 'Typed',
      submissionKey: newSecret(),
      setStatus: true,
    } as const
    await requestDocuments(services, id, wanted, { session: 'test' })
    expect(await draw(stop)).toMatchObject(whole)
    await app.inject({ method: 'POST', url: `/api${await linkOf(id)}/stop-reminders` })
    expect(await draw(stop)).toMatchObject(whole)
  })

  test('the file decides, by a link or the cookie, whatever the browser asks for', async () => {
    const id = await addFile()
    const english = await addApplication({ database })
    expect(await draw(await linkOf(english), accented)).toMatchObject({ status: 200, language: 'en-US' })
    const session = await db.transaction((tx) =>
      startCaseSession(tx, { applicationId: id, isOwnDevice: true }),
    )
    const [cookie = ''] = createCaseCookies(publicUrl).session(session.id, session.lifetime)
    expect(await draw('/case?form=fixed', { cookie })).toMatchObject(whole)
    const token = newSecret()
    const link = {
      tokenHash: hashSecret(token),
      sealedToken: '',
      expiresAt: new Date(Date.now() + day),
      maxUploads: 5,
    }
    await db.insert(uploadLinks).values({ applicationId: id, ...link })
    expect(await draw(`/upload/${token}`)).toMatchObject(whole)
  })

  test('what opens no file reads as the browser asks, and so does a link that has ended', async () => {
    const id = await addFile()
    const token = newSecret()
    const ended = { tokenHash: hashSecret(token), sealedToken: '', expiresAt: new Date(0), maxUploads: 5 }
    await db.insert(uploadLinks).values({ applicationId: id, ...ended })
    const nowhere = [
      '/case',
      `/case/${newSecret()}`,
      `/case/${newSecret()}/stop`,
      `/upload/${newSecret()}`,
      `/upload/${token}`,
    ]
    for (const url of nowhere) {
      expect((await draw(url)).language, url).toBe('en-US')
      expect(await draw(url, accented), url).toMatchObject({ language: 'en-XA', plain: [] })
    }
  })

  test('a law firm reads English', async () => {
    const id = await addFile()
    await db.insert(firmRecords).values({ id, email: 'firm@example.com', verifiedAt: new Date(0) })
    const link = await linkOf(id, 'firm')
    for (const url of [link, `${link}/stop`]) {
      const answer = await app.inject({ url, headers: accented })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('lang="en-US"')
      expect(answer.body).not.toContain('⟦')
    }
  })
})
