import type { ContractContent, ContractTemplate } from '#features/contract-forms/papers/schema.ts'
import type { Letterhead, Paper, Part } from '#lib/papers/paper.ts'
import { defaultLocale, languageTags } from '#site/locale.ts'
import { attorneyOf } from './attorney.ts'
import { frontOf } from './front/front.ts'
import { fitBelow } from './room.ts'
import { signingOf } from './signing.ts'
import { termsOf } from './terms.ts'
import { createWriter, lacksLines, type Writer } from './writer.ts'

/**
 * A contract as a paper: the first language whole, then the second. What isn't sent, or written in words that nobody
 * confirmed, says on every page that it is a draft. `keptBack` is how many points of the front page stay empty.
 */
export function composeContract(content: ContractContent, template: ContractTemplate, keptBack = 0): Paper {
  const [first = 'en', ...others] = content.languages
  const { say, values, words } = createWriter(content, template, first)
  const isDraft = !content.issued || !template.isConfirmed || lacksLines(template.lines)
  return {
    title: `${say('front.title')} ${content.number}`,
    locale: defaultLocale,
    letterhead: letterheadOf(content, values.address),
    account: { label: words.labels.account, number: content.number },
    ...(isDraft && { mark: words.labels.mark }),
    parts: [first, ...others].flatMap((language) =>
      partsIn(createWriter(content, template, language), keptBack),
    ),
  }
}

function partsIn(writer: Writer, keptBack: number): Part[] {
  const front = frontOf(writer, keptBack)
  const [terms, signing] = [termsOf(writer, front.hasEarlier), signingOf(writer)]
  // What is left of the last page of the terms takes all that is signed, or nothing of it.
  const middle = fitBelow(terms.blocks, signing.blocks)
    ? [{ ...terms, blocks: [...terms.blocks, ...signing.blocks] }]
    : [terms, signing]
  const parts = [front.part, ...middle, attorneyOf(writer)]
  const { tag, labels } = writer.words
  return tag === languageTags.en ? parts : parts.map((part) => ({ ...part, lang: tag, labels }))
}

function letterheadOf({ facts: { company } }: ContractContent, address: string): Letterhead {
  const [first = '', ...rest] = company.name.split(' ')
  const contact = [company.phone, company.email].map((one) => one.replaceAll(' ', '\u00a0')).join(', ')
  return {
    name: rest.length > 0 ? [first, rest.join(' ')] : [first],
    address,
    contact,
  }
}
