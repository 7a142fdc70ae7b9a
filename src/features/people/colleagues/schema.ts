import { z } from 'zod'

/** People who left keep their applications until somebody takes them over. */
export const colleagueSchema = z.object({ id: z.uuid(), name: z.string(), isActive: z.boolean() })
export type Colleague = z.output<typeof colleagueSchema>

export const unreadMentionsSchema = z.object({
  count: z.number(),
  mentions: z.array(
    z.object({
      id: z.uuid(),
      applicationId: z.uuid(),
      reference: z.string(),
      by: z.string(),
      mentionedAt: z.iso.datetime(),
    }),
  ),
})

/** "@Ruth Owens" mentions a person in a note. */
export const mentionSign = '@'

const isPartOfWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Goes by the whole name: with an "Ann" and an "Ann Lee" here, "@Ann Lee" means the second alone. */
export function findMentioned<Person extends { name: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const words = text.toLowerCase()
  const mentioned = new Set<Person>()
  for (let at = words.indexOf(mentionSign); at >= 0; at = words.indexOf(mentionSign, at + 1)) {
    // An email address mentions nobody.
    if (isPartOfWord(words[at - 1])) continue
    const meant = people.filter(({ name }) => {
      const end = at + 1 + name.length
      return words.slice(at + 1, end) === name.toLowerCase() && !isPartOfWord(words[end])
    })
    const longest = Math.max(...meant.map(({ name }) => name.length))
    for (const person of meant) if (person.name.length === longest) mentioned.add(person)
  }
  return [...mentioned]
}
