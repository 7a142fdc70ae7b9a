import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#features/calendar/schema.ts'
import type { Case } from '../schema.ts'
import { describeStatus, formatDue } from './describe-status.ts'

const now = '2026-11-16T16:00:00.000Z'
const clock = {
  isRunning: true,
  startedAt: '2026-11-14T17:00:00.000Z',
  dueAt: '2026-11-17T20:00:00.000Z',
  hoursPassed: 8,
  hoursPromised: 24,
  isLate: false,
  newDueAt: null,
  calendar: defaultSettings,
}
const item = (changes: Partial<Case['items'][number]>): Case['items'][number] => ({
  id: '00000000-0000-4000-8000-000000000001',
  documentType: 'police-report',
  name: 'Police report',
  help: '',
  isRequired: true,
  state: 'needed',
  reason: null,
  isUnavailable: false,
  files: [],
  ...changes,
})
const message = (writtenAt: string): Case['messages'][number] => ({
  id: '00000000-0000-4000-8000-000000000009',
  author: 'desk',
  name: 'Maria Ortiz',
  text: 'Words',
  byMail: false,
  fromOther: false,
  hadAttachments: false,
  writtenAt,
})
const describeCase = (changes: Partial<Parameters<typeof describeStatus>[0]>) =>
  describeStatus(
    {
      status: 'received',
      turn: 'desk',
      clock,
      items: [],
      asked: [],
      messages: [],
      statusSince: now,
      ...changes,
    },
    now,
    'en',
  )

const paid = (fundedOn: string) => ({
  status: 'funded' as const,
  decision: { kind: 'funded', fundedOn } as NonNullable<Case['decision']>,
})

const offered = (problem: string) => ({
  status: 'approved' as const,
  decision: { kind: 'approved', problem } as NonNullable<Case['decision']>,
})

describe('the status is a sentence', () => {
  test.each([
    [{}, 'We have it. Nothing to do today.'],
    [{ status: 'in-review' }, 'We’re reading your case.'],
    [{ turn: 'firm' }, 'We’re waiting for your attorney.'],
    [{ status: 'approved' }, 'You have an offer. Read it before you decide.'],
    [offered('offer ended'), 'Your offer has ended.'],
    [offered('closed'), 'We can’t pay this offer anymore.'],
    [offered('outdated'), 'You need a new offer.'],
    [{ items: [item({})] }, 'We have it. A person reads it next.'],
    [{ items: [item({ isRequired: false })] }, 'We have it. Nothing to do today.'],
    [{ status: 'funded', turn: 'nobody' }, 'You have the money.'],
    [{ ...paid('2026-11-16'), turn: 'nobody' }, 'We sent the money on November 16.'],
    [{ ...paid('2026-11-03'), turn: 'nobody' }, 'You have the money.'],
    [{ ...paid('2026-11-18'), turn: 'nobody' }, 'We’re sending the money on November 18.'],
    [
      {
        ...paid('2026-11-03'),
        turn: 'nobody',
        paidBack: { amount: 6_202_89, on: '2026-11-16', isAll: true },
      },
      'This is paid off.',
    ],
    [
      {
        ...paid('2026-11-03'),
        turn: 'nobody',
        paidBack: { amount: 1_000_00, on: '2026-11-16', isAll: false },
      },
      'We got $1,000.00 back.',
    ],
    [{ status: 'declined', turn: 'nobody' }, 'We can’t fund this one.'],
    [{ status: 'withdrawn', turn: 'nobody' }, 'You withdrew. We’ve stopped.'],
    [{ clock: { ...clock, isLate: true } }, 'We’re late.'],
    [{ turn: 'applicant', items: [item({})] }, 'Send us the police report.'],
    [{ turn: 'applicant', items: [item({}), item({ name: 'MRI' })] }, 'Send us two things.'],
    [{ turn: 'applicant', items: [item({ name: 'MRI', state: 'rejected' })] }, 'Send us the MRI again.'],
    [{ turn: 'applicant', items: [] }, 'We need something from you.'],
  ] satisfies [Parameters<typeof describeCase>[0], string][])('%#', (changes, headline) => {
    expect(describeCase(changes).headline).toBe(headline)
  })

  test('late names what was owed, apologizes and gives a new time', () => {
    const late = { ...clock, isLate: true, newDueAt: '2026-11-18T01:00:00.000Z' }
    const { lead } = describeCase({ clock: late })
    expect(lead).toContain('We owed you an answer Tuesday, 3 PM ET.')
    expect(lead).toContain('We’re sorry. You’ll have it by Tuesday, 8 PM ET.')
    expect(describeCase({ clock: { ...late, newDueAt: null } }).lead).toContain('a new time today')
  })

  test('a message from before the decision doesn’t say why', () => {
    const says = (writtenAt: string) =>
      describeCase({ status: 'declined', turn: 'nobody', messages: [message(writtenAt)] }).headline
    expect(says('2026-11-12T16:00:00.000Z')).toBe('We can’t fund this one.')
    expect(says('2026-11-16T15:50:00.000Z')).toBe('We can’t fund this one. Here’s why.')
    expect(says('2026-11-16T16:05:00.000Z')).toBe('We can’t fund this one. Here’s why.')
  })

  test('what was refused comes first, with its reason', () => {
    const again = item({ state: 'rejected', reason: 'Page 2 is blurry.' })
    const text = describeCase({ turn: 'applicant', items: [again, item({ name: 'Insurance letters' })] })
    expect(text.lead).toContain('Page 2 is blurry.')
    expect(text.action?.itemId).toBe(again.id)
  })

  test('what we asked for is the task, required or not, and the rest can wait', () => {
    const required = item({ id: '00000000-0000-4000-8000-000000000002', name: 'Medical records' })
    const letters = item({ name: 'Insurance letters', isRequired: false })
    const photos = item({ id: '00000000-0000-4000-8000-000000000003', name: 'Photos', isRequired: false })
    const items = [required, letters, photos]
    const describeAsked = (asked: string[]) => describeCase({ turn: 'applicant', items, asked }).headline
    expect(describeAsked([])).toBe('Send us the medical records.')
    expect(describeAsked([letters.id])).toBe('Send us the insurance letters.')
    expect(describeAsked([required.id, letters.id, photos.id])).toBe('Send us three things.')
  })

  test('nobody waits for an offer to send more', () => {
    const items = [item({}), item({ documentType: 'other', name: 'Other document', isRequired: false })]
    expect(describeCase({ turn: 'applicant', items }).headline).toBe('Send us the police report.')
  })

  test('we don’t ask again after somebody wrote that they don’t have it', () => {
    const items = [item({ isUnavailable: true }), item({ name: 'Insurance letters' })]
    expect(describeCase({ turn: 'applicant', items }).headline).toBe('Send us the insurance letters.')
  })
})

test('a time names its date once the weekday alone could be another one', () => {
  expect(formatDue('2026-11-17T20:30:00.000Z', now, 'en')).toEqual(['Tuesday', '3:30 PM'])
  expect(formatDue('2026-11-03T20:00:00.000Z', now, 'en')).toEqual(['Tue, Nov 3', '3 PM'])
})
