import type { LineKey } from '#features/contract-forms/templates/schema/lines.ts'
import type { Block, Part, Signature } from '#lib/papers/paper.ts'
import { brand } from '#site/brand.ts'
import { dateIn, formatOfficeTime } from '#site/format.ts'
import { languageTags } from '#site/locale.ts'
import { cancelLines } from './cancel.ts'
import { initialsOf } from './initials.ts'
import { noticesOf, setNotice } from './notices.ts'
import { typeAt } from './type.ts'
import type { Writer } from './writer.ts'

const officeZone = brand.openHours.timeZone

/** The laws’ notices, what the person confirms, and where both sign. */
export function signingOf(writer: Writer): Part {
  const { content, say } = writer
  const { laws } = content
  const notices = noticesOf(writer)
  const inBody = notices.filter(({ place }) => place === undefined || place === 'body')
  const above = notices.filter(({ place }) => place === 'above-signature')
  const hasStatute = notices.some(({ isCancellation }) => isCancellation)
  return {
    title: say('notices.part'),
    ...initialsOf(writer),
    blocks: [
      { kind: 'heading', text: say('notices.heading') },
      {
        kind: 'box',
        type: typeAt(laws, 'body', 12),
        blocks: [{ kind: 'paragraph', text: say('notices.onlyFromClaim') }],
      },
      ...(hasStatute ? [] : [ownCancellation(writer)]),
      ...inBody.flatMap((notice) => setNotice(notice, 'body', writer)),
      ...(hasStatute ? [{ kind: 'paragraph', text: say('notices.time') } as const] : []),
      ...requiredSentences(writer),
      { kind: 'heading', text: say('confirm.heading') },
      confirmations(writer),
      ...above.flatMap((notice) => setNotice(notice, 'above-signature', writer)),
      {
        kind: 'box',
        type: typeAt(laws, 'above-signature', 12),
        blocks: [{ kind: 'paragraph', text: say('sign.above') }],
      },
      signatures(writer),
    ],
  }
}

function ownCancellation({ content, say }: Writer): Block {
  const [count, until] = cancelLines[content.figures.cancel.start]
  const text = [{ text: `${say('notices.cancel')} `, bold: true }, `${say(count)} ${say(until)}`]
  return { kind: 'box', type: typeAt(content.laws, 'body', 12), blocks: [{ kind: 'paragraph', text }] }
}

/** As the owner wrote them into the rules. */
function requiredSentences({ content, words, translate }: Writer): Block[] {
  const sentences = [...new Set(content.laws.flatMap((law) => law.requiredSentences))]
  if (sentences.length === 0) return []
  const type = typeAt(content.laws, 'body', 12)
  return sentences.flatMap((text): Block[] => {
    const translated = words.tag === languageTags.en ? undefined : translate(text)
    const english = words.tag === languageTags.en ? text : [{ text, lang: languageTags.en }]
    return [
      { kind: 'paragraph', text: english, type },
      ...(translated ? [{ kind: 'paragraph', text: translated, type } as const] : []),
    ]
  })
}

/** To check in the language that is signed in; the other one says the same. */
function confirmations({ content, isFirst, say }: Writer): Block {
  const keys: LineKey[] = [
    ...(content.facts.signer.capacity === 'self' ? [] : (['confirm.capacity'] as const)),
    'confirm.attorney',
    'confirm.advice',
    'confirm.advances',
    'confirm.complete',
  ]
  const items = keys.map((key) => say(key))
  return isFirst ? { kind: 'checks', items: items.map((text) => ({ text })) } : { kind: 'list', items }
}

function signatures({ content, isFirst, say, values, words }: Writer): Block {
  if (!isFirst) return { kind: 'paragraph', text: say('sign.once') }
  const { facts, issued } = content
  const { signer } = facts
  const date: Signature = { label: say('sign.date') }
  return {
    kind: 'signatures',
    columns: [
      [
        {
          label: signer.name,
          capacity: say(signer.capacity === 'self' ? 'sign.you' : 'sign.forPerson'),
          isName: true,
        },
        date,
      ],
      [
        {
          label: issued ? say('sign.forUs') : values.company,
          capacity: say('sign.we'),
          isName: true,
          ...(issued && { given: issued.by }),
        },
        {
          ...date,
          ...(issued && {
            given: `${words.date(dateIn(officeZone, issued.at))}, ${formatOfficeTime(issued.at, 'en')}`,
          }),
        },
      ],
    ],
  }
}
