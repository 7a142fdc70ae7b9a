import type { Signer } from '../../paper.ts'
import type { Faces } from '../faces.ts'
import { type Canvas, emptyCanvas, move, stack } from '../ink.ts'
import { black, rule, styles } from '../measures.ts'
import { type Place, setText, tagIn } from '../text.ts'
import { line, setFacts } from './rows.ts'
import { fitted } from './signing.ts'

const gap = 21

/** Beside one another, never parted. */
export function setSigners(faces: Faces, signers: readonly Signer[], place: Place): Canvas {
  const width = (place.width - (signers.length - 1) * gap) / signers.length
  const columns = signers.map((signer, at) =>
    setSigner(faces, signer, {
      ...{ x: place.x + at * (width + gap), width },
      parent: tagIn(place.parent, 'Div'),
      heading: place.heading,
    }),
  )
  return {
    ...emptyCanvas(9),
    height: Math.max(...columns.map(({ height }) => height)),
    items: columns.flatMap(({ items }) => items),
  }
}

function setSigner(faces: Faces, { name, given, facts }: Signer, place: Place): Canvas {
  const tag = (kind: string) => ({ tag: tagIn(place.parent, kind) })
  const head = setText(faces, name, styles.caption, place, tag(place.heading))
  const style = fitted(faces, given, styles.signature, place.width)
  const signature = setText(faces, given, style, place, tag('P'))
  const signed = stack(head, { ...signature, gap: 3 })
  const ruled = { ...signed, items: [...signed.items, line(signed.height + 3, place, rule.strong, black)] }
  const under = setFacts(faces, facts, place, false)
  return {
    ...ruled,
    height: signed.height + 3 + under.height,
    items: [...ruled.items, ...under.items.map((item) => move(item, 0, signed.height + 3))],
  }
}
