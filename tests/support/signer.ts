import { expect, type Locator, type Page } from '@playwright/test'
import { pressOn, typeAnswer } from './keyboard.ts'
import type { ServerProcess } from './server-process.ts'
import { mailsTo, readingCodeOf, signingCodesTo } from './signing-mails.ts'

/** How somebody uses a page. */
type Hand = {
  press: (control: Locator) => Promise<void>
  type: (field: Locator, words: string) => Promise<void>
  check: (box: Locator) => Promise<void>
}

export const byTouch: Hand = {
  press: (control) => control.tap(),
  async type(field, words) {
    await field.tap()
    await field.page().keyboard.type(words)
  },
  check: (box) => box.tap(),
}

export const byMouse: Hand = {
  press: (control) => control.click(),
  type: (field, words) => field.fill(words),
  check: (box) => box.check(),
}

/** Nothing but keys. */
export const byKeys: Hand = {
  press: (control) => pressOn(control.page(), control, 'Enter'),
  type: (field, words) => typeAnswer(field.page(), field, words),
  check: (box) => pressOn(box.page(), box, 'Space'),
}

export const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The latest code that was mailed. One goes out within half a minute, however often it's asked for. */
export async function findSigningCode({ dataDir }: ServerProcess, email: string): Promise<string> {
  await expect.poll(() => signingCodesTo(dataDir, email), `a code to ${email}`).not.toEqual([])
  return signingCodesTo(dataDir, email).at(-1) ?? ''
}

export async function typeMailedCode(
  page: Page,
  hand: Hand,
  { server, email, proceed = 'Go on' }: { server: ServerProcess; email: string; proceed?: string },
) {
  await hand.press(button(page, 'Email me a code'))
  await expect(page.getByLabel('Code')).toBeVisible()
  await hand.type(page.getByLabel('Code'), await findSigningCode(server, email))
  await hand.press(button(page, proceed))
}

/** The bytes behind a link, as the browser that sees it gets them. */
export async function openPdf(page: Page, link: Locator): Promise<Buffer> {
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  return answer.body()
}

/** Opens the PDF, reads the code in its frame, and types it. */
export async function agreeOnScreen(page: Page, hand: Hand, { hasScripts = true } = {}) {
  await expect(headline(page)).toHaveText('On this screen, or on paper?')
  const code = await readingCodeOf(
    await openPdf(page, page.getByRole('link', { name: 'Open the PDF' }).first()),
  )
  await hand.type(page.getByLabel('Type the code on page 1'), code)
  if (hasScripts) await expect(page.getByText('That’s the code. Your PDF opens.')).toBeVisible()
  await hand.press(button(page, 'Agree and read'))
  await expect(headline(page)).toHaveText('Your contract')
}

/** Every page to its end, with initials where they are given. */
export async function readEveryPage(page: Page, hand: Hand, initials?: string) {
  const pages = Number(await page.getByRole('progressbar').getAttribute('aria-valuemax'))
  for (let number = 1; number <= pages; number++) {
    const end = page.locator(`#page-${number}`)
    await expect(end.getByRole('button')).toBeVisible()
    const field = end.getByRole('textbox')
    if (initials && (await field.inputValue()) === '') await hand.type(field, initials)
    await hand.press(end.getByRole('button'))
  }
  await expect(headline(page)).toHaveText('Sign, if you’re sure.')
  return pages
}

export async function signByName(page: Page, hand: Hand, name: string) {
  for (const box of await page.getByRole('checkbox').all()) await hand.check(box)
  await hand.type(page.getByLabel('Type your name to sign'), name)
  await hand.press(button(page, 'Sign the contract'))
  await expect(headline(page)).toHaveText('You’ve signed. We’re waiting for your attorney.')
}

type AttorneyAnswers = { name?: string; barNumber?: string; initials?: string }

/** Everything by keyboard, up to the button. */
export async function fillAcknowledgment(page: Page, { name = 'Lee Park', ...more }: AttorneyAnswers = {}) {
  const statements = page.getByRole('group')
  await expect(statements.first()).toBeVisible()
  for (const statement of await statements.all())
    if ((await statement.getByRole('radio').count()) > 0) await typeAnswer(page, statement, 'true')
  await typeAnswer(page, page.getByLabel('Type your name to sign'), name)
  await typeAnswer(page, page.getByLabel('Bar number'), more.barNumber ?? '24012345')
  await typeAnswer(page, page.getByLabel('State of the bar'), 'TX')
  const initials = page.getByLabel('Your initials')
  if (await initials.count()) await typeAnswer(page, initials, more.initials ?? 'LP')
}

/** The address of the page in the latest mail to somebody with these words in its subject. */
export async function findMailedPage(server: ServerProcess, email: string, subject: RegExp): Promise<string> {
  const find = () => mailsTo(server.dataDir, email).findLast((mail) => subject.test(mail.subject))
  await expect.poll(find, `a mail to ${email} about ${subject}`).toBeTruthy()
  const link = find()?.links.find((one) => /\/(case|client|firm)\/[\w-]{43}/.test(one)) ?? ''
  return new URL(link).pathname
}
