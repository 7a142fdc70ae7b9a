import type { Browser, Page } from '@playwright/test'
import { signInAsAdmin } from '../support/admin.ts'
import { agree, chooseRole, expectStep, fillStep, next, submit, successHeading } from '../support/apply.ts'
import { pdfOf } from '../support/pdf-files.ts'
import { readMail } from '../support/read-mail.ts'
import { test as base, desktop, expect, expectAlive, phone } from '../support/site.ts'
import { startSiteServer } from '../support/site-server.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

/** A server whose mail arrives. */
const test = base.extend<object, { smtp: TestSmtpServer }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      await smtp.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ smtp }, use) => {
      const server = await startSiteServer({
        env: {
          SMTP_URL: smtp.url,
          MAIL_FROM: 'site@funding.example',
          ADMIN_EMAIL: 'desk@funding.example',
        },
      })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const person = 'ana@example.com'
const firm = 'lee@park.example'
const soon = { timeout: 30_000 }
/** The desk asks again every 15 seconds. */
const withoutReload = { timeout: 30_000 }

async function openBrowser(browser: Browser, baseURL: string | undefined, viewport: typeof phone) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport })
  return context.newPage()
}

/** The page of an address in a mail, which names the site by its public name. */
const pathOf = (link: string | undefined) => {
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

function mailbox(smtp: TestSmtpServer) {
  const readAll = () => smtp.received.map(readMail)
  return {
    readAll,
    async find(to: string, subject: RegExp) {
      const find = () => readAll().find((mail) => mail.to === to && subject.test(mail.subject))
      await expect.poll(find, { ...soon, message: `a mail to ${to}: ${subject}` }).toBeTruthy()
      return find()
    },
  }
}

const item = (page: Page, type: string) => page.locator(`[data-item="${type}"]`)
const fileOf = (page: Page, type: string) => item(page, type).locator('input[type=file]').first()
const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfOf([{ text }]),
})

/** A photo of a page of print, blurred or not, as a phone would take it. */
async function takePhoto(page: Page, name: string, blur: number) {
  const drawn = await page.evaluate((radius) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 })
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.fillStyle = 'white'
    context.fillRect(0, 0, 900, 1200)
    context.filter = radius ? `blur(${radius}px)` : 'none'
    context.fillStyle = 'black'
    context.font = '26px serif'
    for (let line = 0; line < 28; line++)
      context.fillText('The report says what happened on Elm Street that day.', 60, 80 + line * 40)
    return canvas.toDataURL('image/jpeg', 0.9)
  }, blur)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(drawn.split(',')[1] ?? '', 'base64') }
}

test('a person, the desk and a law firm work on one case at once, and each sees what the others did', {
  tag: '@proof',
}, async ({ page: desk, browser, baseURL, smtp }) => {
  test.setTimeout(300_000)
  const mails = mailbox(smtp)
  const handy = await openBrowser(browser, baseURL, phone)
  const laptop = await openBrowser(browser, baseURL, desktop)
  let caseLink = ''

  await test.step('the person begins on a phone, moves to a laptop and sends the application there', async () => {
    await handy.goto('/apply')
    await expectAlive(handy)
    await chooseRole(handy, 'plaintiff')
    await fillStep(handy, 'plaintiff', 1)
    await next(handy)
    await expectStep(handy, 'plaintiff', 2)
    await handy.getByRole('button', { name: 'Continue on another device' }).click()
    const link = await handy.getByRole('textbox', { name: 'Your link' }).inputValue()
    await laptop.goto(link.replace(/^https?:\/\/[^/]+/, ''))
    await laptop.getByRole('button', { name: 'Continue here' }).click()
    await expectStep(laptop, 'plaintiff', 2)
    await fillStep(laptop, 'plaintiff', 2)
    await next(laptop)
    await fillStep(laptop, 'plaintiff', 3)
    await next(laptop)
    await expectStep(laptop, 'plaintiff', 4)
    await agree(laptop)
    await submit(laptop)
    await expect(successHeading(laptop)).toBeFocused()
    await laptop.getByRole('link', { name: 'Open your case page' }).click()
    await expect(laptop.getByRole('heading', { level: 1 })).toBeVisible()
    const receipt = await mails.find(person, /We got your application/)
    caseLink = receipt?.links.find((found) => found.includes('/case/')) ?? ''
    expect(caseLink, 'the receipt leads to the case page').not.toBe('')
  })

  await test.step('the desk asks for three documents', async () => {
    await signInAsAdmin(desk)
    const arrival = await mails.find('desk@funding.example', /A new application/)
    await desk.goto(`${pathOf(arrival?.links.find((link) => link.includes('application=')))}&tab=documents`)
    await desk.getByRole('button', { name: 'Request documents' }).first().click()
    const dialog = desk.getByRole('dialog', { name: 'Request documents' })
    await dialog.getByLabel('Photos of injuries').uncheck()
    await dialog.getByLabel('Other document').uncheck()
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the person opens the mail on the phone and sends two, one of them blurred', async () => {
    const request = await mails.find(person, /Documents we need/)
    await handy.goto(pathOf(request?.links.find((link) => link.includes('/case/'))))
    await expectAlive(handy)
    await fileOf(handy, 'medical-records').setInputFiles(pdf('records.pdf', 'Records'))
    await expect(item(handy, 'medical-records')).toContainText('Received')
    await fileOf(handy, 'police-report').setInputFiles(await takePhoto(handy, 'report.jpg', 6))
    await expect(item(handy, 'police-report')).toContainText('This one looks blurry.')
    await item(handy, 'police-report').getByRole('button', { name: 'Send it anyway' }).click()
    await expect(item(handy, 'police-report')).toContainText('Received')
  })

  const judge = desk.getByRole('form', { name: 'Judgment' })
  await test.step('the desk sees both without a reload, accepts one and rejects the other with a reason', async () => {
    await desk.getByRole('link', { name: 'Judge 2 documents' }).click(withoutReload)
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Medical records')
    await judge.getByRole('button', { name: /^Accept/ }).click()
    await desk.getByRole('button', { name: 'Next document' }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Police report')
    await judge
      .getByRole('button', { name: /^Reject/ })
      .first()
      .click()
    await judge.getByLabel('Not readable').check()
    await judge.getByRole('button', { name: /^Reject and tell them/ }).click()
    await expect(desk.getByText('rejected, and they’re told').first()).toBeVisible()
  })

  await test.step('the person reads the reason, on the phone and in the mail, and sends it again', async () => {
    const again = await mails.find(person, /Please send a document again/)
    expect(again?.text).not.toMatch(/medical|injur/i)
    await handy.goto(pathOf(again?.links.find((link) => link.includes('/case/'))))
    await expectAlive(handy)
    await expect(handy.getByRole('heading', { level: 1 })).toHaveText('Send us the police report again.')
    await expect(item(handy, 'police-report')).toContainText('too blurry or too dark to read')
    await expect(item(handy, 'medical-records')).toContainText('Accepted')
    await fileOf(handy, 'police-report').setInputFiles(await takePhoto(handy, 'sharp.jpg', 0))
    await expect(item(handy, 'police-report')).toContainText('Received')
  })

  await test.step('the desk sees it come, without a reload', async () => {
    const line = desk.getByRole('listitem').filter({ hasText: 'Police report' })
    await expect(line).toContainText('2 files', withoutReload)
    await expect(line).toContainText('Received')
    await desk.keyboard.press('Escape')
  })

  const lawyer = await openBrowser(browser, baseURL, desktop)
  await test.step('the desk verifies the firm’s address and asks; the firm confirms and sends records', async () => {
    const panel = desk.getByRole('region', { name: 'Law firm' })
    await panel.getByRole('button', { name: 'Mark as verified' }).click()
    await panel.getByRole('button', { name: 'Ask the firm to confirm' }).click()
    const asked = await mails.find(firm, /Do you represent this client/)
    await lawyer.goto(pathOf(asked?.links.find((link) => link.includes('/firm/'))))
    await expectAlive(lawyer)
    await lawyer.getByLabel('Yes, we do').check()
    const questions = lawyer.getByRole('group').filter({ has: lawyer.getByRole('radio') })
    for (const question of await questions.all()) await question.getByRole('radio').first().check()
    await lawyer.getByLabel('Who should we talk to?').fill('Joanne Pruitt')
    await lawyer.getByRole('button', { name: 'Confirm and send' }).click()
    await expect(lawyer.getByText('Thank you. We have your answers.')).toBeVisible()
    await fileOf(lawyer, 'attorney-agreement').setInputFiles(pdf('agreement.pdf', 'Agreement'))
    await expect(item(lawyer, 'attorney-agreement')).toContainText('Received')
    await expect(panel.getByText('The firm represents this client')).toBeVisible(withoutReload)
    const line = desk.getByRole('region', { name: 'Checklist' }).getByRole('listitem')
    await expect(line.filter({ hasText: 'Attorney agreement' })).toContainText('Received')
  })

  await test.step('the person sees that the firm confirmed', async () => {
    await laptop.reload()
    await expect(laptop.getByText(/Park & Co confirmed your case/)).toBeVisible()
    await expect(item(laptop, 'police-report')).toContainText('Received')
  })

  await test.step('every link of every mail leads somewhere', async () => {
    const all = mails.readAll()
    expect(all.length).toBeGreaterThanOrEqual(5)
    for (const { to, subject, links } of all) {
      const reader = to === 'desk@funding.example' ? desk : handy
      for (const link of links) {
        const answer = await reader.request.get(pathOf(link))
        expect(answer.status(), `${link} in “${subject}”`).toBe(200)
      }
    }
  })
})
