import { languageTags } from '#site/locale.ts'
import { paperWords } from '../content.ts'
import type { Initials, Letterhead, Paper, Part } from '../paper.ts'
import { BlockOfPaper, type Heading, type Levels } from './blocks.tsx'
import { eachOf } from './words.tsx'

/**
 * The paper to be read on a screen, by server or browser, without a script: the words of the PDF in their order. Its page
 * links `paper.css`. `under`: the heading of the page that it stands on, if that has one already.
 */
export function PaperPage({ paper, under }: { paper: Paper; under?: 'h1' }) {
  const levels = (isFirst: boolean): Levels => {
    const all: readonly Heading[] = ['h1', 'h2', 'h3', 'h4']
    const [title = 'h1', below = 'h2'] = all.slice((under ? 1 : 0) + (isFirst ? 0 : 1))
    return { title, below }
  }
  const last = paper.parts.at(-1)
  return (
    <article className="paper" lang={languageTags[paper.locale]}>
      {paper.mark && <p className="paper-mark">{paper.mark}</p>}
      {eachOf(paper.parts, (part, at) => (
        <PartOfPaper key={at} paper={paper} part={part} isFirst={at === '0'} levels={levels(at === '0')} />
      ))}
      {paper.account && (
        <p className="paper-account" lang={last?.lang}>
          {last?.labels?.account ?? paper.account.label} {paper.account.number}
        </p>
      )}
    </article>
  )
}

type PartProps = { paper: Paper; part: Part; isFirst: boolean; levels: Levels }

function PartOfPaper({ paper, part, isFirst, levels }: PartProps) {
  const hasTitle = part.blocks.some(({ kind }) => kind === 'title' || kind === 'promise')
  const Title = levels.title
  const words = paperWords(paper.locale, part.lang)
  return (
    <section className="paper-part" lang={part.lang}>
      {(isFirst || part.isFront) && <Head letterhead={paper.letterhead} isFront={part.isFront === true} />}
      {!hasTitle && <Title className="paper-part-title">{part.title}</Title>}
      {eachOf(part.blocks, (block, at) => (
        <BlockOfPaper key={at} block={block} levels={levels} words={words} />
      ))}
      {part.initials && <InitialsStrip initials={part.initials} />}
    </section>
  )
}

function Head({
  letterhead: { name, address, contact },
  isFront,
}: {
  letterhead: Letterhead
  isFront: boolean
}) {
  const names = name.filter(Boolean)
  if (!isFront)
    return <p className="paper-letterhead">{[names.join(' '), address].filter(Boolean).join(', ')}</p>
  return (
    <div className="paper-letterhead">
      <p>
        <b>{names[0]}</b> {names[1] && <span>{names[1]}</span>}
      </p>
      {address && <p>{address}</p>}
      {contact && <p>{contact}</p>}
    </div>
  )
}

function InitialsStrip({ initials }: { initials: readonly Initials[] }) {
  return (
    <dl className="paper-initials">
      {initials.map(({ label, given }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{given}</dd>
        </div>
      ))}
    </dl>
  )
}
