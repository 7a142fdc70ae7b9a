import { expect, test } from 'vitest'
import type { Week } from '#features/reports/schema/report.ts'
import { listFigures } from './list-figures.ts'

const week: Week = {
  weeks: [],
  applications: [3, 9],
  approved: [1, 2],
  decided: [2, 3],
  days: [null, 1.5],
  late: [0, 1],
  paidOut: [0, 12_500],
  advances: [0, 1],
  paidBack: null,
  repayments: [0, 0],
}
const noteOf = (label: string, of = week) => listFigures(of).find((figure) => figure.label === label)?.note

test('the week says how many of the decided were approved, in whole percent', () => {
  expect(noteOf('Approved')).toBe('67% of decided')
  expect(noteOf('Approved', { ...week, decided: [2, 0], approved: [1, 0] })).toBe('None decided yet')
})

test('the week compares with the one before, and counts one as one', () => {
  expect(noteOf('Applications')).toBe('3 last week')
  expect(noteOf('Days to decision')).toBe('None last week')
  expect(noteOf('Paid out')).toBe('1 advance')
  expect(noteOf('Paid back')).toBe('Nothing recorded yet')
})
