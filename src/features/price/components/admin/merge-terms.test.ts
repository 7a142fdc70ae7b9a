import { expect, test } from 'vitest'
import type { TermsDraft } from '../../schema/new-terms.ts'
import { listTermsDifferences, mergeTerms, sayTerm } from './merge-terms.ts'
import { draftFrom } from './use-kept-terms.ts'

const base: TermsDraft = { ...draftFrom(undefined, '2026-11-19'), rate: '2.95', per: 'month' }
const charge = (name: string, amount: string) => ({ name, amount, isHeldBack: 'added' as const })

const say = (mine: Partial<TermsDraft>, theirs: Partial<TermsDraft>) =>
  listTermsDifferences({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }).map(
    ({ path, mine, theirs, kept }) => [path[0], sayTerm(mine, path), sayTerm(theirs, path), kept],
  )
const merge = (mine: Partial<TermsDraft>, theirs: Partial<TermsDraft>, from = base) =>
  mergeTerms({ base: from, mine: { ...from, ...mine }, theirs: { ...from, ...theirs } })

test('my rate keeps its own period, and my price its own state', () => {
  const theirs: Partial<TermsDraft> = { rate: '18', per: 'half-year', state: 'NY', earned: 'pro-rata' }
  expect(merge({ rate: '3.1' }, theirs)).toEqual({ ...base, rate: '3.1', earned: 'pro-rata' })
  expect(merge({ capMultiple: '2' }, theirs)).toEqual({ ...base, ...theirs, state: '', capMultiple: '2' })
  expect(say({ rate: '3.1' }, theirs)).toEqual([
    ['state', 'everywhere', 'New York', 'yours'],
    ['rate', '3.1%', '18%', 'yours'],
    ['per', 'a month', 'six months', 'yours'],
    ['earned', 'with each step begun', 'day by day', 'theirs'],
  ])
})

test('one-time charges are merged by name: never the name of one with the amount of another', () => {
  const from = { ...base, oneTimeCharges: [charge('Wire', '$10')] }
  const mine = { oneTimeCharges: [charge('Wire', '$20')] }
  const theirs = { oneTimeCharges: [charge('Courier', '$10')] }
  expect(merge(mine, theirs, from).oneTimeCharges).toEqual([charge('Wire', '$20'), charge('Courier', '$10')])
  expect(say(mine, theirs)).toEqual([['oneTimeCharges', 'Wire $20', 'Courier $10', 'both']])
})
