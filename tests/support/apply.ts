import { expect, type Locator, type Page } from '@playwright/test'
import { newDraft } from '../../src/features/apply/drafts/components/draft.ts'
import { aloneWords } from '../../src/features/apply/form/content/alone.ts'
import { attorneyPayload, plaintiffPayload } from './application-payloads.ts'

export type Role = 'plaintiff' | 'attorney'

const cards: Record<Role, RegExp> = { plaintiff: /I was hurt/, attorney: /I’m an attorney/ }

export const chosenRole = (page: Page, role: Role) => page.getByRole('radio', { name: cards[role] })

/** A tap goes on to the form, which asks about the device before its first question. */
export async function chooseRole(page: Page, role: Role, device: Device = 'own') {
  await chosenRole(page, role).click()
  await sayDevice(page, device)
  await expectStep(page, role, 1)
}

export type Device = 'own' | 'shared'

export async function sayDevice(page: Page, device: Device) {
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your own device?' })).toBeVisible()
  await page
    .getByRole('radio', { name: { own: /Yes, it’s mine/, shared: /No, it’s shared/ }[device] })
    .check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

const titles: Record<Role, readonly [string, string, string, string]> = {
  plaintiff: [
    'Personal Information',
    'Case Information',
    'Medical & Damages Information',
    'Review and Consent',
  ],
  attorney: [
    'Attorney Information',
    'Client & Case Information',
    'Case Strength Assessment',
    'Review and Consent',
  ],
}

const questions: Record<Role, readonly string[]> = {
  plaintiff: Object.values(aloneWords.en.questions.plaintiff),
  attorney: Object.values(aloneWords.en.questions.attorney),
}

export const stepHeading = (page: Page, role: Role, step: 1 | 2 | 3 | 4) =>
  page.getByRole('heading', { level: 1, name: questions[role][step - 1] ?? '', exact: true })

export async function expectStep(page: Page, role: Role, step: 1 | 2 | 3 | 4) {
  const name = titles[role][step - 1] ?? ''
  await expect(page.getByText(`Step ${step} of 4: ${name}`, { exact: true })).toBeVisible()
  const heading = stepHeading(page, role, step)
  await expect(heading).toBeVisible()
  return heading
}

export const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const next = (page: Page) => nextButton(page).click()

export const control = (page: Page, name: string) => page.locator(`[id="apply-${name}"]`)

const fields = {
  plaintiff: [
    [
      'firstName',
      'lastName',
      'email',
      'phone',
      'state',
      'address',
      'dateOfBirth',
      'forChildOrWard',
      'guardianName',
    ],
    [
      'caseType',
      'incidentDate',
      'incidentLocation',
      'policeReportNumber',
      'caseDescription',
      'fundingAmount',
      'plaintiffAttorneyName',
      'plaintiffAttorneyFirm',
      'plaintiffAttorneyPhone',
      'plaintiffAttorneyEmail',
    ],
    [
      'healthConsent',
      'currentDiagnosis',
      'treatingDoctors',
      'estimatedMedicalExpenses',
      'hasPriorInjuries',
      'priorInjuriesDescription',
      'employmentStatus',
      'estimatedLostWages',
      'hasPriorFunding',
    ],
  ],
  attorney: [
    [
      'firstName',
      'lastName',
      'attorneyFirm',
      'attorneyBarNumber',
      'state',
      'email',
      'phone',
      'attorneyYearsOfExperience',
    ],
    [
      'clientFirstName',
      'clientLastName',
      'clientState',
      'clientPhone',
      'clientEmail',
      'caseType',
      'incidentDate',
      'incidentLocation',
      'fundingAmount',
    ],
    [
      'liabilityAssessment',
      'caseProbability',
      'estimatedCaseValue',
      'opposingParty',
      'insuranceCarriers',
      'defendantInsuranceLimits',
      'defenseCounsel',
      'anticipatedTrialDate',
      'statuteOfLimitations',
    ],
  ],
} as const

export const payloads: Record<Role, Record<string, string | number | boolean>> = {
  plaintiff: plaintiffPayload,
  attorney: attorneyPayload,
}

const toTyped = (value: string | number | boolean) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

/** Lists a step's field names, each with the value to type or choose. */
export const answersOf = (role: Role, step: 1 | 2 | 3): [name: string, value: string][] =>
  (fields[role][step - 1] ?? []).map((name) => [name, toTyped(payloads[role][name] ?? '')])

/** Told apart: a box is checked, a field filled. */
const tagOf = (field: Locator) =>
  field.evaluate((element) => (element.matches('[type=checkbox]') ? 'CHECKBOX' : element.tagName))

export async function fillStep(page: Page, role: Role, step: 1 | 2 | 3) {
  for (const [name, value] of answersOf(role, step)) {
    const field = control(page, name)
    const tag = await tagOf(field)
    if (tag === 'CHECKBOX') await field.check()
    else if (tag === 'FIELDSET') await field.locator(`input[value="${value}"]`).check()
    else if (tag === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

export async function expectStepFilled(page: Page, role: Role, step: 1 | 2 | 3) {
  for (const [name, value] of answersOf(role, step)) {
    const field = control(page, name)
    const tag = await tagOf(field)
    if (tag === 'CHECKBOX') await expect(field).toBeChecked()
    else if (tag === 'FIELDSET') await expect(field.locator(`input[value="${value}"]`)).toBeChecked()
    else await expect(field).toHaveValue(value)
  }
}

export async function reachReview(page: Page, role: Role) {
  for (const step of [1, 2, 3] as const) {
    await expectStep(page, role, step)
    await fillStep(page, role, step)
    await next(page)
  }
  await expectStep(page, role, 4)
}

/** Opens the last step of an application whose questions were all answered on an earlier visit. */
export async function openReview(page: Page, role: Role) {
  const answers = ([1, 2, 3] as const).flatMap((step) => answersOf(role, step))
  const draft = { ...newDraft(Object.fromEntries(answers)), step: 3 }
  await page.goto('/robots.txt')
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value)
      localStorage.setItem('own-device', 'own')
    },
    [`application-draft-${role}`, JSON.stringify(draft)] as const,
  )
  await page.goto('/apply')
  await page.getByRole('button', { name: 'Continue where you left off' }).click()
  await expectStep(page, role, 4)
}

/** The health questions come up after it. */
export const agreeToHealth = (page: Page) =>
  control(page, 'healthConsent').locator('input[value="yes"]').check()

export async function agree(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Application' })
export const submit = (page: Page) => submitButton(page).click()

export const successHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Application Submitted Successfully!' })

export const toast = (page: Page, title: string) => page.locator('.toast').getByText(title)
