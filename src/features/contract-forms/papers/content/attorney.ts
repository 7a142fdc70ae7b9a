import { type AttorneyStatement, attorneyTopics } from '#domain/contract-law.ts'
import type { Block, Part, Words } from '#lib/papers/paper.ts'
import { languageTags } from '#site/locale.ts'
import { initialsOf } from './initials.ts'
import type { Writer } from './writer.ts'

/** The attorney’s own page. Where a law lists what they state, they state that and no more. */
export function attorneyOf(writer: Writer): Part {
  const { isFirst, say } = writer
  const statements = statementsOf(writer)
  return {
    title: say('lawyer.part'),
    mostPages: 1,
    ...initialsOf(writer, isFirst),
    blocks: [
      { kind: 'title', text: say('lawyer.title') },
      { kind: 'paragraph', size: 'lead', text: say('lawyer.intro') },
      isFirst
        ? { kind: 'checks', items: statements.map((text, at) => ({ text, number: String(at + 1) })) }
        : { kind: 'list', items: statements },
      {
        kind: 'box',
        caption: say('lawyer.notCaption'),
        blocks: [{ kind: 'paragraph', text: say('lawyer.not') }],
      },
      signatures(writer),
    ],
  }
}

type Topic = AttorneyStatement['about']
const order = attorneyTopics.map(({ value }) => value)
const usual: readonly Topic[] = [
  ...(['contract-reviewed', 'disclosures-reviewed', 'costs-disclosed', 'contingency'] as const),
  ...(['trust-account', 'instructions', 'no-referral-fee'] as const),
]

/** Of both laws, each topic once for each wording. */
function statementsOf(writer: Writer): Words[] {
  const asked = writer.content.laws.flatMap(({ law }) => law?.attorney?.statements ?? [])
  const listed: readonly AttorneyStatement[] =
    asked.length > 0
      ? [...asked].sort((a, b) => order.indexOf(a.about) - order.indexOf(b.about))
      : usual.map((about) => ({ about }))
  const worded = new Set(listed.flatMap(({ about, text }) => (text === undefined ? [] : about)))
  const seen = new Set<string>()
  return listed.flatMap(({ about, text }) => {
    // One law’s own words say it for the other, too.
    if (text === undefined && worded.has(about)) return []
    const key = text ?? about
    if (seen.has(key)) return []
    seen.add(key)
    return statementIn(writer, about, text) ?? []
  })
}

function statementIn({ isFirst, say, words, translate }: Writer, about: Topic, text: string | undefined) {
  if (text === undefined) return about === 'other' ? undefined : [say(`lawyer.${about}`)]
  if (isFirst || words.tag === languageTags.en) return [text]
  return [translate(text) ?? [{ text, lang: languageTags.en }]]
}

function signatures({ content, isFirst, say }: Writer): Block {
  if (!isFirst) return { kind: 'paragraph', text: say('sign.once') }
  const { attorney } = content.facts
  return {
    kind: 'signatures',
    columns: [
      [{ label: attorney.name, capacity: say('lawyer.signs'), isName: true }, { label: say('sign.date') }],
      [
        { label: say('lawyer.firm'), ...(attorney.firm && { given: attorney.firm }) },
        { label: say('lawyer.bar') },
      ],
    ],
  }
}
