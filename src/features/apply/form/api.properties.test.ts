import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { answersSchema } from '#features/questions/steps/check.ts'
import { findRefused, type Typed } from '#features/questions/steps/field.ts'
import { fieldsOf, stepsOf } from '#features/questions/steps/steps.ts'
import { openTestApp } from '#server/testing.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { openRow } from '../../../../tests/support/row-sealer.ts'
import { rounds } from '../../../../tests/support/sample.ts'

const payloads = { plaintiff: plaintiffPayload, attorney: attorneyPayload }

/** Input from people, browsers, programs and attackers. */
const anything = fc.oneof(
  fc.constantFrom(
    '',
    '   ',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table applications; --",
    'null\u0000byte',
    'tab\tand\r\nline\u2028breaks\u0085',
    '\u202egnp.exe',
    'שלום עולם',
    'مرحبا بالعالم',
    '👩‍👩‍👧‍👦🇺🇸',
    'Z̷͎̈́a̸͚̓l̵͉̏g̶̠͐o̸̯̔',
    '\ud800',
    '\u200b\u200e',
    'x'.repeat(10_000),
    '😀'.repeat(5_000),
    '$12,000',
  ),
  fc.constantFrom(
    '2024-02-30',
    '02/29/2024',
    '1/5/99',
    '2199-01-01',
    '0000-00-00',
    '20240101',
    'Jan 5, 2024',
  ),
  fc.constantFrom('5550147733', '+1 (555) 014-7733', '555', 'a@b.co', 'a@b', 'TX', 'DC', 'yes', 'no', 'true'),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(fc.string(), { maxLength: 3 }),
  // The server reads no JSON with this name, so it says nothing about single answers then.
  fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.string(),
    { maxKeys: 3 },
  ),
)

const unknownNames = ['id', 'status', 'reference', 'submittedAt', 'snapshot', 'idempotencyKey', 'constructor']

const request = fc.constantFrom<ApplicantRole[]>('plaintiff', 'attorney').chain((role) => {
  const names = [...fieldsOf[role].map(({ name }) => name), ...unknownNames]
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), anything), { maxLength: 3 })
  return changes.map((pairs) => ({ role, typed: { ...payloads[role], ...Object.fromEntries(pairs) } }))
})

const numRuns = rounds(1_000, 100)

describe.each(databaseKinds())('whatever is sent (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind, { env: { RATE_LIMIT_FACTOR: '100000' } })

  test('is taken exactly when every step takes it, is kept as the steps clean it, and never breaks the server', async () => {
    let taken = 0
    let refused = 0
    const check = async ({ role, typed }: { role: ApplicantRole; typed: object }) => {
      const sent: Typed = JSON.parse(JSON.stringify(typed))
      const checked = stepsOf[role].map(({ fields }) => answersSchema(fields, 'en').safeParse(sent))
      const isTaken = checked.every(({ success }) => success)
      const answer = await app.inject({ method: 'POST', url: '/api/applications', payload: typed })
      expect(answer.statusCode).toBe(isTaken ? 201 : 400)
      if (!isTaken) {
        refused++
        const wrong = checked.flatMap(({ error }) => error?.issues ?? []).map(({ path }) => String(path[0]))
        // Somebody who can't apply at all reads of nothing else.
        const refusedField = findRefused(fieldsOf[role], sent)?.name
        const told = refusedField === undefined ? wrong : [refusedField]
        expect(Object.keys(answer.json().errors).toSorted()).toEqual(told.toSorted())
        return
      }
      taken++
      const [kept] = await database.db.select().from(applications)
      const row: Record<string, unknown> | undefined = kept && openRow(kept)
      const sentAnswers = Object.assign({}, ...checked.map(({ data }) => data))
      for (const { name } of fieldsOf[role]) {
        expect({ [name]: row?.[name] ?? null }).toEqual({ [name]: sentAnswers[name] ?? null })
      }
      expect(row).toMatchObject({ id: answer.json().id, role, status: 'received' })
      await database.db.delete(applications)
    }
    await fc.assert(fc.asyncProperty(request, check), { numRuns })
    // The generator must try both, or the test proves nothing.
    expect(taken).toBeGreaterThan(0.15 * numRuns)
    expect(refused).toBeGreaterThan(0.15 * numRuns)
  }, 240_000)
})

test('checked answers are taken again as they are', () => {
  fc.assert(
    fc.property(request, ({ role, typed }) => {
      for (const { fields } of stepsOf[role]) {
        const schema = answersSchema(fields, 'en')
        const once = schema.safeParse(typed)
        if (once.success) expect(schema.parse(once.data)).toEqual(once.data)
      }
    }),
    { numRuns: rounds(3_000, 500) },
  )
}, 240_000)
