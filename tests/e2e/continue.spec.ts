import type { Browser, BrowserContext, Page } from '@playwright/test'
import { paths } from '../../src/site/paths.ts'
import {
  agree,
  chooseRole,
  control,
  expectStep,
  fillStep,
  next,
  reachReview,
  submit,
  successHeading,
} from '../support/apply.ts'
import { sayWhose } from '../support/device.ts'
import { drawFrom } from '../support/moving-devices.ts'
import { rounds } from '../support/sample.ts'
import { desktop, expect, expectAccessible, expectAlive, phone, test } from '../support/site.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Continue on another device' })
const movedOn = (page: Page) => page.getByRole('heading', { name: 'You’re continuing on another device' })
const bringBack = (page: Page) => page.getByRole('button', { name: 'Bring it back here' }).click()
const description = (page: Page) => control(page, 'caseDescription')

/** The link, by keyboard, as it is in the panel. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Continue on another device' }).press('Enter')
  const link = await panel(page).getByRole('textbox', { name: 'Your link' }).inputValue()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  return link
}

async function follow(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: 'Continue here' }).click()
}

async function openLaptop(browser: Browser, baseURL: string | undefined): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop })
  return [await context.newPage(), context]
}

async function startOnPhone(page: Page) {
  await page.goto(paths.apply)
  await chooseRole(page, 'plaintiff')
  await fillStep(page, 'plaintiff', 1)
  await next(page)
  await expectStep(page, 'plaintiff', 2)
}

// The browser itself reports what it couldn't send, and what was refused because the other device had written meanwhile.
test.afterEach(({ trouble }) => {
  const isExpected = (line: string) => /ERR_INTERNET_DISCONNECTED|409 \(Conflict\)/.test(line)
  trouble.splice(0, trouble.length, ...trouble.filter((line) => !isExpected(line)))
})

test.describe('from a phone', () => {
  test.use({ viewport: phone })

  test('an application goes on in another browser and back, and the key is never sent', {
    tag: '@proof',
  }, async ({ page, browser, baseURL }) => {
    const sent: string[] = []
    const listen = (context: BrowserContext) =>
      context.on('request', (request) =>
        sent.push(request.url() + JSON.stringify(request.headers()) + (request.postData() ?? '')),
      )
    listen(page.context())
    await startOnPhone(page)
    await description(page).fill('A truck ran the light')
    await page.getByRole('button', { name: 'Continue on another device' }).click()
    const field = panel(page).getByRole('textbox', { name: 'Your link' })
    await expect(field).toBeVisible()
    await expect(panel(page).getByRole('img', { name: 'QR code with your link' })).toBeVisible()
    await expectAccessible(page, 'dialog')
    const link = await field.inputValue()
    const [address = '', key = ''] = link.split('#')
    expect(key).toMatch(/^[\w-]{43}$/)
    const mail = panel(page).getByRole('link', { name: 'Mail it to yourself' })
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(link)
    await panel(page).getByRole('button', { name: 'Close', exact: true }).last().click()
    await description(page).press('End')
    await page.keyboard.type('. I was hurt.')

    const [laptop, context] = await openLaptop(browser, baseURL)
    listen(context)
    const answer = await laptop.goto(link)
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    })
    await expect(laptop.getByText('As a plaintiff, step 2 of 4.')).toBeVisible()
    expect(laptop.url()).toBe(address)
    await expectAccessible(laptop)
    await sayWhose(laptop, 'own')
    await laptop.getByRole('button', { name: 'Continue here' }).click()
    await expectStep(laptop, 'plaintiff', 2)
    await expect(description(laptop)).toHaveValue('A truck ran the light. I was hurt.')
    await expect(movedOn(page)).toBeFocused()
    await expectAccessible(page, 'main')

    await description(laptop).press('End')
    await laptop.keyboard.type(' Badly.')
    await next(laptop)
    await bringBack(page)
    await expect(movedOn(laptop)).toBeVisible()
    await expectStep(page, 'plaintiff', 2)
    await expect(description(page)).toHaveValue('A truck ran the light. I was hurt. Badly.')

    const third = await context.newPage()
    await third.goto(address)
    await expect(third.getByRole('alert')).toContainText('The part after the # is the key')
    await third.goto(`${paths.continueDraft('nobody-has-this-name')}#${key}`)
    await expect(third.getByRole('alert')).toContainText('more than 7 days old')
    const [stranger, away] = await openLaptop(browser, baseURL)
    await stranger.goto(link)
    await expect(stranger.getByRole('alert')).toContainText('A link works once')
    await expectAccessible(stranger)
    expect(sent.length).toBeGreaterThan(20)
    expect(sent.filter((request) => request.includes(key))).toEqual([])
    await Promise.all([context.close(), away.close()])
  })

  test('what was typed offline fills the blanks, the rest stays to be used, and the application is sent once', {
    tag: '@proof',
  }, async ({ page, browser, baseURL }) => {
    await startOnPhone(page)
    const link = await makeLink(page)
    await page.context().setOffline(true)
    await description(page).fill('Typed on the phone')
    await control(page, 'plaintiffAttorneyName').fill('Ruth Alder')
    const [laptop, context] = await openLaptop(browser, baseURL)
    await follow(laptop, link)
    await expectStep(laptop, 'plaintiff', 2)
    const written = laptop.waitForResponse((answer) => answer.request().method() === 'PUT')
    await description(laptop).fill('Typed on the laptop')
    await written
    await page.context().setOffline(false)
    await expect(movedOn(page)).toBeVisible()
    await expect(control(laptop, 'plaintiffAttorneyName')).toHaveValue('Ruth Alder')
    const left = page.getByRole('region', { name: 'You answered this on two devices' })
    await expect(left).toContainText('Typed on the phone')
    await expect(left.getByRole('button')).toHaveCount(0)

    await bringBack(page)
    await expect(movedOn(laptop)).toBeVisible()
    await expect(description(page)).toHaveValue('Typed on the laptop')
    await expectAccessible(page, 'main')
    await left.getByRole('button', { name: 'Use this answer' }).press('Enter')
    await expect(left).toBeHidden()
    await expect(description(page)).toHaveValue('Typed on the phone')
    await page.getByRole('button', { name: 'Previous' }).click()
    await reachReview(page, 'plaintiff')
    await agree(page)
    await submit(page)
    await expect(successHeading(page)).toBeVisible()
    await expect(
      laptop.getByRole('heading', { name: 'You sent this application from another device' }),
    ).toBeVisible()
    await laptop.getByRole('button', { name: 'Remove them from this browser' }).click()
    await expect(laptop.getByText('You have an unfinished application')).toBeHidden()
    await context.close()
  })
})

test('no character is lost however often and whenever the device is changed', { tag: '@proof' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const switches = rounds(100, 4)
  test.setTimeout(60_000 + switches * 10_000)
  const draw = drawFrom(7)
  await startOnPhone(page)
  const link = await makeLink(page)
  const [laptop, context] = await openLaptop(browser, baseURL)
  let typed = ''
  const type = async (on: Page, turn: number) => {
    const words = `${turn}: ${'I was hurt at work. '.slice(0, 1 + Math.floor(draw() * 20))}`
    await description(on).press('Control+End')
    await on.keyboard.type(words)
    typed += words
  }
  await type(page, 0)
  await follow(laptop, link)
  await expectAlive(laptop)
  let [here, there] = [laptop, page]
  for (let turn = 1; turn < switches; turn += 1) {
    await expectStep(here, 'plaintiff', 2)
    await expect(description(here)).toHaveValue(typed)
    await type(here, turn)
    await expect(movedOn(there)).toBeVisible()
    await there.getByRole('button', { name: 'Bring it back here' }).click()
    ;[here, there] = [there, here]
  }
  await expect(description(here)).toHaveValue(typed)
  await context.close()
})
