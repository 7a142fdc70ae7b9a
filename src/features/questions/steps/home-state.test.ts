import { describe, expect, test } from 'vitest'
import { answersSchema } from './check.ts'
import { declineUnanswered, findRefused, pickAsked } from './field.ts'
import { type HomeRules, listSteps } from './home-state.ts'
import { ruleOf } from './rules.ts'
import { stepsOf } from './steps.ts'

const plain = { sentence: 'A rule.', requiredSentences: [], license: null, takesWithoutLicense: false }
const rules = {
  AR: { ...plain, code: 'AR', posture: 'closed', sentence: 'No.' },
  IL: {
    ...plain,
    code: 'IL',
    posture: 'license',
    license: 'CLF-1',
    requiredSentences: ['This is not a loan.'],
  },
  UT: { ...plain, code: 'UT', posture: 'license' },
} satisfies HomeRules

const mistakesOf = (step: ReturnType<typeof listSteps>[number] | undefined, typed: object) =>
  Object.fromEntries(
    (step ? (answersSchema(step.fields, 'en').safeParse(typed).error?.issues ?? []) : []).map(
      ({ path, message }) => [path[0], message],
    ),
  )

describe('while no state is closed', () => {
  test('the steps are those of the specification', () => {
    expect(listSteps('plaintiff', {})).toBe(stepsOf.plaintiff)
  })

  test('our form asks an attorney where the client lives, and the API takes no answer', () => {
    const [, client] = listSteps('attorney', { IL: rules.IL })
    expect(mistakesOf(client, {})).toHaveProperty('clientState', 'Choose the state where your client lives')
    expect(mistakesOf(stepsOf.attorney[1], {})).not.toHaveProperty('clientState')
  })
})

describe('while a state is closed', () => {
  const [personal] = listSteps('plaintiff', rules)
  const [, client] = listSteps('attorney', rules)

  test('it is refused at its question, before anything else is asked for', () => {
    expect(mistakesOf(personal, { state: 'AR' })).toEqual({
      state: expect.stringContaining('We can’t take an application from Arkansas'),
    })
    expect(mistakesOf(personal, { state: 'UT' })).toEqual({
      state: expect.stringContaining('We can’t take an application from Utah'),
    })
    expect(mistakesOf(client, { clientState: 'AR' })).toEqual({ clientState: expect.any(String) })
    expect(findRefused(personal?.fields ?? [], { state: 'AR' })?.name).toBe('state')
  })

  test.each(['IL', 'TX'])('%s goes on as always', (state) => {
    const found = mistakesOf(personal, { state })
    expect(found).not.toHaveProperty('state')
    expect(found).toHaveProperty('firstName')
  })

  test.each(['constructor', { toString: 1 }, null, 7])(
    '%j is an answer like any other wrong one',
    (state) => {
      expect(mistakesOf(personal, { state })).toMatchObject({
        state: expect.any(String),
        firstName: expect.any(String),
      })
    },
  )

  test('an attorney has to say where the client lives', () => {
    expect(mistakesOf(client, {})).toHaveProperty('clientState', 'Choose the state where your client lives')
    expect(mistakesOf(stepsOf.attorney[1], {})).not.toHaveProperty('clientState')
    const question = client?.fields.find(({ name }) => name === 'clientState')
    expect(question).not.toHaveProperty('optional')
    expect(question && ruleOf(question, 'en').safeParse('AR').success).toBe(false)
  })
})

describe('questions about health', () => {
  const fields = stepsOf.plaintiff[2]?.fields ?? []
  const asked = (values: Record<string, string>) =>
    pickAsked(fields, declineUnanswered(fields, values)).map(({ name }) => name)

  test.each([{}, { healthConsent: 'no' }, { currentDiagnosis: 'typed before there was this question' }])(
    'the form asks none of %o',
    (values) => {
      expect(asked(values)).toEqual(['healthConsent', 'estimatedLostWages', 'hasPriorFunding'])
    },
  )

  test('the form asks all of them after a yes, and nothing typed was lost', () => {
    expect(asked({ healthConsent: 'yes', hasPriorInjuries: 'yes' })).toHaveLength(fields.length)
    const values = { healthConsent: 'no', currentDiagnosis: 'Broken wrist' }
    expect(declineUnanswered(fields, values)).toEqual(values)
    expect(answersSchema(fields, 'en').parse(values)).toEqual({ healthConsent: false })
  })
})
