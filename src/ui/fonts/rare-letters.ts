/** In files of their own: Björn takes western, Łukasz central, Nguyễn vietnamese. */
export type RareLetters = { name: string; source: string; letters: string }

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

export const rareLetters: readonly RareLetters[] = [
  { name: 'western', source: 'latin', letters: 'ªºÀÂÃÄÅÆÇÈÊËÌÎÏÐÒÔÕÖØÙÛÝÞßàâãäåæçèêëìîïðòôõöøùûýþÿŒœ' },
  // Latin Extended-A without Œœ (neither face has ŉ and ſ), plus what Romanian needs beyond it.
  {
    name: 'central',
    source: 'latin-ext',
    letters: `${range(0x100, 0x148)}${range(0x14a, 0x151)}${range(0x154, 0x17e)}ȘșȚț`,
  },
  { name: 'vietnamese', source: 'vietnamese', letters: `ƠơƯư${range(0x1ea0, 0x1ef9)}` },
]
