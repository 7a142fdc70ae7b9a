import { expect, test } from 'vitest'
import { type Move, readCaseDeadline } from './case-deadline.ts'

const at = (text: string) => new Date(`2026-11-${text}:00-05:00`)
const move = (when: string, what: string, lies: Move['lies']): Move => ({ at: at(when), what, lies })
const submitted = move('14T12:00', 'decision', 'here')

test('runs from when the application came to us, and says when a response is due', () => {
  expect(readCaseDeadline([submitted], at('16T10:00'))).toEqual({
    isRunning: true,
    startedAt: at('14T12:00'),
    dueAt: at('17T15:00'),
    hoursPassed: 7,
    hoursPromised: 24,
    isLate: false,
  })
})

test('is late when the time is over, and not a moment before', () => {
  expect(readCaseDeadline([submitted], at('17T15:00')).isLate).toBe(false)
  expect(readCaseDeadline([submitted], at('17T15:01')).isLate).toBe(true)
})

test('isn’t restarted by more of the same, nor stopped while we still have something', () => {
  const moves = [
    submitted,
    move('16T09:00', 'police report', 'here'),
    move('16T10:00', 'decision', 'away'),
    move('16T11:00', 'photos', 'here'),
    move('16T11:30', 'police report', 'away'),
  ]
  expect(readCaseDeadline(moves, at('16T12:00'))).toMatchObject({
    isRunning: true,
    startedAt: at('14T12:00'),
  })
})

test('stops when we have nothing left, and starts again with the next arrival', () => {
  const asked = [submitted, move('16T10:00', 'decision', 'away')]
  expect(readCaseDeadline(asked, at('18T10:00'))).toMatchObject({
    isRunning: false,
    dueAt: null,
    isLate: false,
  })
  const sent = [...asked, move('18T14:00', 'police report', 'here')]
  expect(readCaseDeadline(sent, at('18T15:00'))).toMatchObject({
    startedAt: at('18T14:00'),
    dueAt: at('20T14:00'),
  })
})

test('goes on when one thing leaves at the moment another comes', () => {
  const moves = [submitted, move('16T10:00', 'decision', 'away'), move('16T10:00', 'complete file', 'here')]
  expect(readCaseDeadline(moves, at('16T11:00')).startedAt).toEqual(at('14T12:00'))
})

test('knows nothing of what comes later', () => {
  expect(readCaseDeadline([submitted], at('14T11:00')).isRunning).toBe(false)
})

test('counts by the owner’s calendar', () => {
  const calendar = {
    timeZone: 'America/Los_Angeles',
    week: [null, [9, 17], [9, 17], [9, 17], [9, 17], [9, 17], null],
    closedOn: ['2026-11-17'],
  } as const
  // Saturday: Monday, Wednesday and Thursday are the three days of eight hours.
  expect(readCaseDeadline([submitted], at('16T15:00'), calendar)).toMatchObject({
    dueAt: new Date('2026-11-19T17:00:00-08:00'),
    hoursPassed: 3,
  })
})
