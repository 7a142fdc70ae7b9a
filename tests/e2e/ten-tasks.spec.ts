import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { plaintiffPayload } from '../support/application-payloads.ts'
import {
  answersOf,
  chosenRole,
  control,
  nextButton,
  payloads,
  type Role,
  stepHeading,
  submitButton,
  successHeading,
} from '../support/apply.ts'
import { type Person, type PersonName, people, sit } from '../support/people-at-a-screen.ts'
import { sample } from '../support/sample.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { expect, phone, test } from '../support/site.ts'

/** What the site is for, done by somebody who reads large text, and by somebody whose phone and line are bad. */
type Task = (person: Person, world: { server: ServerProcess }) => Promise<void>

async function startForm({ page, press, pressUntil, open, byThumb }: Person, role: Role) {
  await open('/apply')
  const first = stepHeading(page, role, 1)
  const own = page.getByRole('radio', { name: /Yes, it’s mine/ })
  // A tap on a role goes on by itself.
  if (byThumb) await pressUntil(chosenRole(page, role), own)
  else {
    await press(chosenRole(page, role))
    await pressUntil(page.getByRole('button', { name: 'Continue Application' }), own)
  }
  await press(own)
  await pressUntil(page.getByRole('button', { name: 'Continue', exact: true }), first)
}

async function fillIn({ page, answer }: Person, role: Role, step: 1 | 2 | 3) {
  for (const [name, value] of answersOf(role, step)) await answer(control(page, name), value)
}

async function apply(person: Person, role: Role) {
  const { page, press, pressUntil } = person
  await startForm(person, role)
  for (const step of [1, 2, 3] as const) {
    await fillIn(person, role, step)
    await pressUntil(nextButton(page), stepHeading(page, role, (step + 1) as 2 | 3 | 4))
  }
  for (const box of await page.getByRole('checkbox').all()) await press(box)
  const taken = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/applications') && answer.status() === 201,
  )
  await pressUntil(submitButton(page), successHeading(page))
  expect((await taken).request().postDataJSON()).toMatchObject(payloads[role])
}

/** Applies in this browser, which may open its case from then on. A mailbox gets few mails an hour, so each has its own. */
async function applyByCall(page: Page): Promise<{ id: string; reference: string; email: string }> {
  const email = `reader-${randomUUID().slice(0, 8)}@example.com`
  const sent = await page.request.post('/api/applications', { data: { ...plaintiffPayload, email } })
  const { applicationId, reference } = await sent.json()
  return { id: applicationId, reference, email }
}

async function readCode({ dataDir }: ServerProcess, applicationId: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const outbox = join(dataDir, 'outbox')
    const [name = ''] = readdirSync(outbox).filter((file) => file.startsWith(`case-code-${applicationId}`))
    const mail = readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '')
    code = /Your code: (\d{6})/.exec(mail)?.[1] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

const paper = { name: 'page one.txt', mimeType: 'text/plain', buffer: Buffer.from('A page') }

const tasks: Record<string, Task> = {
  'works out what $8,000 would cost': async ({ page, open, answer }) => {
    await open('/cost')
    await answer(page.getByRole('textbox', { name: 'How much?' }), '8000')
    await expect(page.getByText('$12,320').first()).toBeVisible()
  },
  'asks whether we can help': async ({ page, open, answer, press, pressUntil }) => {
    await open('/check')
    await answer(page.getByLabel('Where do you live?'), 'TX')
    for (const name of ['Yes', 'Car, truck or motorcycle', '1 to 2 years ago'])
      await press(page.getByLabel(name, { exact: true }))
    await pressUntil(
      page.getByRole('button', { name: 'See the answer' }),
      page.getByRole('heading', { name: 'It looks like we can help.' }),
    )
  },
  'applies as the person who was hurt': (person) => apply(person, 'plaintiff'),
  'files for a client': (person) => apply(person, 'attorney'),
  'comes back to a form that the phone closed': async (person) => {
    const { page, answer, pressUntil, open } = person
    await startForm(person, 'plaintiff')
    await fillIn(person, 'plaintiff', 1)
    await pressUntil(nextButton(page), stepHeading(page, 'plaintiff', 2))
    const [name, value] = answersOf('plaintiff', 2).find(([field]) => field === 'caseDescription') ?? ['', '']
    await answer(control(page, name), value)
    await page.goto('about:blank')
    await open('/apply')
    await pressUntil(
      page.getByRole('button', { name: 'Continue where you left off' }),
      stepHeading(page, 'plaintiff', 2),
    )
    await expect(control(page, name)).toHaveValue(value)
  },
  'sends a police report': async ({ page, open }) => {
    await applyByCall(page)
    await open('/case')
    const report = page.locator('[data-item=police-report]')
    await report.getByLabel(/^Send/).setInputFiles(paper)
    const again = report.getByRole('button', { name: /^Try again/ })
    await expect(async () => {
      if (await again.isVisible()) await again.click()
      await expect(report).toHaveAttribute('data-state', 'received', { timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
  },
  'opens the case with a mailed code': async ({ page, open, answer, pressUntil }, { server }) => {
    const { id, reference, email } = await applyByCall(page)
    await page.context().clearCookies()
    await open('/case')
    await answer(page.getByLabel(/reference/i), reference)
    await answer(page.getByLabel(/email/i), email)
    const code = page.getByLabel(/code/i)
    await pressUntil(page.getByRole('button', { name: 'Email me a code' }), code)
    await answer(code, await readCode(server, id))
    await pressUntil(
      page.getByRole('button', { name: 'Open my case' }),
      page.getByRole('heading', { name: /documents/i }).first(),
    )
  },
  'finds out whether it is a loan': async ({ page, open, answer, pressUntil }) => {
    await open('/faq')
    await answer(page.getByRole('searchbox'), 'loan')
    const question = page.locator('summary:visible', { hasText: /loan/i }).first()
    await expect(question).toBeVisible()
    const answerText = question.locator('xpath=following-sibling::*').first()
    await pressUntil(question, answerText)
  },
  'writes to us': async ({ page, open, answer, pressUntil }) => {
    await open('/contact')
    const form = page.getByRole('region', { name: 'Send us a message' })
    await answer(form.getByLabel('Your name'), 'Ann Example')
    await answer(form.getByLabel('Email address'), 'ann@example.com')
    await answer(
      form.getByLabel('Subject'),
      (await form.getByLabel('Subject').locator('option').nth(1).getAttribute('value')) ?? '',
    )
    await answer(
      form.getByLabel('Message'),
      'Do you fund cases in Ohio? My attorney says it may take a year.',
    )
    await pressUntil(
      form.getByRole('button', { name: 'Send Message' }),
      page.getByRole('region', { name: /notifications/i }).getByText('Message Sent'),
    )
  },
  'corrects a phone number and writes on the case page': async ({
    page,
    open,
    answer,
    press,
    pressUntil,
  }) => {
    await applyByCall(page)
    await open('/case')
    const number = page.getByRole('textbox', { name: 'Phone', exact: true })
    const name = 'Fix my phone number'
    // A link until the page's scripts are needed.
    await pressUntil(page.getByRole('button', { name }).or(page.getByRole('link', { name })), number)
    await answer(number, '5550147799')
    await press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByText(/555\D{0,3}014\D?7799/).first()).toBeVisible()
    const field = page.getByLabel(/^Write to/)
    await answer(field, 'My attorney moved. The new number is above.')
    await pressUntil(
      page.getByRole('button', { name: 'Send message' }),
      page.getByText('We got your message.'),
    )
  },
}

const visits = Object.keys(people).flatMap((name) =>
  Object.keys(tasks).map((task) => ({ name: name as PersonName, task })),
)

/** Long enough for the line to be cut more than once. */
const isLong = (task: string) => /^(applies|files)/.test(task)

test.use({ viewport: phone, hasTouch: true, isMobile: true })

for (const { name, task } of sample(visits, 2)) {
  test(`${name} ${task}, and loses no character`, async ({ page, server, trouble }) => {
    test.setTimeout(240_000)
    const person = await sit(page, name, task)
    await (tasks[task]?.(person, { server }) ?? Promise.resolve()).finally(person.leave)
    if (!people[name].isCheap) return
    // A cut line makes the browser complain.
    trouble.length = 0
    if (isLong(task)) expect(person.countCuts()).toBeGreaterThan(1)
  })
}
