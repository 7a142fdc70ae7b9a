import type { Page } from '@playwright/test'
import { adminPassword } from '../support/admin.ts'
import { turnContracts } from '../support/contract-page.ts'
import { createHand, type Effort } from '../support/counting-hand.ts'
import {
  openPayable,
  type Payable,
  passTime,
  passWait,
  prepareByCalls,
  readyPaying,
  sendByCalls,
} from '../support/paying.ts'
import { altLine, sdnLine } from '../support/sanctions-lists.ts'
import { desktop, expect, expectAccessible, expectAlive, takeTrouble } from '../support/site.ts'
import { signInAs, test } from '../support/staffed-site.ts'

test.use({ viewport: desktop })
test.describe.configure({ mode: 'serial' })

/** Tests in one worker share a site: the others know nothing of contracts. */
test.afterEach(async ({ request }) => turnContracts(request, false))

const efforts: Record<string, Effort> = {}
test.afterAll(() => {
  if (Object.keys(efforts).length > 0) console.table(efforts)
})

const gate = (page: Page) => page.getByRole('region', { name: 'Before money leaves' })
const dialog = (page: Page) => page.getByRole('dialog')
const shut = (page: Page) => page.getByRole('button', { name: /^Sign/ })

async function open(page: Page, { address }: Payable) {
  await page.goto(address)
  await expectAlive(page)
}

async function upload(page: Page, kind: 'sdn' | 'alt', lines: string) {
  const section = page.locator('#payments')
  const file = { name: `${kind}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines) }
  await section.getByLabel('The file').setInputFiles(file)
  // It is known by its name.
  await expect(section.getByRole('radio', { name: new RegExp(`^${kind}`) })).toBeChecked()
  await section.getByRole('button', { name: 'Upload the list' }).click()
  return section
}

test('both lists come in under Settings, and a near match is judged with a reason', async ({
  page,
  request,
  server,
  trouble,
}) => {
  test.setTimeout(120_000)
  await readyPaying(request)
  const payable = await openPayable({ request, server })
  await page.request.post('/api/admin/login', { data: { password: adminPassword } })
  await page.goto('/admin/settings/clocks')
  await expectAlive(page)
  const section = await upload(page, 'sdn', altLine(36, 'TESTOFF, Borya'))
  await expect(section.getByText('Upload the file as the Treasury publishes it')).toBeVisible()
  await takeTrouble(trouble, 1)
  const [first = '', ...others] = payable.name.split(' ')
  await upload(page, 'sdn', sdnLine(36, 'TESTOV, Boris') + sdnLine(42, `${others.join(' ')}, ${first}`))
  const lists = section.getByRole('list', { name: 'Lists that payees are compared with' })
  await expect(lists).toContainText('2 names.')
  await upload(page, 'alt', altLine(36, 'TESTOFF, Borya'))
  await expect(lists.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, '#payments')

  await signInAs(page, 'ruth')
  await prepareByCalls({ first: page.request, second: request }, payable)
  // Screened by a bank, and now by our own list as well: the latest comparison counts.
  await page.request.post(`/api/contracts/${payable.contractId}/payout/screening`, { data: {} })
  await open(page, payable)
  const { press, type, effort } = createHand(page)
  await expect(gate(page)).toContainText('A near match')
  await expect(shut(page)).toHaveAttribute('aria-disabled', 'true')
  await press('1')
  await expect(dialog(page)).toContainText('100 of 100 alike')
  await press('Control+Enter')
  await expect(dialog(page)).toContainText('Write why it isn’t the payee.')
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
  await type('Born in 1960; ours in 1985.')
  await press('Control+Enter')
  await expect(gate(page)).toContainText('1 near match, judged')
  await expect(shut(page)).not.toHaveAttribute('aria-disabled', 'true')
  efforts['Judge a near match'] = effort
})

test('an earlier funder’s release is a paper of the file', { tag: '@proof' }, async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(120_000)
  await readyPaying(request)
  const answers = { 'workers-compensation': false, 'united-states': false, benefits: false }
  const payable = await openPayable({ request, server }, { answers: { ...answers, 'other-funder': true } })
  const documentId = await payable.addPaper()
  await signInAs(page, 'ruth')
  await prepareByCalls({ first: page.request, second: request }, payable)
  await open(page, payable)
  const { press, effort } = createHand(page)
  await expect(gate(page)).toContainText('Confirm its release')
  await press('1')
  // The first empty field has the focus.
  await expect(dialog(page).getByLabel('The release')).toBeFocused()
  await press('Control+Enter')
  await expect(dialog(page)).toContainText('Choose the release.')
  await press('ArrowDown')
  await press('Control+Enter')
  await expect(gate(page)).toContainText('Ruth Owens has seen the release.')
  await expect(gate(page).getByRole('link', { name: 'The release' })).toHaveAttribute(
    'href',
    new RegExp(documentId),
  )
  await expect(shut(page)).not.toHaveAttribute('aria-disabled', 'true')
  efforts['Confirm a release'] = effort
})

test('a notice that came late is refused with a reason, and another one is taken', { tag: '@proof' }, async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(150_000)
  await readyPaying(request)
  const payable = await openPayable({ request, server })
  await signInAs(page, 'ruth')
  await sendByCalls({ first: page.request, second: request }, payable)
  await passTime(server, payable.contractId, { daysOver: 6 })
  await open(page, payable)
  const { press, type, effort } = createHand(page)
  const form = page.getByRole('form', { name: 'Record a cancellation' })
  const late = page.getByText('A notice came after the last day.')
  const offered = (name: string) => expect(page.getByRole('button', { name })).toBeVisible()
  const giveNotice = async () => {
    await offered('Record a cancellation')
    await press('x')
    await press('4')
    await expect(form).toContainText('is after the last day.')
    await press('Control+Enter')
    await expect(late).toBeVisible()
  }
  await giveNotice()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Say no' }).click()
  await press('Control+Enter')
  await expect(dialog(page)).toContainText('Write why.')
  await type('They had spent the money.')
  await press('Control+Enter')
  await expect(late).toBeHidden()

  await giveNotice()
  await page.getByRole('button', { name: 'Accept anyway' }).click()
  await type('The letter lay at the post office.')
  await press('Control+Enter')
  await expect(late).toBeHidden()
  await offered('Record the money back')
  await press('x')
  const money = page.getByRole('form', { name: 'The money came back' })
  const way = money.getByRole('combobox', { name: /^As/ })
  await expect(way).toBeFocused()
  await press('ArrowDown')
  await expect(money).toContainText('All of the money is back')
  await press('Control+Enter')
  await expect(page.getByText('Canceled: nothing is owed').first()).toBeVisible()
  efforts['Answer two late notices, and cancel'] = effort
})

test('where nobody else may sign, one person says why, waits and signs again', { tag: '@proof' }, async ({
  page,
  request,
  server,
  trouble,
}) => {
  test.setTimeout(150_000)
  await readyPaying(request)
  const payable = await openPayable({ request, server })
  const { people } = await (await request.get('/api/admin/people')).json()
  for (const { id, name } of people)
    if (/Ruth|Ben/.test(name))
      await request.patch(`/api/admin/people/${id}`, { data: { mayPay: false, maySeeBankDetails: false } })
  await signInAs(page, 'ruth')
  await open(page, payable)
  // Whoever may not prepare it isn't asked to.
  await expect(gate(page)).toContainText('somebody else’s')
  await expect(gate(page).getByRole('button', { name: /^Enter/ })).toHaveCount(0)

  await page.request.post('/api/admin/login', { data: { password: adminPassword } })
  await prepareByCalls({ first: page.request, second: page.request }, payable)
  await open(page, payable)
  const { press, type, effort } = createHand(page)
  await expect(gate(page)).toContainText('alone')
  await press('Control+Enter')
  await expect(dialog(page).getByLabel('Why alone')).toBeFocused()
  // The server asked for the reason.
  await takeTrouble(trouble, 1)
  await type('The others are on vacation.')
  await press('Control+Enter')
  await expect(gate(page)).toContainText('Alone, it counts when signed again')
  await expect(shut(page)).toHaveAttribute('aria-disabled', 'true')
  await passWait(server)
  await page.reload()
  await expect(shut(page)).not.toHaveAttribute('aria-disabled', 'true')
  await press('Control+Enter')
  await expect(page.getByRole('button', { name: /^Mark .* sent/ })).toBeVisible()
  await expect(gate(page)).toContainText('Signed again, alone.')
  efforts['Sign alone, twice'] = effort
})
