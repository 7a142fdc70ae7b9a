import { countSlips } from '#lib/edit-distance.ts'
import { foldName, soundOf } from './fold.ts'

/**
 * From here on a person looks. In score.test.ts a letter off, another order, accents and usual ways to write an Arabic or
 * Russian name score 88 and more; names that share the family name alone stay below 75.
 */
export const nearScore = 85

type Word = { text: string; sound: string }
export type FoldedName = { words: Word[]; letters: number; joined: string; turned: string }

/** A list writes “LAST, First”; both orders are kept, for names that are written as one word. */
export function prepareName(name: string): FoldedName {
  const texts = foldName(name)
  const comma = name.indexOf(',')
  const last = comma < 0 ? [] : foldName(name.slice(0, comma))
  const rest = comma < 0 ? [] : foldName(name.slice(comma + 1))
  return {
    words: texts.map((text) => ({ text, sound: soundOf(text) })),
    letters: texts.reduce((sum, { length }) => sum + length, 0),
    joined: texts.join(''),
    turned: [...rest, ...last].join(''),
  }
}

/**
 * 0 to 100. Words in any order; the longer a word, the more it counts. A name within a longer one is near it, if they have
 * two words in common: people have more names than they write.
 */
export function scoreNames(one: FoldedName, other: FoldedName): number {
  if (one.words.length === 0 || other.words.length === 0) return 0
  return Math.max(scoreWords(one, other), scoreJoined(one, other))
}

/** As whole lines: a space more or less, and up to two letters off. */
function scoreJoined(one: FoldedName, other: FoldedName): number {
  const lines = other.turned === '' ? [other.joined] : [other.joined, other.turned]
  const slips = lines.map((line) => {
    const most = Math.min(line.length, one.joined.length) < 8 ? 0 : 2
    const count = countSlips(one.joined, line, most)
    return count > most ? Number.POSITIVE_INFINITY : count
  })
  const least = Math.min(...slips)
  return Number.isFinite(least) ? 100 - 5 * least : 0
}

function scoreWords(one: FoldedName, other: FoldedName): number {
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one]
  const left = new Set(long.words)
  let [shared, ofShort, ofLong] = [0, 0, 0]
  // The longest first, so that a short word doesn’t take its match.
  for (const word of [...short.words].sort((a, b) => b.text.length - a.text.length)) {
    let best: Word | undefined
    let nearest = 0
    for (const candidate of left) {
      const near = compareWords(word, candidate)
      if (near > nearest) [best, nearest] = [candidate, near]
    }
    if (!best) continue
    left.delete(best)
    shared += 1
    ofShort += nearest * word.text.length
    ofLong += nearest * best.text.length
  }
  const [shortShare, longShare] = [ofShort / short.letters, ofLong / long.letters]
  const [least, most] = [Math.min(shortShare, longShare), Math.max(shortShare, longShare)]
  return Math.round(100 * (shared > 1 ? 0.85 * most + 0.15 * least : least))
}

/** Below this, two words have letters in common and nothing else. */
const leastAlike = 0.86

function compareWords(one: Word, other: Word): number {
  if (one.text === other.text) return 1
  if (Math.abs(one.text.length - other.text.length) > 3) return 0
  const alike = alikeness(one.text, other.text)
  const soundsAlike = one.sound === other.sound && one.sound.length > 1 && alike > 0.6
  const near = soundsAlike ? Math.max(alike, 0.92) : alike
  return near < leastAlike ? 0 : near
}

/** After Jaro and Winkler: letters in common within half a word, fewer for those in another order, more for a like start. */
export function alikeness(one: string, other: string): number {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1)
  const taken = new Set<number>()
  const mine: string[] = []
  for (const [place, letter] of [...one].entries()) {
    for (let at = Math.max(0, place - reach); at <= Math.min(other.length - 1, place + reach); at++) {
      if (taken.has(at) || other[at] !== letter) continue
      taken.add(at)
      mine.push(letter)
      break
    }
  }
  if (mine.length === 0) return 0
  const theirs = [...taken].sort((a, b) => a - b).map((at) => other[at])
  const turned = mine.filter((letter, place) => letter !== theirs[place]).length / 2
  const common = mine.length
  const jaro = (common / one.length + common / other.length + (common - turned) / common) / 3
  let start = 0
  while (start < 4 && start < one.length && one[start] === other[start]) start++
  return jaro + start * 0.1 * (1 - jaro)
}
