import type { Readable } from 'node:stream'

/** The beginning of a mail; `isCut` says that there was more. */
export type MailStart = { bytes: Uint8Array; isCut: boolean }

/** Words come first; attachments follow, which we don't take. */
const maxKept = 1024 * 1024
/** The parser takes most of its time by line, 25 ms for these; 150 KB of an attachment have as many. */
const maxLines = 2_000
/** Exchange takes no more than 256 KB either, and few mails have a tenth of that. */
export const maxHeadSize = 128 * 1024

const lineEnd = 0x0a

/** Reads to the end, because a sender that is cut off midway tries again and again. Undefined if it is too large. */
export async function readMailStart(stream: Readable, largest: number): Promise<MailStart | undefined> {
  const kept: Buffer[] = []
  let [size, keptSize, lines] = [0, 0, 0]
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const isWhole = keptSize === size
    size += chunk.length
    if (!isWhole) continue
    const { length, ends } = measureLines(chunk.subarray(0, maxKept - keptSize), maxLines - lines)
    // A copy: a part of a chunk would hold on to all of it.
    kept.push(Buffer.from(chunk.subarray(0, length)))
    keptSize += length
    lines += ends
  }
  return size > largest ? undefined : { bytes: Buffer.concat(kept), isCut: keptSize < size }
}

/** How much of these bytes lies within so many lines. */
function measureLines(bytes: Buffer, most: number): { length: number; ends: number } {
  let ends = 0
  let end = bytes.indexOf(lineEnd)
  while (end !== -1 && ends < most) {
    ends += 1
    if (ends === most) return { length: end + 1, ends }
    end = bytes.indexOf(lineEnd, end + 1)
  }
  return { length: most > 0 ? bytes.length : 0, ends }
}

/**
 * Where a mail names its recipients, for a look before anything of it is parsed: its head, and of a report of a
 * failed delivery all of it, since such a report quotes the mail that came back. Undefined if the head has no end.
 */
export function addressedPart({ bytes }: MailStart): string | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  const end = /\r?\n\r?\n/.exec(text.slice(0, maxHeadSize))?.index ?? text.length
  if (end > maxHeadSize) return undefined
  const head = text.slice(0, end)
  return /^content-type:\s*multipart\/report\b/im.test(head) ? text : head
}
