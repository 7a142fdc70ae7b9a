import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { stateCodes } from '#domain/states.ts'
import type { Paper } from '#lib/papers/paper.ts'
import { openTestApp, signIn, signInAs } from '#server/testing.ts'
import { createFormCalls, plainLine } from '../../../../tests/support/contract-forms.ts'
import { sample } from '../../../../tests/support/sample.ts'

describe.each(databaseKinds())('a contract of nobody, on %s', async (kind) => {
  const { app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const owner = await signIn(app)
  const reviewer = await signInAs(app, 'reviewer')
  const { call, list, read, confirm } = createFormCalls(app, owner)
  await list()

  test('shows the words of a form for every state, in one language or two, always as a draft', async () => {
    await Promise.all(
      sample(stateCodes, 10).map(async (state) => {
        const { status, body } = await call('GET', `/1/preview?state=${state}&language=en-es`)
        expect(status, state).toBe(200)
        const paper: Paper = body.paper
        expect(paper.mark, state).toBe('Draft')
        expect(JSON.stringify(paper), state).not.toMatch(/\{\w+\}|undefined|NaN/)
        expect(new Set(paper.parts.map(({ lang }) => (lang ?? 'en').slice(0, 2))), state).toEqual(
          new Set(['en', 'es']),
        )
      }),
    )
    const { paper }: { paper: Paper } = (await call('GET', '/1/preview?state=TX')).body
    expect(paper.parts.some(({ lang }) => lang?.startsWith('es'))).toBe(false)
  })

  test('shows words that aren’t saved, and keeps none of them', async () => {
    const { key, es } = plainLine(await read(1))
    const lines = { [key]: { en: 'Words on trial.', es } }
    const { status, body } = await call('POST', '/1/preview', { state: 'TX', lines })
    expect(status).toBe(200)
    expect(JSON.stringify(body.paper)).toContain('Words on trial.')
    expect(JSON.stringify((await call('GET', '/1/preview?state=TX')).body.paper)).not.toContain('on trial')
    expect((await read(1)).revision).toBe(1)
  })

  test('shows places that a line can’t have as they were typed: people look at the page while they type', async () => {
    const { lines } = await read(1)
    const typed = '{moon} {funde {charge} {number'
    const all = Object.fromEntries(lines.map(({ key }) => [key, { en: typed, es: typed }]))
    const { status, body } = await call('POST', '/1/preview', { state: 'NY', language: 'en-es', lines: all })
    expect(status).toBe(200)
    const words = JSON.stringify(body.paper).replaceAll('\u2060', '')
    for (const place of ['{moon}', '{funde', '{number']) expect(words).toContain(place)
  })

  test('is printed, and so is every word of the form, for the lawyer who confirms them', async () => {
    const notice = { text: 'You may cancel.', source: 'Code 1', checkedOn: '2026-01-02' }
    const payload = { posture: 'license', contract: { notices: [notice] } }
    await app.inject({ method: 'PUT', url: '/api/state-rules/OH', headers: owner, payload })
    for (const path of ['/1/preview/pdf?state=OH', '/1/words']) {
      const { status, answer } = await call('GET', path)
      expect(status, path).toBe(200)
      expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect((await call('GET', path.replace('/1/', '/9/'))).status).toBe(404)
      for (const headers of [reviewer.headers, {}])
        expect([401, 403]).toContain((await call('GET', path, undefined, headers)).status)
    }
  })

  test('stays a draft when its words are confirmed: nobody signs an example', async () => {
    await confirm(1)
    expect((await call('GET', '/1/preview?state=TX')).body.paper.mark).toBe('Draft')
  })

  test.each([
    ['state', { state: 'XX' }],
    ['state', {}],
    ['language', { state: 'TX', language: 'fr' }],
    ['lines.a.es', { state: 'TX', lines: { a: { en: 'a' } } }],
  ])('refuses %s in %j', async (field, payload) => {
    const { status, body } = await call('POST', '/1/preview', payload)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toContain(field)
  })
})
