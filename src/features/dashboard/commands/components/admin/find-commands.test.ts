import { expect, test } from 'vitest'
import type { Command } from '#features/admin/components/commands.ts'
import { findCommands } from './find-commands.ts'

const commands = [
  { id: '1', label: 'Settings', group: 'Places' },
  { id: '2', label: 'State rules', group: 'Settings', words: 'Law and price' },
  { id: '3', label: 'Request documents', group: 'This file' },
  { id: '4', label: 'Board', group: 'Places' },
] satisfies Command[]

const found = (typed: string) => findCommands(commands, typed).map(({ label }) => label)

test.each([
  ['', ['Settings', 'State rules', 'Request documents', 'Board']],
  ['board', ['Board']],
  ['req doc', ['Request documents']],
  ['reqeust', ['Request documents']],
  ['docuemnts', ['Request documents']],
  ['setings', ['Settings', 'State rules']],
  ['price', ['State rules']],
  ['bo', ['Board']],
  ['nakamura', []],
])('“%s” finds %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})
