import { expect, test } from 'vitest'
import { identityTexts } from '#features/texts/content.ts'
import { contentRegistry } from '../../pages.ts'
import { contactPage, readOpeningHours } from './content.ts'

test('every text of the contact page can be edited', () => {
  const names = [
    ...['hero-title', 'hero-description', 'trust-indicator-1', 'trust-indicator-2', 'phone', 'phone-hours'],
    ...['email', 'email-response', 'office-address', 'business-hours', 'urgent-heading', 'urgent-text'],
    ...['form-heading', 'success-message', 'error-message'],
  ]
  const keys = names.map((name) => `global.contact.${name}`)
  expect(Object.keys(contentRegistry)).toEqual(expect.arrayContaining(keys))
  expect(Object.keys({ ...identityTexts, ...contactPage.texts })).toEqual(expect.arrayContaining(keys))
})

test('hours with their days make a table', () => {
  expect(readOpeningHours(['Monday to Friday: 8AM-8PM EST', ' Sunday: Closed '])).toEqual([
    { days: 'Monday to Friday', hours: '8AM-8PM EST' },
    { days: 'Sunday', hours: 'Closed' },
  ])
})

test.each([[['By appointment']], [['Monday: 9-5', 'and by appointment']], [[]], [['']]])(
  'hours written in another way (%j) are shown as they are',
  (lines) => expect(readOpeningHours(lines)).toBeUndefined(),
)
