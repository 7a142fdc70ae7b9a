import type { Page } from '@playwright/test'
import { openAdministrator } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { addAttorney, addFirmWithClients, findFirmCode, signInToRoom } from '../support/firm-clients.ts'
import { pressOn, tabTo, typeAnswer } from '../support/keyboard.ts'
import { expect, phone, test } from '../support/site.ts'

const three = ['Gloria Placeholder', 'Teresa Alvarado', 'Curtis Example'] as const
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const rowOf = (page: Page, name: string) => page.getByRole('row', { name })

test('a paralegal with three clients signs in once by keyboard, sees three and no fourth, and answers for one', {
  tag: '@proof',
}, async ({ page, server }) => {
  const look = lookAtBothSizes(page)
  const { email, files, stranger } = await addFirmWithClients(page, server, three)
  const answer = await page.goto('/firm')
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await look()
  const field = page.getByLabel('Work email')
  await tabTo(page, field)
  await page.keyboard.type(email)
  await pressOn(page, page.getByRole('button', { name: 'Email me a code' }), 'Enter')
  await expect(headline(page)).toHaveText('Check your email')
  await look()
  await tabTo(page, page.getByLabel('Code'))
  await page.keyboard.type(await findFirmCode(server, email))
  await page.keyboard.press('Enter')

  await expect(headline(page)).toHaveText('All your clients with us')
  await expect(page.getByText('Three people. Three wait for you.')).toBeVisible()
  for (const name of three) await expect(rowOf(page, name)).toBeVisible()
  await expect(page.getByText(stranger.reference)).toBeHidden()
  await expect(page.getByRole('link', { name: /^Answer for / })).toHaveCount(three.length)
  await look()

  const reference = files[0]?.reference ?? ''
  await pressOn(page, page.getByRole('link', { name: `Answer for ${three[0]}, ${reference}` }), 'Enter')
  await expect(headline(page)).toHaveText(`Do you represent ${three[0]}?`)
  await typeAnswer(page, page.getByRole('group', { name: 'Your answer' }), 'yes')
  await pressOn(page, page.getByRole('button', { name: 'Confirm and send' }), 'Enter')
  await expect(page.getByText('Thank you. We have your answers.')).toBeVisible()
  await page.getByRole('link', { name: 'All your clients with us' }).click()
  await expect(rowOf(page, three[0])).toContainText('Your answers to 6 questions')

  // A file that isn't theirs leads back here, as one that doesn't exist.
  for (const other of [stranger.reference, 'BF-2026ZZZZZZ']) {
    await page.goto(`/firm/${other}`)
    await expect(headline(page)).toHaveText('All your clients with us')
  }
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(headline(page)).toHaveText('Your clients with us')
  await page.goto(`/firm/${reference}`)
  await expect(headline(page)).toHaveText('Your clients with us')
})

test('from six clients on they are found by name or reference as it is typed', { tag: '@proof' }, async ({
  page,
  server,
}) => {
  const names = [...three, 'Noor Sample', 'Henry Sample', 'Zoë Specimen']
  const { email, files } = await addFirmWithClients(page, server, names)
  await signInToRoom(page, server, email)
  const find = page.getByRole('searchbox', { name: 'Find a client or a reference' })
  await find.fill('zoe')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('status')).toHaveText('1 of 6 shown')
  await find.fill(files[3]?.reference.toLowerCase().slice(3) ?? '')
  await expect(rowOf(page, 'Noor Sample')).toBeVisible()
  await find.fill('nobody')
  await expect(page.getByRole('status')).toHaveText('Nobody here by that name or reference.')
  // Nothing of it stays in the address.
  expect(new URL(page.url()).search).toBe('')
})

test('when counsel changes, the former firm’s open page takes nothing more and names nobody', {
  tag: '@proof',
}, async ({ page, server, browser, trouble }) => {
  const { email, files } = await addFirmWithClients(page, server, [three[0]])
  const [file = { id: '', reference: '' }] = files
  const next = await addAttorney(server)
  const firm = await browser.newPage({ baseURL: server.url })
  await signInToRoom(firm, server, email)
  await firm.getByRole('link', { name: /^Answer for / }).click()
  await expect(headline(firm)).toHaveText(`Do you represent ${three[0]}?`)

  const { request } = await openAdministrator(page)
  const { version } = await (await request.get(`/api/applications/${file.id}`)).json()
  const changed = await request.post(`/api/applications/${file.id}/counsel-change`, {
    data: { firmId: next.firmId, attorneyId: next.attorneyId, version },
  })
  expect(await changed.json()).toMatchObject({ isAsked: true })
  await firm.getByLabel('Your message').fill('One more thing.')
  await firm.getByRole('button', { name: 'Send message' }).click()
  await expect(firm.getByText('This link doesn’t work.')).toBeVisible()
  await firm.reload()
  await expect(headline(firm)).toHaveText('No open cases with us')
  await expect(firm.getByText(three[0])).toBeHidden()
  await firm.close()
  expect(trouble).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the room opens, finds, answers and signs out', { tag: '@proof' }, async ({ page, server }) => {
    const names = [...three, 'Noor Sample', 'Henry Sample', 'Zoë Specimen']
    const { email } = await addFirmWithClients(page, server, names)
    await page.goto('/firm')
    await page.getByRole('button', { name: 'Email me a code' }).click()
    await expect(page.getByText('Enter your work address.')).toBeVisible()
    await page.getByLabel('Work email').fill(email)
    await page.getByRole('button', { name: 'Email me a code' }).click()
    await page.getByLabel('Code').fill('12')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('That code doesn’t work.')).toBeVisible()
    await page.getByLabel('Code').fill(await findFirmCode(server, email))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(headline(page)).toHaveText('All your clients with us')
    await page.getByRole('searchbox').fill('noor')
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('link', { name: /^Answer for Noor Sample/ }).click()
    await page.getByLabel('No', { exact: true }).check()
    await page.getByRole('button', { name: 'Confirm and send' }).click()
    await expect(page.getByText('We won’t ask your firm about this case again.')).toBeVisible()
    await expect(page.getByText('Noor Sample')).toBeHidden()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(headline(page)).toHaveText('Your clients with us')
  })
})
