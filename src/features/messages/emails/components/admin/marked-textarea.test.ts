import { expect, test } from 'vitest'
import { markPieces } from './marked-textarea.tsx'

const say = (text: string, values: string[]) =>
  markPieces(
    text,
    values.map((value) => ({ value })),
  ).map(({ text: piece, kind }) => `${kind}: ${piece}`)

test('what was filled in and what is open is marked, in its place', () =>
  expect(say('Dear Ada, {firm} needs 2 documents.', ['Ada', '2 documents'])).toEqual([
    'plain: Dear ',
    'filled: Ada',
    'plain: , ',
    'open: {firm}',
    'plain:  needs ',
    'filled: 2 documents',
    'plain: .',
  ]))

test('what the writer changed is theirs', () =>
  expect(say('Dear Adele', ['Ada'])).toEqual(['plain: Dear Adele']))
