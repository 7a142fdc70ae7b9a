import type { Request } from '@playwright/test'
import {
  agree,
  chooseRole,
  control,
  expectStep,
  expectStepFilled,
  fillStep,
  next,
  type Role,
  reachReview,
  sayDevice,
  submit,
  successHeading,
  toast,
} from '../support/apply.ts'
import { expectNothingKept } from '../support/device.ts'
import { sample } from '../support/sample.ts'
import { expect, expectAccessible, test } from '../support/site.ts'

for (const role of sample<Role>(['plaintiff', 'attorney'], 1)) {
  test(`a reload on step 3 keeps every answer of a ${role}`, async ({ page }) => {
    await page.goto('/')
    await chooseRole(page, role)
    for (const step of [1, 2] as const) {
      await fillStep(page, role, step)
      await next(page)
      await expectStep(page, role, (step + 1) as 2 | 3)
    }
    await fillStep(page, role, 3)
    await page.reload()
    await expectStep(page, role, 3)
    await expectStepFilled(page, role, 3)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expectStep(page, role, 2)
    await expectStepFilled(page, role, 2)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expectStep(page, role, 1)
    await expectStepFilled(page, role, 1)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  })
}

test('Back and Forward of the browser go from step to step, without the network', { tag: '@proof' }, async ({
  page,
  context,
}) => {
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
  await context.setOffline(true)
  await page.goBack()
  await expect(await expectStep(page, 'plaintiff', 1)).toBeFocused()
  await expectStepFilled(page, 'plaintiff', 1)
  await page.goForward()
  await expectStep(page, 'plaintiff', 2)
  await page.goBack()
  await context.setOffline(false)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue Application' })).toBeVisible()
})

test('Previous and the browser’s Back do not chase each other', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/')
  await chooseRole(page, 'plaintiff')
  for (const step of [1, 2] as const) {
    await fillStep(page, 'plaintiff', step)
    await next(page)
  }
  await expectStep(page, 'plaintiff', 3)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectStep(page, 'plaintiff', 2)
  await page.goBack()
  await expectStep(page, 'plaintiff', 1)
})

test('a link away and Back lead to the same step with its answers', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
  await page.getByRole('link', { name: 'Beaconfield Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expectStep(page, 'plaintiff', 2)
})

test('on one’s own device, what was typed is offered in a new tab, and Start over removes it', {
  tag: '@proof',
}, async ({ page, context }) => {
  await page.goto('/')
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
  await page.close()
  const tab = await context.newPage()
  await tab.goto('/apply')
  await tab.getByRole('button', { name: 'Continue where you left off' }).click()
  await expectStep(tab, 'plaintiff', 2)
  await tab.getByRole('button', { name: 'Previous' }).click()
  await expectStepFilled(tab, 'plaintiff', 1)
  await tab.getByRole('button', { name: 'Start over' }).click()
  await expectAccessible(tab, 'main')
  await tab.getByRole('button', { name: 'Yes, delete my answers' }).click()
  await expect(tab.getByRole('button', { name: 'Continue Application' })).toBeVisible()
  await expectNothingKept(tab)
  await chooseRole(tab, 'plaintiff')
  await expect(tab.getByLabel('First name')).toHaveValue('')
})

test('a form that could not be opened offline is opened when Continue is pressed again', {
  tag: '@proof',
}, async ({ page, context, trouble }) => {
  await page.goto('/apply')
  await context.setOffline(true)
  const attorney = page.getByRole('radio', { name: /I’m an attorney/ })
  const proceed = page.getByRole('button', { name: 'Continue Application' })
  await attorney.click()
  await expect(page.getByText('We couldn’t load the form.')).toBeVisible()
  await expect(attorney).toBeChecked()
  await context.setOffline(false)
  await proceed.click()
  await sayDevice(page, 'own')
  await expectStep(page, 'attorney', 1)
  await page.goBack()
  await expect(proceed).toBeVisible()
  // The browser logs the failed request.
  trouble.length = 0
})

test('a lost connection does not take the messages with it, nor the next one when it is back', {
  tag: '@proof',
}, async ({ page, context, trouble }) => {
  const message = toast(page, 'Please Complete Required Fields')
  const fetched = page.waitForResponse(/\/assets\/toaster-/)
  await page.goto('/apply')
  await chooseRole(page, 'plaintiff')
  await control(page, 'firstName').fill('Ana')
  await (await fetched).finished()
  await context.setOffline(true)
  await next(page)
  await expect(message).toBeVisible()

  // With the connection lost before the first fetch, one message is missed, but not the next.
  await context.setOffline(false)
  await page.route(/\/assets\/toaster-/, (route) => route.abort(), { times: 2 })
  await page.reload()
  await expectStep(page, 'plaintiff', 1)
  const refused = page.waitForEvent('requestfailed', { predicate: isToaster })
  await next(page)
  await refused
  await next(page)
  await expect(message).toBeVisible()
  // The browser logs the failed request.
  trouble.length = 0
})

const isToaster = (request: Request) => request.url().includes('/assets/toaster-')

test('a browser that keeps nothing can apply all the same', { tag: '@proof' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/')
  await chooseRole(page, 'plaintiff')
  await page.getByLabel('First name').fill('Ana')
  await expect(page.getByText('This browser won’t keep answers.')).toBeVisible()
  await expect(page.getByText('Is this your own device?')).toBeHidden()
  await reachReview(page, 'plaintiff')
  await agree(page)
  await submit(page)
  await expect(successHeading(page)).toBeVisible()
})
