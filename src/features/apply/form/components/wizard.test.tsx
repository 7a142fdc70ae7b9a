import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type ApplicantRole, applicantRoleValues } from '#domain/applications.ts'
import { documentTypes } from '#domain/documents.ts'
import { DeviceQuestion } from '#features/apply/drafts/components/device-question.tsx'
import { type Draft, newDraft } from '#features/apply/drafts/components/draft.ts'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import { LinkWays } from '#features/apply/transfer/components/moving-panel.tsx'
import { byApplication } from '#features/documents/files/components/upload-channels.ts'
import { checkStep } from '#features/questions/steps/check.ts'
import type { Field } from '#features/questions/steps/field.ts'
import { type HomeRules, listSteps } from '#features/questions/steps/home-state.ts'
import { pseudoLocale } from '#site/locale.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { LocaleProvider } from '#ui/locale.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { findPlainWords } from '../../../../../tests/support/plain-words.ts'
import { ArrivingDraft, BadLink, TakeUp } from './arriving-draft.tsx'
import { fetchChecks } from './checks.ts'
import { DeviceScreen } from './device-screen.tsx'
import { DocumentRow } from './document-row.tsx'
import { KeepLinkWays } from './keep-link-ways.tsx'
import { UnfinishedApplication } from './kept-applications.tsx'
import { Questions } from './questions.tsx'
import type { RoleSelectionTexts } from './role-selection.tsx'
import { SuccessScreen } from './success-screen.tsx'
import { Wizard } from './wizard.tsx'

beforeAll(async () => {
  await fetchChecks()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('location', new URL('https://site.example/apply'))
  return () => vi.unstubAllGlobals()
})

/** In the pseudo-language, as scripts draw it. */
function draw(content: ReactNode): string {
  const element = (
    <LocaleProvider locale={pseudoLocale}>
      <ToastProvider>{content}</ToastProvider>
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
function plainIn(content: ReactNode): string[] {
  const html = draw(content)
  expect(html).toContain('⟦')
  return findPlainWords(html).map(({ words }) => words)
}

/** Texts that the owner may change come in the page's language. */
const texts = new Proxy({}, { get: (_, key) => `⟦${String(key)}⟧` }) as RoleSelectionTexts
const nothing = () => {}
const rules: HomeRules = {
  KY: {
    code: 'KY',
    posture: 'license',
    sentence: 'The owner’s words.',
    requiredSentences: ['More of them.'],
    license: null,
    takesWithoutLicense: false,
  },
  OH: {
    code: 'OH',
    posture: 'license',
    sentence: 'The owner’s words.',
    requiredSentences: ['More of them.'],
    license: 'LF-1',
    takesWithoutLicense: false,
  },
}

const typed = '⟦typed⟧'
function answerOf(field: Field): string {
  switch (field.kind) {
    case 'select':
    case 'choice':
      return field.options[0]?.value ?? ''
    case 'date':
      return '2001-02-03'
    case 'yes-no':
    case 'tick':
    case 'agreement':
      return 'yes'
    case 'whole-number':
      return '12'
    case 'email':
      return 'ana@example.com'
    case 'phone':
      return '(555) 014-7733'
    case 'line':
      return field.mayBeUnknown ? 'I don’t know' : typed
    default:
      return typed
  }
}

const fill = (role: ApplicantRole): Record<string, string> =>
  Object.fromEntries(
    listSteps(role, rules).flatMap(({ fields }) => fields.map((field) => [field.name, answerOf(field)])),
  )

const wizardOf = (role: ApplicantRole, step: number, stored: Draft) => (
  <Wizard
    {...{ texts, rules, role }}
    opened={{ stored: { ...stored, step }, given: {} }}
    isFirst={false}
    onSent={nothing}
    onKeeping={nothing}
  />
)

describe.each(applicantRoleValues)('the form of a %s in the pseudo-language', (role) => {
  const steps = listSteps(role, rules)
  const home = role === 'plaintiff' ? 'state' : 'clientState'

  test.each(steps.map((step, at) => [step.slug, at] as const))(
    'the step %s says no plain sentence',
    (_slug, at) => {
      expect(plainIn(wizardOf(role, at, newDraft(fill(role))))).toEqual([])
      // Nothing answered yet but one name, so that the form goes on.
      expect(plainIn(wizardOf(role, at, newDraft({ lastName: '12' })))).toEqual([])
    },
  )

  test.each(['KY', 'OH'])('nor for people in %s, or for a child', (state) => {
    const values = { ...fill(role), [home]: state, dateOfBirth: '2020-01-01', forChildOrWard: '' }
    for (const at of steps.keys()) expect(plainIn(wizardOf(role, at, newDraft(values)))).toEqual([])
  })

  const wrong: Record<string, string>[] = [
    {},
    Object.fromEntries(Object.keys(fill(role)).map((name) => [name, '⟦wrong⟧'])),
    Object.fromEntries(Object.keys(fill(role)).map((name) => [name, '9'.repeat(6_000)])),
    { ...fill(role), [home]: 'DC', dateOfBirth: '2020-01-01', forChildOrWard: '' },
  ]
  test.each(wrong)('nor with all mistakes (%#)', (values) => {
    const shown = { forChildOrWard: 'yes', healthConsent: 'yes', hasPriorInjuries: 'yes', ...values }
    let mistakes = 0
    for (const step of steps) {
      const { found } = checkStep(step, pseudoLocale, shown)
      const errors = Object.entries(found).map(([name, message]) => ({ fieldId: name, message }))
      mistakes += errors.length
      const drawn = (
        <>
          <ErrorSummary errors={errors} />
          <Questions
            step={step}
            values={shown}
            errors={found}
            company=""
            notes={{}}
            below={{}}
            onAnswer={nothing}
          />
        </>
      )
      expect(plainIn(drawn)).toEqual([])
    }
    expect(mistakes).toBeGreaterThan(0)
  })

  test('nor while another device has it, after that one sent it, or when both answered', () => {
    const moving = { name: 'a', key: 'b', secret: 'c', device: 'd' }
    const draft = { ...newDraft(fill(role)), left: [{ name: 'firstName', value: typed }] }
    for (const more of [{}, { isAway: true }, { isSent: true }])
      expect(plainIn(wizardOf(role, 0, { ...draft, moving: { ...moving, ...more } }))).toEqual([])
  })

  test('nor on the certificate, with the documents we ask for', () => {
    const sent: SentApplication = {
      ...{ id: 'a', reference: 'BF-2026A1B2C3', role, sentAt: Date.parse('2026-11-18T16:00:00Z') },
      firstName: typed,
      documents: [{ type: 'medical-records', name: typed }],
    }
    expect(plainIn(<SuccessScreen {...{ texts, sent }} isNew onChange={nothing} />)).toEqual([])
    const ways = { sent, company: typed, phone: typed, link: 'https://site.example/case/a' }
    expect(plainIn(<KeepLinkWays {...ways} />)).toEqual([])
    const label = documentTypes[0].label[pseudoLocale]
    for (const received of [[], [{ name: typed }]]) {
      const row = { type: documentTypes[0].value, label, required: true, received, uploads: [] }
      const acts = { onChoose: nothing, onCancel: nothing, onRetry: nothing, onDismiss: nothing }
      const camera = { channel: byApplication('a', pseudoLocale), onPhotographed: nothing }
      expect(plainIn(<DocumentRow {...row} {...acts} {...camera} />)).toEqual([])
    }
  })

  test('nor when somebody comes back, on this device or on another', () => {
    const draft = newDraft(fill(role))
    const kept = <UnfinishedApplication {...{ role, draft }} onResume={nothing} onDiscard={nothing} />
    expect(plainIn(kept)).toEqual([])
    const arrival = { format: 1 as const, role, draft, secret: 'c', device: 'd' }
    for (const isTaking of [false, true])
      expect(plainIn(<TakeUp {...{ arrival, isTaking }} hasOwn onTake={nothing} />)).toEqual([])
  })
})

test('a link that opens nothing, and the question about the device, say no plain sentence', () => {
  expect(plainIn(<ArrivingDraft name="a" goOn={nothing} />)).toEqual([])
  for (const trouble of ['no-key', 'wrong', 'used', 'gone', 'sent', 'unreachable'] as const)
    expect(plainIn(<BadLink trouble={trouble} onAgain={nothing} />)).toEqual([])
  expect(plainIn(<LinkWays link="https://site.example/continue/a#b" />)).toEqual([])
  for (const owner of [undefined, 'own', 'shared'] as const)
    expect(plainIn(<DeviceQuestion owner={owner} onAnswer={nothing} />)).toEqual([])
  expect(plainIn(<DeviceScreen texts={texts} onAnswer={nothing} />)).toEqual([])
})
