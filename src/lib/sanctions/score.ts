import { countSlips } from '#lib/edit-distance.ts'
import { foldName, soundOf } from './fold.ts'

/**
 * From here on a person looks. In score.test.ts a letter off, another order, accents and usual ways to write an Arabic or
 * Russian name score 88 and more; names that share the family name alone stay below 75.
 */
export const nearScore = 85

export type FoldedName = { words: string[]; letters: number; joined: string; turned: string }

/** A list writes “LAST, First”; both orders are kept, for names that are written as one word. */
export function prepareName(name: string): FoldedName {
  const comma = name.indexOf(',')
  if (comma < 0) return fold(foldName(name), [])
  return fold(foldName(name.slice(0, comma)), foldName(name.slice(comma + 1)))
}

function fold(last: string[], rest: string[]): FoldedName {
  const words = [...last, ...rest].sort((one, other) => other.length - one.length)
  const letters = words.reduce((sum, { length }) => sum + length, 0)
  return { words, letters, joined: [...last, ...rest].join(''), turned: [...rest, ...last].join('') }
}

/**
 * 0 to 100. Words in any order; the longer a word, the more it counts. A name within a longer one is near it, if they have
 * two words in common: people have more names than they write.
 */
export function scoreNames(one: FoldedName, other: FoldedName): number {
  if (one.words.length === 0 || other.words.length === 0) return 0
  const byWords = scoreWords(one, other)
  return byWords >= nearScore ? byWords : Math.max(byWords, scoreJoined(one, other))
}

/** As whole lines: a space more or less, and up to two letters off. They begin alike. */
function scoreJoined(one: FoldedName, other: FoldedName): number {
  let least = Number.POSITIVE_INFINITY
  for (const line of [other.joined, other.turned]) {
    if (line[0] !== one.joined[0] || Math.abs(line.length - one.joined.length) > 2) continue
    const most = Math.min(line.length, one.joined.length) < 8 ? 0 : 2
    const count = countSlips(one.joined, line, most)
    if (count <= most) least = Math.min(least, count)
  }
  return Number.isFinite(least) ? 100 - 5 * least : 0
}

/** The longest word first, so that a short one doesn’t take its match. */
function scoreWords(one: FoldedName, other: FoldedName): number {
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one]
  const taken = new Set<number>()
  let [shared, ofShort, ofLong] = [0, 0, 0]
  for (const word of short.words) {
    let [best, nearest] = [-1, 0]
    for (const [place, candidate] of long.words.entries()) {
      if (taken.has(place)) continue
      const near = compareWords(word, candidate)
      if (near > nearest) [best, nearest] = [place, near]
    }
    if (best < 0) continue
    taken.add(best)
    shared += 1
    ofShort += nearest * word.length
    ofLong += nearest * (long.words[best]?.length ?? 0)
  }
  if (shared === 0) return 0
  const [shortShare, longShare] = [ofShort / short.letters, ofLong / long.letters]
  const [least, most] = [Math.min(shortShare, longShare), Math.max(shortShare, longShare)]
  return Math.round(100 * (shared > 1 ? 0.85 * most + 0.15 * least : least))
}

/** Below this, two words have letters in common and nothing else. */
const leastAlike = 0.86
/** What two words count that are written differently and sound alike. */
const soundsAlike = 0.92

function compareWords(one: string, other: string): number {
  if (one === other) return 1
  if (Math.abs(one.length - other.length) > 3) return 0
  const alike = alikeness(one, other)
  if (alike <= 0.6) return 0
  if (alike >= soundsAlike) return alike
  const sound = soundOf(one)
  if (sound.length > 1 && sound === soundOf(other)) return soundsAlike
  return alike < leastAlike ? 0 : alike
}

/** Longer words are compared by their start. */
const mostLetters = 30

/** After Jaro and Winkler: letters in common within half a word, fewer for those in another order, more for a like start. */
function alikeness(first: string, second: string): number {
  const [one, other] = [first.slice(0, mostLetters), second.slice(0, mostLetters)]
  const reach = Math.max(0, (Math.max(one.length, other.length) >> 1) - 1)
  let [mine, theirs, common] = [0, 0, 0]
  for (let place = 0; place < one.length; place++) {
    const end = Math.min(other.length - 1, place + reach)
    for (let at = Math.max(0, place - reach); at <= end; at++) {
      if (theirs & (1 << at) || one.charCodeAt(place) !== other.charCodeAt(at)) continue
      mine |= 1 << place
      theirs |= 1 << at
      common++
      break
    }
  }
  if (common === 0) return 0
  let turned = 0
  for (let place = 0, at = 0; place < one.length; place++) {
    if (!(mine & (1 << place))) continue
    while (!(theirs & (1 << at))) at++
    if (one.charCodeAt(place) !== other.charCodeAt(at)) turned++
    at++
  }
  const jaro = (common / one.length + common / other.length + (common - turned / 2) / common) / 3
  let start = 0
  while (start < 4 && start < one.length && one[start] === other[start]) start++
  return jaro + start * 0.1 * (1 - jaro)
}
