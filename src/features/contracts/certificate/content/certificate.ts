import { inThrees } from '#features/contract-forms/papers/content/front/front.ts'
import type { Writer } from '#features/contract-forms/papers/content/writer.ts'
import { nameBrowser } from '#lib/browser-name.ts'
import type { Block, Fact, Part, Signer } from '#lib/papers/paper.ts'
import { defaultLocale } from '#site/locale.ts'
import type { Completed, Happening } from '../schema.ts'
import { happenedTable } from './happened.ts'
import { momentOf } from './moments.ts'
import { initialedPages, initialsOf, isOnPaper, sayBar } from './signed.ts'
import { sayPages } from './spans.ts'
import { certificateWords } from './words.ts'

const words = certificateWords[defaultLocale]

/** In our own language only: it says what happened, and binds nobody. */
export function certificateOf(completed: Completed, writer: Writer): Part {
  const { content, pages, happenings, acknowledged } = completed
  const contract = writer.say('front.title')
  const shownIs = isOnPaper(completed.signed) ? words.mailedIs : words.shownIs
  return {
    title: words.part(contract),
    isAppended: true,
    blocks: [
      { kind: 'title', text: words.title, below: words.below },
      {
        kind: 'facts',
        beside: true,
        facts: [
          { label: words.document, value: words.documentIs(contract, writer.values.form, pages) },
          { label: words.account, value: content.number },
          { label: words.complete, value: momentOf(acknowledged.at, content, writer.words) },
        ],
      },
      { kind: 'signers', signers: [personOf(completed, writer), attorneyOf(completed, writer)] },
      {
        kind: 'facts',
        facts: [
          { label: words.consent, value: consentOf(completed, writer) },
          {
            label: words.shown,
            value: shownIs(sayPages(upTo(pages), words, defaultLocale)),
          },
          { label: words.confirmed, value: confirmedIn(completed) },
          { label: words.fingerprint, value: inFours(completed.sha256) },
          { label: words.copies, value: words.check(completed.verifyUrl) },
        ],
      },
      happenedTable({ content, happenings }, writer),
    ] satisfies Block[],
  }
}

const upTo = (pages: number) => Array.from({ length: pages }, (_, at) => at + 1)

function personOf({ content, signed, happenings }: Completed, writer: Writer): Signer {
  const { signer, person } = content.facts
  const as =
    signer.capacity === 'self'
      ? signer.name
      : `${signer.name}, ${words.signerFor(writer.words.capacities[signer.capacity], person.name)}`
  return { ...signerOf(signed, as), facts: [...proofOf(signed, content, writer), initials()] }

  function initials(): Fact {
    const pages = initialedPages(happenings)
    const given = initialsOf(happenings)
    if (given && pages.length > 0) {
      const on = sayPages(pages, words, defaultLocale)
      return { label: words.initials, value: words.initialsOn(given, lowerFirst(on)) }
    }
    return { label: words.initials, value: isOnPaper(signed) ? words.onThePaper : words.none }
  }
}

function attorneyOf({ content, acknowledged }: Completed, writer: Writer): Signer {
  const { attorney, person } = content.facts
  const { name = attorney.name, firm = attorney.firm, bar, initials } = acknowledged.words
  return {
    ...signerOf(acknowledged, `${name}, ${words.attorneyOf(person.name)}`),
    facts: [
      ...proofOf(acknowledged, content, writer),
      ...(initials ? [{ label: words.initials, value: initials }] : []),
      { label: words.firm, value: firm ?? words.none },
      { label: words.bar, value: sayBar(bar) ?? words.none },
    ],
  }
}

type Content = Completed['content']

const signerOf = (happening: Happening, name: string) => ({
  name,
  given: isOnPaper(happening) ? words.onPaper : (happening.words.name ?? name),
})

/** When, how we knew who it was, and from where. */
function proofOf(happening: Happening, content: Content, writer: Writer): Fact[] {
  const { knownBy = '', by, address, browser, postmarkOn, receivedOn } = happening.words
  const known = { label: words.knownBy, value: words.known(knownBy, by) ?? words.unknown }
  if (isOnPaper(happening)) {
    const days = [
      ...(postmarkOn ? [words.postmarked(writer.words.date(postmarkOn))] : []),
      ...(receivedOn ? [words.cameBack(writer.words.date(receivedOn))] : []),
    ]
    return [{ label: words.signed, value: days.join('. ') || words.onPaper }, known]
  }
  const from = [address, browser && nameBrowser(browser)].filter(Boolean).join(', ')
  return [
    { label: words.signed, value: momentOf(happening.at, content, writer.words) },
    known,
    { label: words.from, value: from || words.unknown },
  ]
}

function consentOf({ content, happenings, signed }: Completed, writer: Writer): Fact['value'] {
  const consented = happenings.findLast(({ event }) => event === 'consented')
  if (!consented || isOnPaper(signed)) return words.noConsent
  const { version = 1 } = consented.words
  return [
    words.consented(String(version), momentOf(consented.at, content, writer.words)),
    { text: inThrees(content.facts.readingCode), bold: true },
    '.',
  ]
}

const confirmedIn = ({ signed, acknowledged }: Completed) => {
  const count = ({ words: { sentences = [] } }: Happening) => sentences.length
  return isOnPaper(signed) || isOnPaper(acknowledged)
    ? words.onThePaper
    : words.confirmedIs(count(signed), count(acknowledged))
}

/** Somebody can read it to somebody. */
const inFours = (sha256: string) =>
  (sha256.match(/.{32}/g) ?? []).map((half) => half.match(/.{4}/g)?.join('\u00a0')).join(' ')

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
