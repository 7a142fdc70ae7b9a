import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'

export type ZipEntry = { name: string; modifiedAt: Date; content: Readable }

/** Of any size, and uncompressed: documents and pictures are compressed already. */
export function zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  return Readable.from(makeZip(toInputs(entries)), { objectMode: false })
}

/** When a download is cut off, client-zip ends this generator but leaves the file it was reading open. */
async function* toInputs(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>) {
  for await (const { name, modifiedAt, content } of entries) {
    try {
      yield { name, lastModified: toLocal(modifiedAt), input: content }
    } finally {
      content.destroy()
    }
  }
}

/** A zip archive knows no time zone, and client-zip writes local time. UTC is the same everywhere. */
const toLocal = (moment: Date) => new Date(moment.getTime() + moment.getTimezoneOffset() * 60_000)
