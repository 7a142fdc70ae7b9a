import { openAdministrator } from '../support/admin.ts'
import {
  answersOf,
  chooseRole,
  control,
  expectStep,
  fillStep,
  next,
  nextButton,
  submitButton,
  successHeading,
} from '../support/apply.ts'
import { pressOn, typeAnswer } from '../support/keyboard.ts'
import { expect, expectAccessible, phone, test } from '../support/site.ts'

test.use({ viewport: phone })

/** People who live in Arkansas are not funded from today on. Takes the rule back. */
async function closeArkansas(sender: Parameters<typeof openAdministrator>[0]) {
  const { request } = await openAdministrator(sender)
  const sentence = 'We don’t fund people who live in Arkansas.'
  const answer = await request.put('/api/state-rules/AR', { data: { posture: 'closed', sentence } })
  expect(answer.status()).toBe(200)
  const { effectiveFrom } = await answer.json()
  return async () => {
    expect((await request.delete(`/api/state-rules/AR/${effectiveFrom}`)).status()).toBe(204)
  }
}

test('by keyboard: a closed state is said at its question, and a medical question comes after a yes', {
  tag: '@proof',
}, async ({ page }) => {
  const takeBack = await closeArkansas(page)
  try {
    await page.goto('/apply?state=AR')
    await chooseRole(page, 'plaintiff')
    const notice = page.getByRole('status').filter({ hasText: 'We don’t fund people who live in Arkansas.' })
    await expect(notice).toContainText('What can help instead')
    await expect(notice.getByRole('link', { name: 'Injury law in Arkansas' })).toHaveAttribute(
      'href',
      '/states/ar',
    )
    // Nobody fills in the rest for nothing.
    await expect(control(page, 'dateOfBirth')).toHaveCount(0)
    await typeAnswer(page, control(page, 'firstName'), 'Ana')
    await expectAccessible(page, 'main')
    await pressOn(page, nextButton(page), 'Enter')
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary.getByRole('link')).toHaveText(/We can’t take an application from Arkansas/)
    await pressOn(page, summary.getByRole('link'), 'Enter')
    await expect(control(page, 'state')).toBeFocused()
    await typeAnswer(page, control(page, 'state'), 'TX')
    await expect(notice).toHaveCount(0)
    await expect(control(page, 'firstName')).toHaveValue('Ana')
    await expect(control(page, 'dateOfBirth')).toBeVisible()
  } finally {
    await takeBack()
  }

  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await fillStep(page, 'plaintiff', 2)
  await next(page)
  await expectStep(page, 'plaintiff', 3)
  const consent = control(page, 'healthConsent')
  await expect(consent.getByRole('link')).toHaveAttribute('href', '/health-data')
  await expect(control(page, 'currentDiagnosis')).toHaveCount(0)
  await typeAnswer(page, consent, 'no')
  await expect(control(page, 'currentDiagnosis')).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  for (const [name, value] of answersOf('plaintiff', 3)) await typeAnswer(page, control(page, name), value)
  await expectAccessible(page, 'main')
  await pressOn(page, nextButton(page), 'Enter')
  await expectStep(page, 'plaintiff', 4)

  const phoneBox = control(page, 'phoneConsent')
  await expect(phoneBox).toHaveAccessibleName(/automated or prerecorded calls.*\(optional\)$/)
  const rest = page.getByText('I can reply STOP to any text')
  await expect(rest).toBeHidden()
  await pressOn(page, page.getByText('Read the rest').last(), 'Enter')
  await expect(rest).toBeVisible()
  await expectAccessible(page, 'main')
  for (const name of ['consent', 'privacy']) await pressOn(page, control(page, name), 'Space')
  const sent = page.waitForRequest('**/api/applications')
  await pressOn(page, submitButton(page), 'Enter')
  expect((await sent).postDataJSON()).toMatchObject({ healthConsent: true, currentDiagnosis: 'Broken wrist' })
  expect((await sent).postDataJSON()).not.toHaveProperty('phoneConsent')
  await expect(successHeading(page)).toBeFocused()
})

test('a state that closed while the form was open is refused by the server, at its question', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  await page.goto('/apply?state=OH')
  await chooseRole(page, 'attorney')
  await fillStep(page, 'attorney', 1)
  await next(page)
  // The link of a state's page is about people who live there.
  await expect(control(page, 'clientState')).toHaveValue('OH')
  await fillStep(page, 'attorney', 2)
  await control(page, 'clientState').selectOption('AR')
  await next(page)
  await fillStep(page, 'attorney', 3)
  await next(page)
  const takeBack = await closeArkansas(page)
  try {
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await submitButton(page).click()
    await expectStep(page, 'attorney', 2)
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link').click()
    await expect(control(page, 'clientState')).toBeFocused()
    await expect(control(page, 'clientState')).toHaveAttribute('aria-invalid', 'true')
  } finally {
    await takeBack()
  }
  // The browser logs the refusal.
  trouble.length = 0
})

test('a minor is told that a parent or guardian applies, by the age of the home state', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/apply?state=AL')
  await chooseRole(page, 'plaintiff')
  const eighteen = new Date()
  eighteen.setUTCFullYear(eighteen.getUTCFullYear() - 18, 0, 1)
  await control(page, 'dateOfBirth').fill(eighteen.toISOString().slice(0, 10))
  const told = page.getByText('In Alabama, people sign for themselves from age 19.')
  await expect(told).toBeVisible()
  await control(page, 'state').selectOption('TX')
  await expect(told).toHaveCount(0)
  await control(page, 'state').selectOption('AL')
  await control(page, 'forChildOrWard').check()
  await expect(told).toHaveCount(0)
  await expect(control(page, 'guardianName')).toBeVisible()
})

test('a site with nothing optional to load asks nothing, and its cookie policy says so', {
  tag: '@proof',
}, async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/cookie-policy')
  await page.clock.runFor(60_000)
  await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeHidden()
  await expect(page.getByText('That’s why there’s no cookie notice.')).toBeVisible()
})
