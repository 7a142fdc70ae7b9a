import { expect, test } from 'vitest'
import { listDifferences, mergeDrafts, mergeLists } from './merge-drafts.ts'

const base = {
  hour: 8,
  zone: 'ET',
  week: [null, [9, 17], [9, 17]],
  closedOn: ['2027-01-01', '2027-07-05'],
  clocks: { received: { hours: 24 }, approved: null as { hours: number } | null },
}
const mine = {
  ...{ ...base, hour: 6, week: [null, [8, 12], [9, 17]] },
  closedOn: ['2027-01-01', '2027-07-05', '2027-12-24'],
}
const theirs = {
  ...{ ...base, hour: 7, zone: 'CT', week: [null, [9, 17], null] },
  ...{ closedOn: ['2027-01-01', '2027-11-26'], clocks: { received: { hours: 24 }, approved: { hours: 48 } } },
}

test('keeping mine keeps what I changed and takes the colleague’s other fields', () => {
  expect(mergeDrafts({ base, mine, theirs })).toEqual({
    hour: 6,
    zone: 'CT',
    week: [null, [8, 12], null],
    closedOn: ['2027-01-01', '2027-11-26', '2027-12-24'],
    clocks: { received: { hours: 24 }, approved: { hours: 48 } },
  })
  expect(mergeDrafts({ base, mine: base, theirs })).toEqual(theirs)
  expect(mergeDrafts({ base, mine, theirs: base })).toEqual(mine)
})

test('each field that a colleague changed is named, with which one is kept', () => {
  const found = listDifferences({ base, mine, theirs })
  expect(found.map(({ path, kept }) => [path.join(' '), kept])).toEqual([
    ['hour', 'yours'],
    ['zone', 'theirs'],
    ['week 2', 'theirs'],
    ['closedOn', 'both'],
    ['clocks approved', 'theirs'],
  ])
  expect(listDifferences({ base, mine: theirs, theirs })).toEqual([])
})

const items = (...names: string[]) => names.map((name) => ({ name, isRequired: false }))
const merge = (...[base, mine, theirs]: ReturnType<typeof items>[]) =>
  mergeLists({ base: base ?? [], mine: mine ?? [], theirs: theirs ?? [] }, ({ name }) => name)

test('a list keeps the items that either added, changed or removed, in the order of who moved them', () => {
  const began = items('Records', 'Police report', 'Photos')
  expect(
    merge(began, items('Records', 'Photos'), items('Records', 'Police report', 'Bills', 'Photos')),
  ).toEqual(items('Records', 'Bills', 'Photos'))
  expect(
    merge(began, items('Photos', 'Records', 'Police report'), items('Records', 'Photos', 'Bills')),
  ).toEqual(items('Photos', 'Bills', 'Records'))
  const changed = [{ name: 'Photos', isRequired: true }]
  expect(merge(items('Photos'), changed, items('Bills', 'Photos'))).toEqual([...items('Bills'), ...changed])
  expect(merge(items(), items('', ''), items('Bills'))).toEqual([...items('', ''), ...items('Bills')])
})
