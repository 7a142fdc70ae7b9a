import type { Random } from '../../../src/server/demo/seeded-random.ts'

/** What nobody types and every program should survive. */
const oddTexts = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1e309',
  '9'.repeat(400),
  '99999999999999999999',
  '-0.0000000001',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/proc/self/environ',
  'file:///etc/passwd',
  "' or 1=1--",
  '"; drop table applications; --',
  '$(id)',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%',
  '%00',
  '\u0000',
  'a\r\nset-cookie: a=b',
  '\u202egnp.exe',
  '\ud800',
  '\ufeff',
  '💩'.repeat(50),
  'Z̷̡̢͇͓͎͖̎̋͐a',
  '٣٤٥',
  'ﬀ',
  'İ',
  'a'.repeat(10_000),
  '2026-02-30',
  '0000-00-00',
  '275760-09-14',
  '+275760-09-13T00:00:00.001Z',
  '3f0c2d1e-8f11-4c1c-9a55-0d5f6a7b8c9d',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a@b',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  '*',
  '%_%',
  '(((((((((',
  '\\',
] as const

const oddValues = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  -(2 ** 31) - 1,
  2 ** 31,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: 1 },
  { $ne: null },
] as const

export const pickOddText = (random: Random): string => random.pick(oddTexts)

export const pickOddValue = (random: Random): unknown =>
  random.chance(0.6) ? random.pick(oddTexts) : random.pick(oddValues)

/** Every way to say one path segment: as it is, encoded, encoded twice, or not decodable at all. */
export function writeSegment(random: Random, text: string): string {
  const way = random.whole(0, 9)
  if (way === 0) return random.pick(['%', '%zz', '%ff', '%c0%ae%c0%ae', '%00', '..', '.', '..;', '%2e%2e%2f'])
  const encoded = encodeURIComponent(text.toWellFormed()).slice(0, 6_000)
  return way === 1 ? encodeURIComponent(encoded).slice(0, 6_000) : encoded
}
