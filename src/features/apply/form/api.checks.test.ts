import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { stateCodes } from '#domain/states.ts'
import type { Checklist } from '#features/documents/checklist/schema.ts'
import { answersSchema } from '#features/questions/steps/check.ts'
import { fieldsOf, stepsOf } from '#features/questions/steps/steps.ts'
import { timeOverWords } from '#features/rules/content/time-over.ts'
import { addYears, isTimeOver } from '#features/rules/content/time-to-sue.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { parseCsv } from '../../../../tests/support/csv.ts'

const payloads = { plaintiff: plaintiffPayload, attorney: attorneyPayload }

const noNames = ['😀', '<script>alert(1)</script>', 'An\u200ba', 'Ana\u0000', '\u202eanA', '---']
const names = ["O'Brien", 'José', '李', "N'Diaye-Smith", 'A', 'محمد', 'ශ්\u200dරී', 'Ольга', 'X Æ A-12']

describe.each(databaseKinds())('what an answer can’t be (%s)', async (kind) => {
  const { app, database } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '1000' } })
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/applications', payload })

  const sayInForm = (role: ApplicantRole, typed: object) =>
    stepsOf[role].flatMap(({ fields }) =>
      (answersSchema(fields, 'en').safeParse(typed).error?.issues ?? []).map(({ message }) => message),
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

  test('an accident older than the time to sue is taken, and the form warns where the self-check does', async () => {
    const today = dateIn(brand.openHours.timeZone)
    const asked = ['2020-03-04', '2023-06-30', addYears(today, -2), addYears(today, -1), today]
    for (const state of stateCodes) {
      for (const on of asked) {
        const query = { state, on, attorney: 'yes', kind: 'slip-fall' }
        const { answer, reason } = (await app.inject({ url: '/api/check', query })).json()
        const isWarned = isTimeOver(state, query.kind, on, today)
        const said = [answer === 'unlikely', reason === timeOverWords.en.represented]
        if (answer !== 'no') expect([state, on, ...said]).toEqual([state, on, isWarned, isWarned])
      }
    }
    const old = { ...plaintiffPayload, incidentDate: '2001-01-01' }
    expect((await post(old)).statusCode).toBe(201)
  })

  test('the number of a police report is sealed, in the CSV, corrected by the desk, and said on the checklist', async () => {
    const { id } = (await post(plaintiffPayload)).json()
    const [row] = await database.db.select().from(applications).where(eq(applications.id, id))
    expect(JSON.stringify(row)).not.toContain('APD 25-0304417')
    const headers = await signIn(app)
    const csv = await app.inject({ url: '/api/applications/export.csv', headers })
    expect(parseCsv(csv.body.slice(1)).flat()).toContain('APD 25-0304417')
    const helpOf = async (applicationId: string) => {
      const { items } = (
        await app.inject({ url: `/api/applications/${applicationId}/checklist`, headers })
      ).json<Checklist>()
      return items.find(({ documentType }) => documentType === 'police-report')?.help
    }
    expect(await helpOf(id)).toMatch(/^You gave us its number\./)
    const { policeReportNumber: _, ...without } = plaintiffPayload
    expect(await helpOf((await post(without)).json().id)).toMatch(/or just its number/)
    const read = await app.inject({ url: `/api/applications/${id}`, headers })
    const { version } = read.json()
    const corrected = await app.inject({
      method: 'POST',
      url: `/api/applications/${id}/corrections`,
      headers,
      payload: { version, reason: 'Called', answers: { policeReportNumber: '25-1' } },
    })
    expect(corrected.statusCode, corrected.body).toBeLessThan(300)
    const again = await app.inject({ url: `/api/applications/${id}`, headers })
    expect(again.json()).toMatchObject({ answers: { policeReportNumber: '25-1' } })
  })

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
