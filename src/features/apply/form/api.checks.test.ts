import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { fieldsOf, stepsOf } from '#features/questions/steps/steps.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'

const payloads = { plaintiff: plaintiffPayload, attorney: attorneyPayload }

const noNames = ['😀', '<script>alert(1)</script>', 'An\u200ba', 'Ana\u0000', '\u202eanA', '---']
const names = ["O'Brien", 'José', '李', "N'Diaye-Smith", 'A', 'محمد', 'ශ්\u200dරී', 'Ольга', 'X Æ A-12']

describe.each(databaseKinds())('what an answer can’t be (%s)', async (kind) => {
  const { app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/applications', payload })

  const sayInForm = (role: ApplicantRole, typed: object) =>
    stepsOf[role].flatMap(({ schemas }) =>
      (schemas.en.safeParse(typed).error?.issues ?? []).map(({ message }) => message),
    )

  test.each(['plaintiff', 'attorney'] as const)(
    'the API refuses it with the sentence of the form: %s',
    async (role) => {
      for (const field of fieldsOf[role]) {
        if (field.kind !== 'line' || !field.holds) continue
        for (const wrong of typeof field.holds === 'object' ? ['-500', '999999999999', '($20)'] : noNames) {
          const { onlyAfter } = field
          const typed = { ...payloads[role], [field.name]: wrong, ...(onlyAfter && { [onlyAfter]: true }) }
          const said = sayInForm(role, typed)
          expect(said).toHaveLength(1)
          const answer = await post(typed)
          expect([answer.statusCode, answer.json().errors]).toEqual([400, { [field.name]: said }])
        }
      }
      const unasked = { ...payloads[role], incidentLocation: '😀 <b>', estimatedLostWages: 'about 12k' }
      expect((await post(unasked)).statusCode).toBe(201)
    },
  )

  test('names in the letters of every script arrive in the CSV as they were written', async () => {
    for (const name of names) {
      const sent = { ...plaintiffPayload, firstName: name, lastName: name, plaintiffAttorneyName: name }
      expect((await post(sent)).statusCode, name).toBe(201)
    }
    const headers = await signIn(app)
    const csv = await app.inject({ url: '/api/applications/export.csv', headers })
    const cells = parseCsv(csv.body.slice(1)).flat()
    expect(names.filter((name) => !cells.includes(name))).toEqual([])
  })
})
