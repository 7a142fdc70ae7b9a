import type { Block, Paper, Words } from '#lib/papers/paper.ts'
import { plainText } from '#lib/papers/words.ts'

/** What is said on a paper for its two signers to confirm: theirs comes before the attorney's. */
export function sentencesOf({ parts }: Paper): { person: string[]; attorney: string[] } {
  const [person = [], attorney = []] = parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'checks' ? [block.items.map(({ text }) => plainText(text))] : [],
    ),
  )
  return { person, attorney }
}

/** The box right above the person's signature. */
export function aboveSignatureOf({ parts }: Paper): Words[] {
  const { blocks = [] } = parts.find(({ blocks }) => blocks.some(isSignatures)) ?? {}
  const box = blocks[blocks.findIndex(isSignatures) - 1]
  if (box?.kind !== 'box') return []
  return box.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
}

const isSignatures = ({ kind }: Block) => kind === 'signatures'
