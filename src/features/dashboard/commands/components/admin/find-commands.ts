import type { Command } from '#features/admin/components/commands.ts'
import { countSlips } from '#lib/edit-distance.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A slip in a short word makes another word of it. */
const mostSlips = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

export function isNear(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true
  const most = mostSlips(typed)
  if (most === 0) return false
  // The typed beginning may be longer or shorter than the right one by a slip.
  return [0, 1, -1].some((more) => countSlips(typed, word.slice(0, typed.length + more), most) <= most)
}

const placeOf = (words: readonly string[], typed: string) => words.findIndex((word) => isNear(typed, word))

/** Best first: exact matches before near ones. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const asked = wordsOf(typed)
  if (asked.length === 0) return [...commands]
  return commands
    .flatMap((command) => {
      const own = wordsOf(command.label)
      const all = [...own, ...wordsOf(`${command.words ?? ''} ${command.group}`)]
      const places = asked.map((word) => placeOf(all, word))
      if (places.includes(-1)) return []
      const isExact = asked.every((word) => own.some((one) => one.startsWith(word)))
      return [{ command, rank: (isExact ? 0 : 100) + Math.min(...places) }]
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ command }) => command)
}
