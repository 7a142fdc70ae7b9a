import { describe, expect, test } from 'vitest'
import { type ApplicantRole, applicantRoleValues } from '#domain/applications.ts'
import { answersSchema } from './check.ts'
import { fieldsOf, stepsOf } from './steps.ts'

const schemaOf = (role: ApplicantRole, step: number) => answersSchema(stepsOf[role][step]?.fields ?? [], 'en')
const mistakesOf = (role: ApplicantRole, step: number, typed: Record<string, unknown>) => {
  const checked = schemaOf(role, step).safeParse(typed)
  return Object.fromEntries((checked?.error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}
const parseStep = (role: ApplicantRole, step: number, typed: Record<string, unknown>) =>
  schemaOf(role, step).parse(typed)

describe('the steps', () => {
  test('have the titles of the specification', () => {
    expect(stepsOf.plaintiff.map(({ title }) => title.en)).toEqual([
      'Personal Information',
      'Case Information',
      'Medical & Damages Information',
      'Review and Consent',
    ])
    expect(stepsOf.attorney.map(({ title }) => title.en)).toEqual([
      'Attorney Information',
      'Client & Case Information',
      'Case Strength Assessment',
      'Review and Consent',
    ])
  })

  test.each([
    ['plaintiff', 0, ['firstName', 'lastName', 'email', 'phone', 'state', 'dateOfBirth']],
    [
      'plaintiff',
      1,
      [
        'caseType',
        'incidentDate',
        'incidentLocation',
        'fundingAmount',
        'plaintiffAttorneyName',
        'plaintiffAttorneyFirm',
      ],
    ],
    ['plaintiff', 2, []],
    ['plaintiff', 3, ['consent', 'privacy']],
    // The attorney's state looks required, but the step works without it.
    ['attorney', 0, ['firstName', 'lastName', 'attorneyFirm', 'attorneyBarNumber', 'email', 'phone']],
    ['attorney', 1, ['clientFirstName', 'clientLastName', 'caseType', 'incidentDate', 'fundingAmount']],
    ['attorney', 2, ['liabilityAssessment', 'caseProbability', 'estimatedCaseValue']],
    ['attorney', 3, ['consent', 'privacy']],
  ] as const)('%s, step %i requires exactly what the specification does', (role, step, required) => {
    expect(Object.keys(mistakesOf(role, step, {}))).toEqual(required)
  })

  test.each(applicantRoleValues)(
    '%s: each question is asked once, and each has words for being left empty or is marked',
    (role) => {
      const names = fieldsOf[role].map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      const neither = fieldsOf[role].filter(({ missing, optional }) => !missing && !optional)
      expect(neither.map(({ name }) => name)).toEqual(role === 'attorney' ? ['state'] : [])
    },
  )
})

describe('answers', () => {
  const person = {
    firstName: ' Ana ',
    lastName: 'Reyes\n',
    email: ' ana@example.com ',
    phone: '(555) 014-7733',
    state: 'TX',
    dateOfBirth: '02/29/1980',
  }

  test('are trimmed, cleaned and put into one form; unknown and empty ones are left out', () => {
    expect(parseStep('plaintiff', 0, { ...person, address: ' \u200e\t ', status: 'approved' })).toEqual({
      firstName: 'Ana',
      lastName: 'Reyes',
      email: 'ana@example.com',
      phone: '(555) 014-7733',
      state: 'TX',
      dateOfBirth: '1980-02-29',
    })
  })

  test.each([
    ['phone', '55501477', /2 digits short/],
    ['phone', '555014773312', /2 digits too many/],
    ['phone', 'call me', /digits only/],
    ['email', 'ana@', /like name@example.com/],
    ['dateOfBirth', '01/01/2199', /must be in the past/],
    ['state', 'DC', /don’t fund people who live in the District of Columbia/],
    ['firstName', 'a'.repeat(101), /Shorten this answer to 100 characters/],
    ['firstName', 42, /Enter your first name/],
  ])('%s %j is refused with the remedy', (name, value, message) => {
    expect(mistakesOf('plaintiff', 0, { ...person, [name]: value })).toEqual({
      [name]: expect.stringMatching(message),
    })
  })

  test('of a question that is not asked are neither checked nor kept', () => {
    const hidden = { hasPriorInjuries: false, priorInjuriesDescription: 'x'.repeat(10_000) }
    expect(parseStep('plaintiff', 2, hidden)).toEqual({ hasPriorInjuries: false })
    const asked = { hasPriorInjuries: 'yes', priorInjuriesDescription: ' Whiplash\n2019 ' }
    expect(parseStep('plaintiff', 2, asked)).toEqual({
      hasPriorInjuries: true,
      priorInjuriesDescription: 'Whiplash\n2019',
    })
    expect(parseStep('plaintiff', 2, { priorInjuriesDescription: 'x' })).toEqual({})
  })

  test.each([
    ['12', 12],
    [0, 0],
    [' 80 ', 80],
  ])('years in practice may be written as %j', (typed, kept) => {
    const attorney = { ...person, attorneyFirm: 'Park & Co', attorneyBarNumber: 'TX-1' }
    expect(parseStep('attorney', 0, { ...attorney, attorneyYearsOfExperience: typed })).toMatchObject({
      attorneyYearsOfExperience: kept,
    })
  })

  test('amounts may be numbers, and are kept as text', () => {
    const amounts = { estimatedMedicalExpenses: 12_000.5, estimatedLostWages: '$4,500' }
    expect(parseStep('plaintiff', 2, amounts)).toEqual({
      estimatedMedicalExpenses: '12000.5',
      estimatedLostWages: '$4,500',
    })
    expect(mistakesOf('plaintiff', 2, { estimatedLostWages: Number.NaN })).toHaveProperty(
      'estimatedLostWages',
    )
  })

  test.each(['81', '-1', '1.5', 'ten', 7.5])('but not %j years', (typed) => {
    expect(mistakesOf('attorney', 0, { attorneyYearsOfExperience: typed })).toMatchObject({
      attorneyYearsOfExperience: 'Enter a whole number from 0 to 80',
    })
  })

  test.each([false, 'no', '', undefined, 1])('consent of %j is none', (typed) => {
    expect(mistakesOf('plaintiff', 3, { consent: typed, privacy: true })).toEqual({
      consent: expect.stringContaining('Check the box'),
    })
  })
})
