import { joinAdmin } from '../support/admin.ts'
import { lookAtBothSizes } from '../support/both-sizes.ts'
import { pressOn } from '../support/keyboard.ts'
import { desktop, expect, takeTrouble, test } from '../support/site.ts'

test.use({ viewport: desktop })

test('the owner reads what is missing for opening day, moves the day, and notes a restore, by keyboard', {
  tag: '@proof',
}, async ({ page }) => {
  await joinAdmin(page)
  const look = lookAtBothSizes(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: /^Ready to open\?/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('and the lamp is lit.')
  await expect(page.getByRole('img', { name: /^A lighthouse of/ })).toBeVisible()
  await page.setViewportSize(desktop)
  await pressOn(page, page.getByRole('button', { name: /^(Choose|Move) the day$/ }), 'Enter')
  const inThreeWeeks = new Date(Date.now() + 21 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.getByLabel('Opening day', { exact: true }).fill(inThreeWeeks)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Opening day is .* weekdays\.$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /days to scale/ })).toBeVisible()

  await pressOn(page, page.getByRole('button', { name: 'Show me how: Connect a mail server' }), 'Enter')
  await expect(page.getByText('Set SMTP_URL and ADMIN_EMAIL')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: /^Prove or hide them/ }), 'Enter')
  await pressOn(page, page.getByRole('button', { name: /^Give its source ?: Clients helped/ }), 'Enter')
  await expect(page.getByLabel('Its day')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hide it ?: Licensed and bonded/ })).toBeVisible()
  await look()

  const backups = page.getByRole('button', { name: /^Say when/ })
  await pressOn(page, backups, 'Enter')
  await page.getByLabel('Last restore that worked').fill(new Date().toISOString().slice(0, 10))
  await page.keyboard.press('Enter')
  await expect(backups).toBeHidden()
  await expect(page.getByRole('region', { name: 'Done' }).getByText('Tried restore')).toBeVisible()

  await page.getByRole('link', { name: /^Set it: Set your phone/ }).click()
  await expect(page.getByRole('dialog', { name: 'Global content' })).toBeVisible()
  await page.request.patch('/api/admin/opening', { data: { day: null, restoredOn: null } })
})

test('the landing page of the settings says what isn’t set, and finds a value by keyboard', {
  tag: '@proof',
}, async ({ page }) => {
  await joinAdmin(page)
  await page.goto('/admin/settings')
  const open = page.getByRole('region', { name: 'Not set yet' })
  await expect(open.getByRole('link', { name: /^Set an address: / })).toBeVisible()
  await lookAtBothSizes(page)()
  await page.setViewportSize(desktop)
  await page.keyboard.press('/')
  await page.keyboard.type('replies not set')
  await expect(page.getByRole('link', { name: /^Opening hours/ })).toBeHidden()
  await page.getByRole('link', { name: /^Replies\s+not set/ }).press('Enter')
  await expect(page.getByRole('region', { name: 'Replies to mails' })).toBeFocused()

  await page.goto('/admin/settings/clocks')
  const days = page.getByLabel('An offer stands for (days)')
  const stored = await days.inputValue()
  await days.fill('99')
  await page.getByLabel('Closed on', { exact: true }).fill('2027-07-05')
  await page.getByRole('button', { name: 'Add the day' }).click()
  await expect(page.getByText('2 changes', { exact: true })).toBeVisible()

  // Leaving asks nothing, and what was typed is there afterwards.
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: /^Company/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Company' })).toBeVisible()
  await page.goto('/admin/settings/clocks')
  await expect(days).toHaveValue('99')
  await expect(page.getByText('2 changes', { exact: true })).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Discard' }), 'Enter')
  await expect(days).toHaveValue(stored)
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.reload()
  await expect(days).toHaveValue(stored)

  await days.fill('33')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('h')
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByRole('row').nth(1)).toContainText('Changed how long offers stand')
  await expect(history.getByRole('row').nth(1)).toContainText('33 days')
  await lookAtBothSizes(page)('dialog[open]')
  await page.request.put('/api/admin/offer-days', { data: { days: Number(stored) } })

  // A colleague saves while a draft waits here: the page shows that there are two, and drops neither by itself.
  const morning = page.getByLabel('Sent at')
  const meanwhile = page.getByText('Somebody else changed this meanwhile')
  const readClocks = async () => (await page.request.get('/api/admin/clocks')).json()
  const asItWas = await readClocks()
  const leaveDraft = async (hour: string, theirs: number) => {
    await page.goto('/admin/settings/clocks')
    await morning.fill(hour)
    await page.goto('/admin/settings')
    const clocks = await readClocks()
    await page.request.put('/api/admin/clocks', {
      data: { ...clocks, digestHour: theirs, isDigest: theirs === 7 },
    })
    await page.goto('/admin/settings/clocks')
    await expect(meanwhile).toBeVisible()
    await expect(morning).toHaveValue(hour)
  }
  await leaveDraft('05:30', 6)
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(meanwhile).toBeHidden()
  await expect(morning).toHaveValue('06:00')
  await leaveDraft('05:45', 7)
  const notice = page.getByRole('alert').filter({ has: meanwhile })
  await expect(notice.getByRole('listitem')).toHaveText([
    'One morning mail: yours off, theirs on. “Keep mine” takes theirs.',
    'Sent at: yours 05:45, theirs 07:00. ',
  ])
  await lookAtBothSizes(page)()
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(morning).toHaveValue('05:45')
  await expect(page.getByLabel(/^One mail each business morning/)).toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Clocks saved').first()).toBeVisible()
  const { version, digestHour, isDigest } = await readClocks()
  expect({ digestHour, isDigest }).toEqual({ digestHour: 5.75, isDigest: true })
  await page.request.put('/api/admin/clocks', { data: { ...asItWas, version } })
})

test('the owner goes through the state rules by keyboard: takes a suggestion over, takes it back, edits, checks', {
  tag: '@proof',
}, async ({ page, trouble }) => {
  await joinAdmin(page)
  const look = lookAtBothSizes(page)
  await page.goto('/admin/settings/rules?state=NY')
  await expect(page.getByRole('link', { name: 'New York', exact: true })).toBeVisible()
  const panel = page.getByRole('complementary', { name: 'New York' })
  await expect(panel.getByText('A suggestion differs from yours')).toBeVisible()
  await look()
  await page.setViewportSize(desktop)
  await page.keyboard.press('Control+Enter')
  await expect(panel.getByRole('heading', { name: /^From Dec 19/ })).toBeVisible()
  await expect(panel.getByText('Owner took over the suggestion: License from Dec 19')).toBeVisible()
  await page.keyboard.press('z')
  await expect(panel.getByText('Owner took back: License from Dec 19')).toBeVisible()
  await expect(panel.getByRole('heading', { name: /^From Dec 19/ })).toBeHidden()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name: 'What changes when' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.locator('.rules-map')).toBeHidden()
  await page.keyboard.press('t')
  await page.goto('/admin/settings/rules?state=WY')
  const wyoming = page.getByRole('complementary', { name: 'Wyoming' })
  await expect(wyoming.getByText('Nobody has checked it against the law yet.')).toBeVisible()
  await page.keyboard.press('e')
  await expect(wyoming.getByLabel('Posture')).toBeFocused()
  await wyoming.getByRole('button', { name: 'Add a cap' }).click()
  await wyoming.getByRole('button', { name: /^Save the rule/ }).click()
  await expect(wyoming.getByLabel('Percent')).toHaveAccessibleDescription(/Use more than 0%/)
  await wyoming.getByLabel('Percent').fill('36.5')
  await wyoming.getByLabel('Source').fill('Wyo. Stat. 40-14')
  await look()
  await page.setViewportSize(desktop)
  // Somebody else is faster.
  const other = await page.request.put('/api/state-rules/WY', { data: { posture: 'open', source: 'Memo' } })
  expect(other.ok()).toBe(true)
  await wyoming.getByLabel('Source').press('Control+Enter')
  await expect(wyoming.getByText('Owner changed Wyoming while you were writing.')).toBeVisible()
  await expect(wyoming.getByRole('table', { name: 'Their rule and yours' })).toContainText('Memo')
  await wyoming.getByRole('button', { name: 'Save mine' }).click()
  await expect(wyoming.getByText('36.5% a year').first()).toBeVisible()
  await page.keyboard.press('c')
  await expect(wyoming.getByText(/^You confirmed it on/)).toBeVisible()
  // The browser itself notes the refusal.
  await takeTrouble(trouble, 1)
  const { effectiveFrom } = await other.json()
  await page.request.delete(`/api/state-rules/WY/${effectiveFrom}`)
})
