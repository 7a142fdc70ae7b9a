import { expect, test } from 'vitest'
import type { LogEntry } from '../../schema.ts'
import { sayDetail, sayEntry } from './entry-words.ts'

const entry: LogEntry = {
  number: 1,
  happenedAt: '2026-11-16T09:41:00.000Z',
  action: 'file-open',
  person: { id: '1', name: 'Ruth' },
  session: '66e81743',
  reference: 'BF-2026ABCDEF',
  application: { id: '2', name: 'Odessa Fairweather' },
  documentId: null,
  documentType: null,
  request: null,
  details: null,
  address: '::1',
  browser: null,
}

test.each([
  [{}, 'Ruth opened the file of Odessa Fairweather.', ''],
  [{ application: null }, 'Ruth opened the file of BF-2026ABCDEF.', ''],
  [
    { action: 'document-download', documentType: 'medical-records' },
    'Ruth opened Medical records of Odessa Fairweather.',
    '',
  ],
  [
    { action: 'status-change', details: { status: 'in-review' } },
    'Ruth changed the status of Odessa Fairweather.',
    'To In Review',
  ],
  [
    { action: 'sign-in-refused', person: null, reference: null, application: null, details: { as: 'Ruth' } },
    'Somebody gave a wrong password.',
    'As Ruth',
  ],
  [
    {
      action: 'retention',
      person: null,
      reference: null,
      application: null,
      address: null,
      details: { messages: 4 },
    },
    'The site deleted what was kept long enough.',
    'messages 4',
  ],
  [
    {
      action: 'list-read',
      reference: null,
      application: null,
      details: { place: 'list', applications: 42 },
    },
    'Ruth read 42 applications in the list.',
    '',
  ],
  [
    {
      action: 'contract-event',
      person: null,
      reference: null,
      application: null,
      details: { number: 'BF-WTWK5-5B2JQ', event: 'finished', id: '3', hash: 'LiA' },
    },
    'Somebody kept what happened to a contract.',
    'BF-WTWK5-5B2JQ: finished paper made',
  ],
  [{ action: 'gone-by-now', reference: null, application: null }, 'Ruth gone-by-now.', ''],
] satisfies [Partial<LogEntry>, string, string][])('%o is said: %s', (given, sentence, detail) => {
  const said = { ...entry, ...given }
  expect(sayEntry(said)).toBe(sentence)
  expect(sayDetail(said).toLowerCase()).toBe(detail.toLowerCase())
})
