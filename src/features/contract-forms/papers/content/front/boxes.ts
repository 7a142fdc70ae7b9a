import type { Box, Type } from '#lib/papers/paper.ts'
import { cancelLines } from '../cancel.ts'
import { fillNotice, type Notice, noticesOf } from '../notices.ts'
import { sizeOf, typeOfNotice } from '../type.ts'
import type { Writer } from '../writer.ts'

/** Longer ones stand among the notices alone, and our own words here. */
const shortNotice = 340

/** In the statute's words where there is such a notice, then the day. */
export function cancelBox(writer: Writer, type: Type, notice: Notice | undefined): Box {
  const { content, say } = writer
  const [count, until] = cancelLines[content.figures.cancel.start]
  if (!notice) {
    const text = `${say(count)} ${say(until)}`
    return { kind: 'box', type, caption: say('front.cancel'), blocks: [{ kind: 'paragraph', text }] }
  }
  const { points } = typeOfNotice(content.laws, 'front', notice)
  return {
    kind: 'box',
    type: { ...type, points: sizeOf(Math.max(points, type.points)), capitals: false },
    blocks: [fillNotice(notice, writer), say(until)].map((text) => ({ kind: 'paragraph', text })),
  }
}

/** Where one law alone binds, its short notice is what the box is made of. In the second language it stands among the notices alone. */
export function findBoxed(writer: Writer): Notice | undefined {
  if (!writer.isFirst || writer.content.laws.length !== 1) return undefined
  return noticesOf(writer).find(
    ({ text, place, isCancellation }) =>
      isCancellation && place !== 'above-signature' && text.length <= shortNotice,
  )
}

export const nothingBox = ({ say }: Writer, type: Type): Box => ({
  kind: 'box',
  type,
  caption: say('front.nothing'),
  blocks: [
    {
      kind: 'list',
      items: [say('front.nothingIfNoMoney'), say('front.nothingIfLost'), say('front.nothingIfNoneLeft')],
    },
    { kind: 'paragraph', text: say('front.tooLittle') },
  ],
})
