import type { ContractNotice } from '#domain/contract-law.ts'
import type { Block, Box, Words } from '#lib/papers/paper.ts'
import { languageTags } from '#site/locale.ts'
import { typeOfNotice } from './type.ts'
import type { Writer } from './writer.ts'

export type Notice = ContractNotice & { isCancellation: boolean }

/** The statutes' words of both states, in their order, each once. */
export function noticesOf({ content: { laws } }: Writer): Notice[] {
  const all = laws.flatMap(({ law }) => law?.notices ?? [])
  const unlike = all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at)
  return unlike.map((notice) => ({ ...notice, isCancellation: /\bcancel/i.test(notice.text) }))
}

/** The names and figures go into their brackets; all else is the statute's, letter by letter. */
export function fillNotice({ text }: ContractNotice, { values }: Writer): string {
  const isCapitals = !/\p{Ll}/u.test(text.replaceAll(/[[(]insert [^\])]*[\])]/gi, ''))
  const whole = text.replaceAll(/[[(]insert ([^\])]*)[\])]/gi, (_, asked: string) => {
    const { company, address, hours } = values
    const parts = [
      company,
      ...(/address/i.test(asked) ? [address] : []),
      ...(/hours/i.test(asked) ? [hours] : []),
    ]
    return isCapitals ? parts.join(', ').toUpperCase() : parts.join(', ')
  })
  return whole.replace(/^APR\. %$/, `APR. ${values.yearlyRate}`)
}

/** In the second language the statute’s English stands above its translation, but not on a front: page 1 has it. */
export function setNotice(
  notice: Notice,
  spot: 'front' | 'body' | 'above-signature',
  writer: Writer,
): Block[] {
  const { content, words, isFirst, translate, say } = writer
  const type = typeOfNotice(content.laws, spot, notice)
  const english = fillNotice(notice, writer)
  const paragraph = (text: Words): Box['blocks'][number] => ({ kind: 'paragraph', text, type })
  if (isFirst) return frame(notice, [paragraph(english)])
  const translation = translate(notice.text)
  if (spot === 'front' && translation !== undefined) return frame(notice, [paragraph(translation)])
  const translated = translation ?? say('notices.untranslated')
  return frame(notice, [
    paragraph(words.tag === languageTags.en ? english : [{ text: english, lang: languageTags.en }]),
    paragraph(translated),
  ])
}

/** A box unless the rule says that there is none. */
const frame = ({ box }: ContractNotice, blocks: Box['blocks']): Block[] =>
  box === false ? [...blocks] : [{ kind: 'box', blocks }]
