/**
 * Gives an sfnt the name of its cut. A cut of a variable font keeps the name of the whole, “Public Sans Thin”, and a
 * PDF that calls its bold letters that can't show that they are bold.
 */
export function rename(font: Buffer, family: string, style: string): Buffer {
  const count = font.readUInt16BE(4)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 12 + at * 16
    const start = font.readUInt32BE(entry + 8)
    const tag = font.toString('latin1', entry, entry + 4)
    const content =
      tag === 'name'
        ? nameTable(family, style)
        : Buffer.from(font.subarray(start, start + font.readUInt32BE(entry + 12)))
    // The sum of the whole file; it is computed with zero in its place, and no reader of PDFs looks at it.
    if (tag === 'head') content.writeUInt32BE(0, 8)
    return { tag, content }
  })
  const head = Buffer.alloc(12 + count * 16)
  font.copy(head, 0, 0, 12)
  const parts = [head]
  let offset = head.length
  tables.forEach(({ tag, content }, at) => {
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)])
    head.write(tag, 12 + at * 16, 'latin1')
    head.writeUInt32BE(sumOf(padded), 16 + at * 16)
    head.writeUInt32BE(offset, 20 + at * 16)
    head.writeUInt32BE(content.length, 24 + at * 16)
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}

/** Family, style, full name and PostScript name, for Windows in American English. */
function nameTable(family: string, style: string): Buffer {
  const names = [
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${family}-${style}`.replaceAll(' ', '')],
  ] as const
  const head = Buffer.alloc(6 + names.length * 12)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  const texts = names.map(([id, name], at) => {
    const text = Buffer.from(name, 'utf16le').swap16()
    ;[3, 1, 0x409, id, text.length, offset].forEach((value, member) => {
      head.writeUInt16BE(value, 6 + at * 12 + member * 2)
    })
    offset += text.length
    return text
  })
  return Buffer.concat([head, ...texts])
}

function sumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
