import type { Block, Paper } from '#lib/papers/paper.ts'
import { plainText } from '#lib/papers/words.ts'

export type AttorneyPage = {
  statements: string[]
  disclaimer: { caption: string; text: string } | null
  /** The box for the attorney's initials. */
  initials: { label: string; isRequired: boolean } | null
}

/**
 * The attorney's page of a sealed paper. Both parties check boxes in the language that is signed in, and the attorney's
 * come last.
 */
export function attorneyPageOf({ parts }: Pick<Paper, 'parts'>, needsInitials: boolean): AttorneyPage {
  const part = parts.findLast(({ blocks }) => blocks.some(({ kind }) => kind === 'checks'))
  const blocks: readonly Block[] = part?.blocks ?? []
  const box = blocks.find((block) => block.kind === 'box')
  const [, attorneys] = part?.initials ?? []
  return {
    statements: blocks.flatMap((block) =>
      block.kind === 'checks' ? block.items.map(({ text }) => plainText(text)) : [],
    ),
    disclaimer: box ? { caption: box.caption ?? '', text: textIn(box.blocks) } : null,
    initials: attorneys ? { label: attorneys.label, isRequired: needsInitials } : null,
  }
}

const textIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? plainText(block.text) : [])).join(' ')
