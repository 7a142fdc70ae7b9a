import type { PaperWords } from '../content.ts'
import type { Block, Box, Check, InBox, Signature, Signer, Type } from '../paper.ts'
import { tickPath } from '../tick.ts'
import { AddresseeOfPaper, Answers, PromiseOfPaper, Signed } from './letter.tsx'
import { Amounts, Facts, SumsTable } from './rows.tsx'
import { eachOf, Text, typeClass } from './words.tsx'

/** Of the title in a part, and of what stands below it. */
export type Levels = { title: Heading; below: Heading }
export type Heading = 'h1' | 'h2' | 'h3' | 'h4'

export function BlockOfPaper({ block, levels, words }: { block: Block; levels: Levels; words: PaperWords }) {
  const Below = levels.below
  switch (block.kind) {
    case 'title':
      return <Title block={block} level={levels.title} />
    case 'promise':
      return <PromiseOfPaper block={block} level={levels.title} />
    case 'addressee':
      return <AddresseeOfPaper block={block} />
    case 'answers':
      return <Answers answers={block.answers} />
    case 'signed':
      return <Signed block={block} />
    case 'heading':
      return <Below className="paper-heading">{block.text}</Below>
    case 'paragraph':
      return <Paragraph block={block} />
    case 'quote':
      return (
        <blockquote className="paper-quote" lang={block.lang}>
          <p>
            <Text words={block.text} />
          </p>
        </blockquote>
      )
    case 'list':
      return <List items={block.items} type={block.type} />
    case 'section':
      return (
        <section className="paper-section">
          <Below>
            {block.number && <span className="paper-number">{block.number} </span>}
            <span>{block.caption}</span>
          </Below>
          <div>
            {eachOf(block.body, (words, at) => (
              <p key={at}>
                <Text words={words} />
              </p>
            ))}
          </div>
        </section>
      )
    case 'facts':
      return <Facts facts={block.facts} className={block.beside ? 'paper-columns' : 'paper-facts'} />
    case 'amounts':
      return <Amounts rows={block.rows} type={block.type} />
    case 'table':
      return <SumsTable table={block} />
    case 'box':
      return <BoxOfPaper box={block} level={Below} />
    case 'pair':
      return (
        <div className="paper-pair">
          {eachOf(block.boxes, (box, at) => (
            <BoxOfPaper key={at} box={box} level={Below} />
          ))}
        </div>
      )
    case 'checks':
      return <Checks items={block.items} words={words} />
    case 'signatures':
      return <Signatures columns={block.columns} />
    case 'signers':
      return <Signers signers={block.signers} level={Below} />
  }
}

function Title({ block, level: Level }: { block: Extract<Block, { kind: 'title' }>; level: Heading }) {
  return (
    <div className="paper-title">
      <div>
        <Level>{block.text}</Level>
        {block.below && (
          <p>
            <Text words={block.below} />
          </p>
        )}
      </div>
      {block.facts && <Facts facts={block.facts} className="paper-codes" />}
    </div>
  )
}

function Paragraph({
  block: { text, size, type },
  ofBox,
}: {
  block: Extract<Block, { kind: 'paragraph' }>
  ofBox?: Type | undefined
}) {
  const shown = type ?? ofBox
  return (
    <p className={[size && `paper-${size}`, typeClass(shown)].filter(Boolean).join(' ') || undefined}>
      <Text words={text} type={shown} />
    </p>
  )
}

function List({
  items,
  type,
}: {
  items: Extract<Block, { kind: 'list' }>['items']
  type?: Type | undefined
}) {
  return (
    <ul className={`paper-list ${typeClass(type)}`}>
      {eachOf(items, (words, at) => (
        <li key={at}>
          <Text words={words} type={type} />
        </li>
      ))}
    </ul>
  )
}

function BoxOfPaper({ box: { caption, type, blocks }, level: Level }: { box: Box; level: Heading }) {
  return (
    <section className={`paper-box ${typeClass(type)}`}>
      {caption && <Level>{caption}</Level>}
      {eachOf(blocks, (block, at) => (
        <InsideBox key={at} block={block} ofBox={type} />
      ))}
    </section>
  )
}

function InsideBox({ block, ofBox }: { block: InBox; ofBox: Type | undefined }) {
  if (block.kind === 'facts') return <Facts facts={block.facts} className="paper-facts" />
  if (block.kind === 'list') return <List items={block.items} type={block.type ?? ofBox} />
  return <Paragraph block={block} ofBox={ofBox} />
}

function Checks({ items, words }: { items: readonly Check[]; words: PaperWords }) {
  return (
    <ul className="paper-checks">
      {eachOf(items, ({ text, number, checked }, at) => (
        <li key={at}>
          <svg viewBox="0 0 100 100" role="img" aria-label={checked ? words.checked : words.unchecked}>
            <rect
              x="4"
              y="4"
              width="92"
              height="92"
              rx="8"
              fill="none"
              stroke="currentColor"
              strokeWidth="8"
            />
            {checked && <path d={tickPath} fill="currentColor" />}
          </svg>
          {number && <span className="paper-number">{number} </span>}
          <span>
            <Text words={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Signatures({ columns }: { columns: readonly (readonly Signature[])[] }) {
  return (
    <div className="paper-signatures">
      {eachOf(columns, (column, at) => (
        <div key={at}>
          {eachOf(column, ({ label, capacity, given, isName }, line) => (
            <p key={line}>
              <span className={isName ? 'paper-signed' : 'paper-written'}>{given}</span>{' '}
              <span className="paper-signer">
                <span>{label}</span> {capacity && <span>{capacity}</span>}
              </span>
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

function Signers({ signers, level: Level }: { signers: readonly Signer[]; level: Heading }) {
  return (
    <div className="paper-signers">
      {eachOf(signers, ({ name, given, facts }, at) => (
        <section key={at}>
          <Level>{name}</Level>
          <p className="paper-signed">{given}</p>
          <Facts facts={facts} className="paper-facts" />
        </section>
      ))}
    </div>
  )
}
