import { planFundingDay } from '#lib/business-days.ts'
import { addDays } from '#lib/calendar-days.ts'
import { dateIn } from '#site/format.ts'
import { turnContracts } from '../support/contract-page.ts'
import { type SentContract, sendContract } from '../support/sent-contracts.ts'
import {
  agreeOnScreen,
  byKeys,
  byMouse,
  fillAcknowledgment,
  findMailedPage,
  headline,
  readEveryPage,
  signByName,
  typeMailedCode,
} from '../support/signer.ts'
import { expectFinished, openBrowser, wordsOfPdf } from '../support/signing-screens.ts'
import { desktop, expect, takeTrouble } from '../support/site.ts'
import { openOther, test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })

/** Tests in one worker share a site: the others know nothing of contracts. What was sent can still be signed. */
test.afterEach(async ({ request }) => turnContracts(request, false))

const ready = /^Your contract is ready to read/
const asked = /^A contract waits for your page/
const today = dateIn('America/New_York')

test('where the law wants initials, somebody gives them on each page, by keyboard alone', {
  tag: '@proof',
}, async ({ page, request, server, trouble }) => {
  test.setTimeout(240_000)
  const law = { posture: 'open', contract: { initials: 'required' } }
  await turnContracts(request, true)
  expect((await request.put('/api/state-rules/IL', { data: law })).ok()).toBe(true)
  const { email } = await sendContract(request, { state: 'IL' })
  await page.goto(await findMailedPage(server, email, ready))
  await byKeys.press(page.getByRole('link', { name: 'Read the contract' }))
  await typeMailedCode(page, byKeys, { server, email })
  await agreeOnScreen(page, byKeys)
  await byKeys.type(page.getByLabel(/Your initials for page 1/), 'XY')
  await byKeys.press(page.getByRole('button', { name: 'Initial' }))
  await expect(page.getByText('Your initials would be AR.')).toBeVisible()
  for (const line of await takeTrouble(trouble, 1)) expect(line).toMatch(/422/)
  await page.reload()
  const pages = await readEveryPage(page, byKeys, 'AR')
  expect(pages).toBeGreaterThan(3)
  await expect(page.getByText(/^You’ve read and initialed all /)).toBeVisible()
  await signByName(page, byKeys, 'Ana Reyes')
})

test('a guardian signs for somebody: the capacity stands on the page and on the paper', {
  tag: '@proof',
}, async ({ page, request, server, browser }) => {
  const draft = { capacity: 'guardian', signer: 'Maria Reyes' } as const
  const { email, attorneyEmail } = await sendContract(request, { draft })
  await page.goto(await findMailedPage(server, email, ready))
  await expect(page.getByText('You sign for Ana Reyes, as guardian.')).toBeVisible()
  await page.getByRole('link', { name: 'Read the contract' }).click()
  await typeMailedCode(page, byMouse, { server, email })
  await agreeOnScreen(page, byMouse)
  await readEveryPage(page, byMouse)
  await expect(page.getByText('As it’s on the contract: Maria Reyes, guardian, for Ana Reyes')).toBeVisible()
  await signByName(page, byMouse, 'Maria Reyes')

  const attorney = await openBrowser(browser, server, { viewport: desktop })
  await attorney.goto(await findMailedPage(server, attorneyEmail, asked))
  await typeMailedCode(attorney, byMouse, { server, email: attorneyEmail, proceed: 'Continue' })
  await fillAcknowledgment(attorney)
  await attorney.getByRole('button', { name: 'Sign the acknowledgment' }).click()
  await expect(headline(attorney)).toHaveText('Signed by everyone.')
  const text = await expectFinished(attorney, 'Open it', ['Maria Reyes', 'Ana Reyes', 'guardian'])
  expect(text).toMatch(/Maria Reyes,? (as )?guardian/i)
  await attorney.context().close()
})

test('when the day slips, the person sees what changed and signs the new one; the old refuses', {
  tag: '@proof',
}, async ({ page, request, server, trouble }) => {
  test.setTimeout(240_000)
  const { email, ...contract } = await sendContract(request)
  const home = await findMailedPage(server, email, ready)
  await page.goto(home)
  await page.getByRole('link', { name: 'Read the contract' }).click()
  await typeMailedCode(page, byMouse, { server, email })
  await agreeOnScreen(page, byMouse)
  await readEveryPage(page, byMouse)

  const fundingOn = planFundingDay(addDays(today, 7))
  const next = await contract.reissue({ fundingOn, reason: 'The bank is closed that day.' })
  expect((await request.post(`/api/contracts/${next.id}/sending`, { data: {} })).ok()).toBe(true)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByLabel('Type your name to sign').fill('Ana Reyes')
  await page.getByRole('button', { name: 'Sign the contract' }).click()
  await expect(page.getByText('There’s a newer contract.')).toBeVisible()
  await takeTrouble(trouble, 1)

  await page.goto(home)
  await expect(headline(page)).toHaveText('Here’s a new contract. Read what changed.')
  const changed = page.getByRole('region', { name: 'What changed' })
  await expect(changed.getByText('The bank is closed that day.')).toBeVisible()
  await expect(changed.locator('s').first()).toBeVisible()
  await expect(changed.locator('td b').first()).toBeVisible()
  await page.getByRole('link', { name: 'Read the contract' }).click()
  await agreeOnScreen(page, byMouse)
  await readEveryPage(page, byMouse)
  await signByName(page, byMouse, 'Ana Reyes')
})

test('the attorney says no: the person reads why, and the attorney signs after all', {
  tag: '@proof',
}, async ({ page, request, server, browser }) => {
  const { email, attorneyEmail } = await sendContract(request)
  const home = await findMailedPage(server, email, ready)
  await page.goto(home)
  await page.getByRole('link', { name: 'Read the contract' }).click()
  await typeMailedCode(page, byMouse, { server, email })
  await agreeOnScreen(page, byMouse)
  await readEveryPage(page, byMouse)
  await signByName(page, byMouse, 'Ana Reyes')

  const attorney = await openBrowser(browser, server, { viewport: desktop })
  await attorney.goto(await findMailedPage(server, attorneyEmail, asked))
  await typeMailedCode(attorney, byMouse, { server, email: attorneyEmail, proceed: 'Continue' })
  await attorney.getByText('I won’t sign this').click()
  const reason = 'The lien of the hospital isn’t known yet.'
  await attorney.getByLabel('Why won’t you sign?').fill(reason)
  await attorney.getByRole('button', { name: 'Send my reason' }).click()
  await expect(attorney.getByText(/^You told us that you won’t sign/)).toBeVisible()

  await page.goto(home)
  await expect(headline(page)).toHaveText('Your attorney didn’t sign.')
  await expect(page.getByText(`“${reason}”`)).toBeVisible()

  await fillAcknowledgment(attorney)
  await attorney.getByRole('button', { name: 'Sign the acknowledgment' }).click()
  await expect(headline(attorney)).toHaveText('Signed by everyone.')
  await page.goto(home)
  await expect(headline(page)).toHaveText(/^Everybody’s signed\./)
  await attorney.context().close()
})

test('somebody chooses paper: it’s mailed, comes back, and counts once two have looked', {
  tag: '@proof',
}, async ({ page, request, server, browser, baseURL }) => {
  const { email, ...contract } = await sendContract(request)
  const home = await findMailedPage(server, email, ready)
  await page.goto(home)
  await page.getByRole('link', { name: 'Read the contract' }).click()
  await typeMailedCode(page, byMouse, { server, email })
  await page.getByRole('link', { name: 'On paper, by mail' }).click()
  await expect(headline(page)).toHaveText('Sign on paper')
  await page.getByRole('button', { name: 'Mail it to me' }).click()
  await expect(headline(page)).toHaveText('Your contract comes by mail.')

  await contract.on('mailing', { on: today })
  const ruth = await openOther(browser, baseURL, 'ruth')
  await cameBack(contract, ruth.request, { party: 'person' })
  await page.goto(home)
  await expect(headline(page)).toHaveText('You’ve signed. We’re waiting for your attorney.')
  await cameBack(contract, ruth.request, { party: 'attorney', bar: { number: '24012345', state: 'TX' } })
  await page.goto(home)
  await expect(headline(page)).toHaveText(/^Everybody’s signed\./)
  await expectFinished(page, /^The contract, signed by everybody/, ['Ana Reyes', 'paper'])
  await ruth.context().close()
})

/** The owner found it, and Ruth looks at it too. */
async function cameBack(
  contract: Pick<SentContract, 'on' | 'addPaper'>,
  second: Parameters<SentContract['on']>[2],
  signed: object,
) {
  const days = { signedOn: today, postmarkOn: today, receivedOn: today }
  const documentId = await contract.addPaper()
  const data = { ...signed, ...days, documentId, submissionKey: crypto.randomUUID() }
  const { signing } = await contract.on('paper-signatures', data)
  await contract.on(`paper-signatures/${signing.papers[0].id}/second`, {}, second)
}

test('the client of an attorney who applied signs by a link of their own', { tag: '@proof' }, async ({
  page,
  request,
  server,
  browser,
}) => {
  const { email, attorneyEmail } = await sendContract(request, { role: 'attorney' })
  const home = await findMailedPage(server, email, ready)
  expect(home).toMatch(/^\/client\//)
  await page.goto(home)
  await page.getByRole('link', { name: 'Read the contract' }).click()
  await typeMailedCode(page, byMouse, { server, email })
  await wordsOfPdf(page, page.getByRole('link', { name: 'Open the PDF' }))
  await agreeOnScreen(page, byMouse)
  await readEveryPage(page, byMouse)
  await signByName(page, byMouse, 'Ana Reyes')

  const attorney = await openBrowser(browser, server, { viewport: desktop })
  await attorney.goto(await findMailedPage(server, attorneyEmail, asked))
  await typeMailedCode(attorney, byMouse, { server, email: attorneyEmail, proceed: 'Continue' })
  await fillAcknowledgment(attorney)
  await attorney.getByRole('button', { name: 'Sign the acknowledgment' }).click()
  await expect(headline(attorney)).toHaveText('Signed by everyone.')
  await page.goto(home)
  await expectFinished(page, /^The contract, signed by everybody/, ['Ana Reyes', 'Lee Park'])
  await attorney.context().close()
})
