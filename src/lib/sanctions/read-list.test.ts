import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const sdn = (entry: number, name: string) =>
  `${entry},"${name}","individual","SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 01 Jan 1960, somewhere."`

test('reads the file of names as it is published', () => {
  const text = `${sdn(36, 'TESTOV, Boris')}\r\n${sdn(173, 'ANGLO ""TEST"" CO., LTD.')}\r\n\u001a\r\n`
  expect(readList('sdn', bytes(text))).toEqual({
    ok: true,
    names: [
      { entry: '36', name: 'TESTOV, Boris', type: 'individual', program: 'SDGT' },
      { entry: '173', name: 'ANGLO "TEST" CO., LTD.', type: 'individual', program: 'SDGT' },
    ],
  })
})

test('reads the file of other names, and skips those that aren’t there', () => {
  const text = '36,12,"aka","TESTOFF, Boris",-0- \r\n36,13,"fka",-0- ,-0- \r\n'
  expect(readList('alt', bytes(text))).toEqual({
    ok: true,
    names: [{ entry: '36', name: 'TESTOFF, Boris', type: 'aka', program: null }],
  })
})

test('reads names in the old letters of Windows, too', () => {
  const text = Buffer.from('36,12,"aka","NÚÑEZ, José",-0- \n', 'latin1')
  expect(readList('alt', text)).toMatchObject({ ok: true, names: [{ name: 'NÚÑEZ, José' }] })
})

test.each([
  ['another number of columns', 'sdn', '36,"TESTOV, Boris","individual","SDGT"\n', 'columns', 1],
  ['the other file', 'sdn', '36,12,"aka","TESTOFF, Boris",-0- \n', 'columns', 1],
  ['a page of the web', 'alt', '<!doctype html>\n<title>Not found</title>\n', 'columns', 1],
  ['a heading', 'alt', 'ent_num,alt_num,alt_type,alt_name,alt_remarks\n', 'number', 1],
  ['half a line at its end', 'alt', '36,12,"aka","TESTOFF, Boris",-0- \n37,13,"aka","TES', 'quote', 2],
] as const)('tells of %s, and in which line', (_, kind, text, reason, line) => {
  expect(readList(kind, bytes(text))).toEqual({ ok: false, reason, line })
})

test('breaks signs that nobody sees out of a name, since a database can’t keep each of them', () => {
  expect(readList('alt', bytes('36,12,"aka","TEST\u0000OV, \u0007Boris",-0- \n'))).toMatchObject({
    names: [{ name: 'TEST OV,  Boris' }],
  })
})

test('stops at a file that is no list, whatever is in it', () => {
  expect(readList('sdn', bytes(','.repeat(1_000_000)))).toEqual({ ok: false, reason: 'columns', line: 1 })
  expect(readList('alt', bytes('1,1,,a,\n'.repeat(250_001)))).toMatchObject({ ok: false, reason: 'many' })
  const wide = Buffer.from(sdn(36, 'TESTOV, Boris'), 'utf16le')
  expect(readList('sdn', wide)).toMatchObject({ ok: false })
})
