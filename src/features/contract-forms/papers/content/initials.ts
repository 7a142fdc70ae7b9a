import type { Part } from '#lib/papers/paper.ts'
import { asksInitials } from './type.ts'
import type { Writer } from './writer.ts'

/** Boxes on every page, unless the law asks for none. The attorney's stand on their own page. */
export function initialsOf({ content, say }: Writer, isAttorneys = false): Pick<Part, 'initials'> {
  if (!asksInitials(content.laws)) return {}
  const labels = [say('initials.you'), ...(isAttorneys ? [say('initials.attorney')] : [])]
  return { initials: labels.map((label) => ({ label })) }
}
