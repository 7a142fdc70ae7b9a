import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { applications, checklistItems, uploadLinks } from '#db/schema/index.ts'
import { caseOpeningRefusals, sessionRefusals } from '#features/access/content.ts'
import { unavailableRefusals, withdrawalRefusals } from '#features/case/applicant/content.ts'
import { findCaseUrl } from '#features/correspondence/page-links/mutations.ts'
import { ensureChecklist } from '#features/documents/checklist/mutations.ts'
import { formUploadRefusals, uploadRefusals } from '#features/documents/files/content/refusals.ts'
import { stopRefusals } from '#features/documents/requests/content/refusals.ts'
import { openingRefusals } from '#features/documents/upload-links/content/refusals.ts'
import { messageRefusals } from '#features/messages/thread/content.ts'
import { type RefusalAnswers, refuse, toProblem } from '#lib/refusals.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import { pseudoLocale } from '#site/locale.ts'
import { addApplication } from '../../tests/support/add-application.ts'
import { isPlain } from '../../tests/support/plain-words.ts'
import { testRowSealer as rowSealer } from '../../tests/support/row-sealer.ts'
import { openTestApp } from './testing.ts'

const tables: Record<string, RefusalAnswers<string>> = {
  ...{ sessionRefusals, caseOpeningRefusals, withdrawalRefusals, unavailableRefusals, messageRefusals },
  ...{ uploadRefusals, formUploadRefusals, openingRefusals, stopRefusals },
}
const reasons = Object.entries(tables).flatMap(([name, answers]) =>
  Object.keys(answers).map((reason) => [name, reason, answers] as const),
)

test.each(reasons)('%s: “%s” is said in every language', (_name, reason, answers) => {
  const problem = toProblem(refuse(reason, { wait: 90_000 }), answers)
  const saidIn = (locale: typeof pseudoLocale) => [
    problem.messageIn(locale),
    ...Object.values(problem.errorsIn(locale) ?? {}).flat(),
  ]
  expect(saidIn('en').filter((words) => words === '' || words.includes('⟦'))).toEqual([])
  expect(saidIn(pseudoLocale).filter(isPlain)).toEqual([])
})

describe('what the calls of a visitor are refused with', async () => {
  const { database, app } = await openTestApp('postgres', { env: { RATE_LIMIT_FACTOR: '1000' } })
  const { db } = database
  const id = await addApplication({ database })
  const url = await findCaseUrl({ db, rowSealer, publicUrl: 'http://localhost' }, id, 'applicant')
  const token = url.split('/').at(-1) ?? ''
  await ensureChecklist({ db, rowSealer }, id)
  const [item] = await db.select().from(checklistItems).where(eq(checklistItems.applicationId, id))
  await db
    .update(checklistItems)
    .set({ state: 'received' })
    .where(eq(checklistItems.id, item?.id ?? ''))
  const closed = await addApplication({ database })
  await db.update(applications).set({ status: 'funded' }).where(eq(applications.id, closed))
  const closedUrl = await findCaseUrl({ db, rowSealer, publicUrl: 'http://localhost' }, closed, 'applicant')
  const linkToken = newSecret()
  const live = { tokenHash: hashSecret(linkToken), sealedToken: '', expiresAt: new Date(Date.now() + 60_000) }
  await db.insert(uploadLinks).values({ applicationId: id, ...live, maxUploads: 1, currentUploads: 1 })

  const own = `/api/case/${token}`
  const bare = `/api/applications/${id}`
  const link = `/api/upload/${linkToken}`
  const file = { fileType: 'medical-records', fileSize: 9, mimeType: 'application/pdf' }
  const unsent = { fileType: 'medical-records', filePath: 'nowhere', uploadURL: 'http://localhost/nowhere' }
  const calls: [method: 'GET' | 'POST', url: string, payload?: object][] = [
    ['POST', '/api/case/code', {}],
    ['POST', '/api/case/session', {}],
    ['POST', '/api/case/session', { reference: 'x'.repeat(99), email: '', code: '1'.repeat(99) }],
    ['POST', '/api/case/session', { reference: 'BF-2026ABCDEF', email: 'a@example.com', code: '1' }],
    ['GET', '/api/case/mine'],
    ['GET', `/api/case/${newSecret()}`],
    ['POST', `${own}/messages`, { text: ' ', submissionKey: '1' }],
    ['POST', `${own}/messages`, { text: 'x'.repeat(5_001), submissionKey: newSecret() }],
    ['POST', `${own}/messages`, {}],
    ['POST', `${own}/items/${id}/unavailable`],
    ['POST', `${own}/items/${item?.id}/unavailable`],
    ['POST', `/api/case/${closedUrl.split('/').at(-1)}/withdraw`],
    ...[`${own}/upload-url`, `${bare}/upload-url`, `${link}/file`].flatMap((path): typeof calls => [
      ['POST', path, { ...file, fileType: 'x', fileSize: 0 }],
      ['POST', path, { ...file, fileSize: 1.5 }],
      ['POST', path, { ...file, fileSize: 99_000_000 }],
      ['POST', path, { ...file, mimeType: 'text/html' }],
      ['POST', path, {}],
    ]),
    ['POST', `/api/applications/${newSecret().slice(0, 8)}/upload-url`, file],
    ['POST', `${link}/file`, file],
    ...[`${own}/files`, `${bare}/files`, `${link}/save-file`].flatMap((path): typeof calls => [
      ['POST', path, { ...unsent, originalName: 'a.pdf' }],
      ['POST', path, { fileType: 'x', filePath: '', uploadURL: '', originalName: 'a.pdf' }],
    ]),
    ['GET', `/api/upload-token/${newSecret()}/info`],
    ['POST', `/api/case/${newSecret()}/stop-reminders`],
  ]

  const ask = async ([method, path, payload]: (typeof calls)[number], language: string) => {
    const options: InjectOptions = { method, url: path, headers: { 'accept-language': language } }
    const answer = await app.inject({ ...options, ...(payload && { payload }) })
    const { message, errors = {} } = answer.json<{ message: string; errors?: Record<string, string[]> }>()
    return { status: answer.statusCode, words: [message, ...Object.values(errors).flat()] }
  }

  test.each(calls)('%s %s %o', async (...call) => {
    const english = await ask(call, 'en')
    const accented = await ask(call, 'en-XA')
    expect(english.status).toBeGreaterThanOrEqual(400)
    expect(english.status).toBeLessThan(500)
    expect(accented.status).toBe(english.status)
    expect(english.words.filter((words) => !words || words.includes('⟦'))).toEqual([])
    expect(accented.words.filter(isPlain)).toEqual([])
  })

  test('what a call is told without being refused follows its language, too', async () => {
    const said = async (path: string, payload?: object) =>
      (await ask(payload ? ['POST', path, payload] : ['POST', path], 'en-XA')).words.filter(isPlain)
    expect(await said('/api/case/code', { reference: 'BF-2026ABCDEF', email: 'a@example.com' })).toEqual([])
    expect(await said(`/api/upload/${newSecret()}/new-link`)).toEqual([])
  })
})
