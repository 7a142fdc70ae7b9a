import { Readable } from 'node:stream'

export type FormFile = {
  name: string
  type: string
  size: number
  /** Fails when the form has more than this one file, or breaks off. */
  bytes: Readable
}

/** A browser writes less than 500 bytes before the file. */
const maxHeadBytes = 16 * 1024

const headEnd = Buffer.from('\r\n\r\n')

/** A form doesn't name the size of its file, but its own length, and the parts around the file are known. */
export async function readFormFile(
  body: Readable,
  headers: { 'content-type'?: string | undefined; 'content-length'?: string | undefined },
): Promise<FormFile | undefined> {
  const boundary = /^multipart\/form-data;.*\bboundary="?([\w'()+,./:=?-]{1,70})"?/i.exec(
    headers['content-type'] ?? '',
  )?.[1]
  const length = Number(headers['content-length'])
  if (!boundary || !Number.isSafeInteger(length)) return undefined
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  let end = -1
  while (end < 0) {
    const { value, done } = await chunks.next()
    if (done) return undefined
    start = Buffer.concat([start, value])
    end = start.indexOf(headEnd)
    if (end < 0 && start.length > maxHeadBytes) return undefined
  }
  const [line, ...fields] = start.subarray(0, end).toString('utf8').split('\r\n')
  const disposition = fields.find((field) => /^content-disposition:/i.test(field)) ?? ''
  const name = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1]
  if (line !== `--${boundary}` || !/;\s*name="file"/i.test(disposition) || name === undefined)
    return undefined
  const type = fields.find((field) => /^content-type:/i.test(field))?.replace(/^[^:]*:\s*/, '') ?? ''
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const first = end + headEnd.length
  const size = length - first - tail.length
  if (size < 0) return undefined
  return {
    name: decodeName(name),
    type,
    size,
    bytes: Readable.from(cutTail(start.subarray(first), chunks, tail)),
  }
}

/** Browsers write quotes and line breaks in a name as %22, %0D and %0A. */
const decodeName = (name: string) => name.replace(/%22/g, '"').replace(/%0[DA]/g, ' ')

/** Everything but the last bytes, which must end the form; no second field may hide before them. */
async function* cutTail(first: Buffer, rest: AsyncIterator<Buffer>, tail: Buffer): AsyncGenerator<Buffer> {
  const delimiter = tail.subarray(0, -4)
  let held = first
  for (;;) {
    const ready = held.length - tail.length
    if (ready > 0) {
      const found = held.indexOf(delimiter)
      if (found >= 0 && found < ready) throw new Error('the form has more than a file')
      yield held.subarray(0, ready)
      held = held.subarray(ready)
    }
    const { value, done } = await rest.next()
    if (done) break
    held = Buffer.concat([held, value])
  }
  if (!held.equals(tail)) throw new Error('the form did not end with its file')
}
