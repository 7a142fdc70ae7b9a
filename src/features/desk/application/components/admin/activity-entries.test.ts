import { expect, test } from 'vitest'
import type { FollowUp } from '#features/applications/follow-ups/schema.ts'
import type { Call } from '#features/messages/calls/schema.ts'
import type { TimelineEntry } from '#features/timeline/schema/entries.ts'
import { filterActivity, groupByDay, listActivity } from './activity-entries.ts'

const event = { actor: 'admin', fromStatus: null, toStatus: null } as const
const person = { id: '3f1c2a52-6a0e-4f0e-9a53-8d0f8f7a1c11', name: 'Ruth Owens' }
const by = { session: 'abcd1234', person }
const noteId = '9f1c2a52-6a0e-4f0e-9a53-8d0f8f7a1c12'
const messageId = '8f1c2a52-6a0e-4f0e-9a53-8d0f8f7a1c13'

const timeline: TimelineEntry[] = [
  {
    ...event,
    id: '1',
    type: 'note-added',
    details: { ...by, noteId },
    happenedAt: '2026-11-16T10:00:00.000Z',
  },
  {
    ...event,
    actor: 'applicant',
    id: '2',
    type: 'message-received',
    details: { messageId, party: 'applicant' },
    happenedAt: '2026-11-16T09:00:00.000Z',
  },
  { ...event, id: '3', type: 'viewed', details: by, happenedAt: '2026-11-16T08:00:00.000Z' },
  {
    ...event,
    actor: 'system',
    id: '4',
    type: 'mail-sent',
    details: { mail: 'receipt' },
    happenedAt: '2026-11-15T08:00:00.000Z',
  },
]
const notes = [
  { id: noteId, body: 'Call on Monday', writtenBy: 'Ruth Owens', createdAt: '2026-11-16T10:00:00.001Z' },
]
const callId = '7f1c2a52-6a0e-4f0e-9a53-8d0f8f7a1c14'
const calledAt = '2026-11-14T15:00:00.000Z'
const calls: Call[] = [
  {
    id: callId,
    party: 'firm',
    outcome: 'voicemail',
    minutes: 2,
    words: 'Asked for the letter',
    loggedBy: 'Ruth Owens',
    calledAt,
  },
]
const followUps: FollowUp[] = [
  {
    id: '6f1c2a52-6a0e-4f0e-9a53-8d0f8f7a1c15',
    kind: 'call',
    dueAt: '2026-11-17T15:00:00.000Z',
    words: null,
    owner: person,
    noteId: null,
    callId,
    setBy: null,
    createdAt: calledAt,
    doneAt: null,
    doneBy: null,
    version: 1,
  },
]
const threads = [
  {
    party: 'applicant',
    unread: 1,
    messages: [
      {
        id: messageId,
        author: 'applicant',
        name: null,
        text: 'Did it arrive?',
        byMail: false,
        fromOther: false,
        hadAttachments: false,
        sender: null,
        writtenAt: '2026-11-16T09:00:00.001Z',
        readAt: null,
      },
    ],
  },
] as const

const id = '5f1c2a52-6a0e-4f0e-9a53-8d0f8f7a1c16'
const all = listActivity({
  id,
  timeline,
  ...{ notes, calls, followUps, mails: [], timeZone: 'America/Chicago' },
  threads: threads.map((thread) => ({ ...thread, messages: [...thread.messages] })),
})

test('notes, calls and messages appear once, in their own words, newest first', () => {
  expect(all.map(({ kind, title, words }) => [kind, title, words])).toEqual([
    ['note', 'Note by Ruth Owens', 'Call on Monday'],
    ['message', 'Applicant wrote', 'Did it arrive?'],
    ['look', 'Looked at', undefined],
    ['mail', 'Mail to the applicant: their reference and what comes next', undefined],
    ['call', 'Call with the law firm: voicemail', 'Asked for the letter'],
  ])
  expect(all.at(-1)?.details).toEqual(['2 min', 'follow-up: call on Nov 17, 9:00 AM CT'])
  expect(all[1]?.unreadOf).toBe('applicant')
})

test('until the messages load, the timeline mentions them', () =>
  expect(
    listActivity({
      id,
      ...{ timeline, notes, calls, followUps, mails: [], timeZone: 'America/Chicago' },
      threads: undefined,
    }).map(({ title }) => title),
  ).toContain('Message received'))

test('shows who looked only on request', () => {
  expect(filterActivity(all, undefined).map(({ kind }) => kind)).toEqual(['note', 'message', 'mail', 'call'])
  expect(filterActivity(all, 'look')).toHaveLength(1)
})

test('groups entries by day, in order', () => {
  const days = groupByDay(all, (moment) => moment.slice(0, 10))
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-11-16', 3],
    ['2026-11-15', 1],
    ['2026-11-14', 1],
  ])
})

test('what happened to a contract leads to its page', () => {
  const details = { ...by, contractId: '4f1c2a52-6a0e-4f0e-9a53-8d0f8f7a1c17', number: 'BF-7Q4MK-2X9TD' }
  const [drafted] = listActivity({
    id,
    timeline: [
      {
        ...event,
        id: '5',
        type: 'contract-drafted',
        details: { ...details, amount: 10_000_00 },
        happenedAt: '2026-11-16T10:00:00.000Z',
      },
    ],
    ...{ notes: [], calls: [], followUps: [], mails: [], threads: undefined, timeZone: 'America/Chicago' },
  })
  expect(drafted).toMatchObject({
    kind: 'money',
    title: 'Contract drafted',
    by: 'Ruth Owens',
    details: ['BF-7Q4MK-2X9TD', '$10,000.00'],
    link: { to: `/admin/applications/${id}/contract`, words: 'Open the contract' },
  })
})
