import { expect, type Page } from '@playwright/test'
import type { Effort, Hand } from './counting-hand.ts'

/** The person whose file is next. */
export type Subject = { name: string; phone: string }

type Work = (page: Page, hand: Hand, subject: Subject) => Promise<void>

export type DayJob = {
  job: string
  byKeys: Work
  byMouse: Work
  /** On a file against which nothing stands. */
  isCleared?: true
  /**
   * What it took at the desk of commit 8ddef3ea, the last with a dialog of tabs, from its first screen: driven by the
   * same hand on 2026-11-16, one file in the list. A native list counts as two clicks. Undefined: it could not be done.
   */
  before?: { byKeys: number; byMouse: number }
}

const file = (page: Page) => page.locator('#application-details')
const says = (page: Page, words: string | RegExp) => expect(page.locator('body')).toContainText(words)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const note = (page: Page) => page.getByLabel('New note')
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
const parts = ['Personal Info', 'Case Details', 'Funding Info'] as const

/** Everything that the old desk had on eight tabs is in sight, part after part. */
async function expectWhole(page: Page, { phone }: Subject) {
  for (const words of [phone, 'Medical records', 'Park & Co', 'Law firm', 'Requests'])
    await expect(file(page)).toContainText(words)
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Application submitted')
}

/** The day's work. Each begins on Today, and ends when the desk shows that it is done. */
export const dayJobs: readonly DayJob[] = [
  {
    job: 'Open the next file',
    before: { byKeys: 6, byMouse: 2 },
    async byKeys(page, hand, { name }) {
      await hand.press('Enter')
      await expect(file(page)).toContainText(name)
    },
    async byMouse(page, hand, { name }) {
      await hand.click(page.getByRole('link', { name: 'Open next file' }))
      await expect(file(page)).toContainText(name)
    },
  },
  {
    job: 'Read all of it',
    before: { byKeys: 19, byMouse: 9 },
    async byKeys(page, hand, subject) {
      await hand.press('a')
      await expect(page.getByRole('tab', { name: parts[0] })).toBeFocused()
      await expectWhole(page, subject)
      for (const part of parts.slice(1)) {
        await hand.press('ArrowRight')
        await expect(page.getByRole('tab', { name: part })).toHaveAttribute('aria-selected', 'true')
      }
    },
    async byMouse(page, hand, subject) {
      await hand.click(page.getByRole('link', { name: 'Open next file' }))
      await expectWhole(page, subject)
      for (const part of parts.slice(1)) {
        await hand.click(page.getByRole('tab', { name: part }))
        await expect(page.getByRole('tab', { name: part })).toHaveAttribute('aria-selected', 'true')
      }
    },
  },
  {
    job: 'Write a note',
    before: { byKeys: 21, byMouse: 5 },
    async byKeys(page, hand) {
      await hand.press('n')
      await expect(note(page)).toBeFocused()
      await hand.type('Ask for the bill.')
      await hand.press('Control+Enter')
      await says(page, 'Note added')
    },
    async byMouse(page, hand) {
      await hand.click(button(page, /^Note/))
      await expect(note(page)).toBeFocused()
      await hand.type('Ask for the bill.')
      await hand.click(button(page, 'Add note'))
      await says(page, 'Note added')
    },
  },
  {
    job: 'Request documents',
    before: { byKeys: 46, byMouse: 5 },
    async byKeys(page, hand) {
      await hand.press('q')
      await expect(button(page, 'Send request')).toBeVisible()
      await hand.press('Control+Enter')
      await says(page, 'Documents requested')
    },
    async byMouse(page, hand) {
      await hand.click(button(page, /^Request/).first())
      await hand.click(button(page, 'Send request'))
      await says(page, 'Documents requested')
    },
  },
  {
    job: 'Judge a document',
    before: { byKeys: 18, byMouse: 5 },
    async byKeys(page, hand) {
      await hand.press('d')
      await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
      await hand.press('a')
      await says(page, ': accepted')
    },
    async byMouse(page, hand) {
      await hand.click(button(page, /^Judge 1 document/))
      await hand.click(button(page, /^Accept/))
      await says(page, ': accepted')
    },
  },
  {
    job: 'Assign it to a colleague',
    before: { byKeys: 15, byMouse: 6 },
    async byKeys(page, hand) {
      await hand.press('Shift+I')
      await expect(button(page, /^Ben Hale/)).toBeFocused()
      await hand.press('1')
      await expect(file(page)).toContainText('Assigned to Ben Hale')
    },
    async byMouse(page, hand) {
      await hand.click(page.getByRole('link', { name: 'Open next file' }))
      await hand.click(button(page, 'Assign…'))
      await hand.click(button(page, /^Ben Hale/))
      await expect(file(page)).toContainText('Assigned to Ben Hale')
    },
  },
  {
    job: 'Approve it with an amount',
    isCleared: true,
    before: { byKeys: 7, byMouse: 8 },
    async byKeys(page, hand) {
      await hand.press('s')
      await expect(page.getByRole('menu', { name: 'New status' })).toBeVisible()
      await hand.press('4')
      await expect(amount(page)).toBeFocused()
      await hand.type('5000')
      await hand.press('Enter')
      await expect(button(page, 'Change status: Approved')).toBeVisible()
    },
    async byMouse(page, hand) {
      await hand.click(page.getByRole('link', { name: 'Open next file' }))
      await hand.click(button(page, 'Change status'))
      await hand.click(page.getByRole('menuitemradio', { name: 'Approved' }))
      await expect(amount(page)).toBeFocused()
      await hand.type('5000')
      await hand.click(button(page, /^Approve \$5,000/))
      await expect(button(page, 'Change status: Approved')).toBeVisible()
    },
  },
  {
    job: 'Write down a call',
    async byKeys(page, hand) {
      await hand.press('c')
      await expect(page.getByRole('radio', { name: 'Reached' })).toBeFocused()
      await hand.press('1')
      await hand.press('Control+Enter')
      await says(page, 'Call saved')
    },
    async byMouse(page, hand) {
      await hand.click(button(page, /^Call/))
      await hand.click(page.getByRole('radio', { name: 'Reached' }))
      await hand.click(button(page, 'Save call'))
      await says(page, 'Call saved')
    },
  },
  {
    job: 'Find a caller by phone number',
    before: { byKeys: 9, byMouse: 4 },
    async byKeys(page, hand, { name, phone }) {
      await hand.press('/')
      await expect(page.getByRole('combobox')).toBeFocused()
      await hand.type(phone)
      await hand.press('Enter')
      await expect(file(page)).toContainText(name)
    },
    async byMouse(page, hand, { name, phone }) {
      await hand.click(button(page, 'Find'))
      await expect(page.getByRole('combobox')).toBeFocused()
      await hand.type(phone)
      await hand.click(page.getByRole('option', { name: new RegExp(`^${name}`) }).first())
      await expect(file(page)).toContainText(name)
    },
  },
]

export const total = ({ clicks, keys }: Effort) => clicks + keys
