import type { Block } from '../paper.ts'
import { setBox, setList, setPair } from './blocks/box.ts'
import { setAddressee, setAnswers, setPromise, setSigned } from './blocks/letter.ts'
import { setAmounts, setFacts, setFactsBeside } from './blocks/rows.ts'
import { setSection } from './blocks/section.ts'
import { setSigners } from './blocks/signers.ts'
import { type SigningWords, setChecks, setSignatures } from './blocks/signing.ts'
import { setTable } from './blocks/table.ts'
import { setTitle } from './blocks/title.ts'
import type { Faces } from './faces.ts'
import { type Canvas, type Drawing, emptyCanvas, stack } from './ink.ts'
import { gray, styled, styles } from './measures.ts'
import { type Place, setText, tagIn } from './text.ts'

/** What a block is set with. */
export type Setter = { faces: Faces; words: SigningWords; title: 'H1' | 'H2' }

export function setBlock({ faces, words, title }: Setter, block: Block, place: Place, next?: Block): Canvas {
  switch (block.kind) {
    case 'title':
      return setTitle(faces, block, place, title)
    case 'promise':
      return setPromise(faces, block, place, title)
    case 'addressee':
      return setAddressee(faces, block, place)
    case 'answers':
      return setAnswers(faces, block.answers, place)
    case 'signed':
      return setSigned(faces, block, place)
    case 'heading':
      return {
        ...setText(faces, block.text, styles.heading, place, {
          tag: tagIn(place.parent, place.heading),
          fit: 'balanced',
          gap: 10,
          bookmark: { title: block.text, depth: 1 },
        }),
        breaks: [],
        poor: [],
        keepsNext: true,
      }
    case 'paragraph':
      return setText(faces, block.text, styled(styles[block.size ?? 'body'], block.type), place, {
        tag: tagIn(place.parent, 'P'),
        type: block.type,
        gap: block.size === 'note' ? 4.5 : 7,
      })
    case 'quote':
      return setQuote(faces, block, place)
    case 'list':
      return setList(faces, block.items, place, block.type)
    case 'section':
      return setSection(faces, block, place, next?.kind !== 'section')
    case 'facts':
      return block.beside
        ? setFactsBeside(faces, block.facts, place)
        : setFacts(faces, block.facts, place, false)
    case 'amounts':
      return setAmounts(faces, block.rows, place, block.type)
    case 'table':
      return setTable(faces, block, place)
    case 'box':
      return setBox(faces, block, place)
    case 'pair':
      return setBoxes(faces, block, place)
    case 'checks':
      return setChecks(faces, block.items, words, place)
    case 'signatures':
      return setSignatures(faces, block.columns, place)
    case 'signers':
      return setSigners(faces, block.signers, place)
  }
}

/** Boxes too long to stand beside one another stand below one another, where a page may end between them. */
function setBoxes(faces: Faces, { boxes, share }: Extract<Block, { kind: 'pair' }>, place: Place): Canvas {
  const pair = setPair(faces, boxes, share ?? 0.5, place)
  if (pair.height < 480) return pair
  const first = setBox(faces, boxes[0], place)
  const both = stack(first, setBox(faces, boxes[1], place))
  return { ...both, breaks: [first.height] }
}

/** With a line beside it, on every page that it is on. */
function setQuote(faces: Faces, { text, lang }: Extract<Block, { kind: 'quote' }>, place: Place): Canvas {
  const inside = { x: place.x + 13.5, width: place.width - 13.5 }
  const tag = tagIn(place.parent, 'BlockQuote', lang ? { lang } : {})
  const set = setText(faces, text, styles.body, inside, { tag: tagIn(tag, 'P') })
  const lines = Math.round(set.height / styles.body.leading)
  const bars = Array.from(
    { length: lines },
    (_, at): Drawing => ({
      kind: 'upright',
      ...{
        x: place.x + 2,
        y: at * styles.body.leading,
        height: styles.body.leading,
        thick: 1.5,
        color: gray,
      },
    }),
  )
  return { ...emptyCanvas(7), ...set, gap: 7, items: [...bars, ...set.items] }
}
