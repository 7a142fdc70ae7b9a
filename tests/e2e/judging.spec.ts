import { expectAccessible } from '../support/accessible.ts'
import { applyWith, countColors, sendAsApplicant } from '../support/judging.ts'
import { faxedPdf, hostilePdfs, pdfOf } from '../support/pdf-files.ts'
import { goodFiles } from '../support/sample-files.ts'
import { desktop, expect, phone, takeTrouble, test } from '../support/site.ts'

test.use({ viewport: desktop })

const record = {
  name: 'record.pdf',
  type: 'application/pdf',
  body: pdfOf([{ text: 'First page' }, { text: 'Second page' }]),
}
const photo = { name: 'photo.png', ...goodFiles.png, fileType: 'injury-photos' }
const note = { name: 'note.txt', ...goodFiles.txt, fileType: 'other' }
const letter = { name: 'letter.docx', ...goodFiles.docx, fileType: 'police-report' }

test('a reviewer judges by keyboard, page by page, and a colleague who was faster is named', async ({
  page,
  trouble,
}) => {
  const { id, documentIds, request, readItems } = await applyWith(page, 'Judged', [
    record,
    photo,
    note,
    letter,
  ])
  const viewer = (documentId: string | undefined) => `/admin/applications/${id}/documents/${documentId}`
  await page.goto(`/admin/applications?role=plaintiff&application=${id}&tab=documents`)
  await page.getByRole('link', { name: 'Judge 4 documents' }).click()
  await expect(page).toHaveURL(new RegExp(viewer(documentIds[0])))
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()
  await expect.poll(() => countColors(page)).toBeGreaterThan(1)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible()
  await page.keyboard.press('0')
  await page.keyboard.press('t')
  await page.keyboard.press('+')
  await expectAccessible(page)

  // Rejecting: the reason's sentence, then other words, in which single keys are letters.
  await page.keyboard.press('r')
  await page.keyboard.press('2')
  const sentence = page.getByRole('textbox', { name: 'Ana Judged reads' })
  await expect(sentence).toHaveValue(/^Some pages are missing\./)
  await sentence.fill('Page 3 is missing. Please send all of them again.')
  await sentence.press('a')
  await expectAccessible(page)
  const rejected = async () => (await readItems()).find((item: { id: string }) => item.id === first.id)
  const [first] = (await readItems()).filter(({ documents }: { documents: object[] }) => documents.length > 0)
  const verdict = `/api/applications/${id}/checklist/items/${first.id}/verdict`
  await request.post(verdict, { data: { version: first.version, verdict: 'accepted' } })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'was faster' })).toContainText('Accepted')
  // The browser's own line about the refused verdict.
  await takeTrouble(trouble, 1)
  await expect(sentence).toHaveValue('Page 3 is missing. Please send all of them again.a')
  await page.getByRole('button', { name: 'Judge it as it is now' }).click()
  await sentence.fill('Page 3 is missing. Please send all of them again.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('rejected, and they’re told').first()).toBeVisible()
  expect(await rejected()).toMatchObject({
    state: 'rejected',
    why: 'pages-missing',
    reason: 'Page 3 is missing. Please send all of them again.',
  })

  // The other kinds of files, by the bracket.
  const stage = page.locator('.viewer-stage')
  for (const shown of ['Download it and open it in Word', 'Page 1 of 1', 'BMW hit me on Elm Street']) {
    await page.locator('h1').click()
    await page.keyboard.press(']')
    await expect(
      stage
        .getByText(shown)
        .or(page.getByRole('img', { name: shown }))
        .first(),
    ).toBeVisible()
  }
  await page.keyboard.press('a')
  await expect(page.getByText(/: accepted$/).first()).toBeVisible()

  // What arrived meanwhile shows as soon as the reviewer looks at the window again.
  await sendAsApplicant(page.request, id, { ...record, name: 'again.pdf' })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('listitem').filter({ hasText: 'Medical records' })).toContainText('2 files')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Checklist' })).toBeVisible()
  // The list that the file was opened from is still there.
  await expect(page).toHaveURL(/role=plaintiff/)
})

test('hostile files get a sentence, and a fax is drawn', { tag: '@proof' }, async ({ page }) => {
  const sentences: Record<keyof typeof hostilePdfs, string> = {
    'locked with a password': 'locked with a password',
    'cut off': 'damaged and can’t be shown',
    'a mile long': '',
    'of 6,000 pages': '',
  }
  const files = Object.entries(hostilePdfs).map(([name, body]) => ({ ...record, name: `${name}.pdf`, body }))
  const bomb = Buffer.from(goodFiles.png.body)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  const { id, documentIds } = await applyWith(page, 'Hostile', [
    ...files,
    { ...photo, body: bomb },
    { ...record, body: faxedPdf() },
  ])
  const stage = page.locator('.viewer-stage')
  for (const [at, words] of [...Object.values(sentences), 'too large to be shown'].entries()) {
    await page.goto(`/admin/applications/${id}/documents/${documentIds[at]}`)
    if (words) await expect(stage.getByText(words)).toBeVisible()
    else await expect.poll(() => countColors(page)).toBeGreaterThan(0)
  }
  // A fax needs a compiled decoder, which the worker's policy lets in and the page hands to it.
  const decoder = page.waitForRequest(/jbig2.*\.wasm$/)
  await page.goto(`/admin/applications/${id}/documents/${documentIds.at(-1)}`)
  await decoder
  await expect.poll(() => countColors(page)).toBeGreaterThan(1)
  const many = Object.keys(hostilePdfs).indexOf('of 6,000 pages')
  await page.goto(`/admin/applications/${id}/documents/${documentIds[many]}`)
  const number = page.getByRole('spinbutton', { name: /^Page/ })
  await number.fill('5990')
  await number.press('Enter')
  await expect(page.getByRole('img', { name: 'Page 5990 of 6000' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('button')).toHaveCount(40)
})

test('the desk adds what came by fax, moves it, names it and orders the list', { tag: '@proof' }, async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const { id, readItems } = await applyWith(page, 'Faxed', [])
  await page.goto(`/admin/applications?application=${id}&tab=documents`)
  await page.getByRole('button', { name: 'Add a file' }).click()
  const form = page.getByRole('form', { name: 'Add a file' })
  await form
    .getByLabel('Files')
    .setInputFiles({ name: 'fax.pdf', mimeType: record.type, buffer: record.body })
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const documents = page.getByRole('region', { name: /^Documents/ })
  const fax = documents.getByRole('listitem').filter({ hasText: 'Not scanned' })
  await expect(fax).toContainText('added by the desk')
  await documents.getByRole('button', { name: 'Move fax.pdf' }).click()
  await page.getByLabel('What is it?').last().selectOption({ label: 'Police report (Applicant)' })
  await page.getByRole('button', { name: 'Move it' }).click()
  await expect(fax).toContainText('For: Police report')
  await documents.getByRole('button', { name: 'Rename fax.pdf' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Report of Officer Byline')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(documents.getByRole('link', { name: 'Report of Officer Byline' })).toBeVisible()
  await expectAccessible(page)

  const checklist = page.getByRole('region', { name: 'Checklist' })
  await checklist.getByRole('button', { name: 'Change Police report' }).click()
  await checklist.getByRole('button', { name: 'Move up Police report' }).click()
  await expect.poll(async () => (await readItems())[0].name).toBe('Police report')
  await expect(checklist.getByRole('button', { name: 'Move up Police report' })).toBeFocused()
  await checklist.getByRole('button', { name: 'Waive Police report' }).click()
  await expect(checklist.getByRole('listitem').first()).toContainText('Waived')
  await page.goto(`/admin/applications/${id}/documents/${(await readItems())[0].documents[0].id}`)
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()
  await expectAccessible(page)
})
