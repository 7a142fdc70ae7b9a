export type PdfPage = { jpeg: Uint8Array; width: number; height: number }

const letter = { short: 612, long: 792 }

/** A PDF can hold JPEGs as they are, so this needs no library of 200 KB (docs/decisions/045). */
export function writePhotoPdf(pages: readonly PdfPage[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const offsets: number[] = []
  let length = 0
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : new Uint8Array(part)
    parts.push(bytes)
    length += bytes.length
  }
  const writeObject = (number: number, head: string, stream?: string | Uint8Array) => {
    offsets[number] = length
    write(`${number} 0 obj\n${head}\n`)
    if (stream !== undefined) {
      write('stream\n')
      write(stream)
      write('\nendstream\n')
    }
    write('endobj\n')
  }
  // The catalog and the list of pages come first, then three objects per page.
  const numberOf = (index: number) => 3 + index * 3
  write('%PDF-1.4\n')
  writeObject(1, '<< /Type /Catalog /Pages 2 0 R >>')
  const kids = pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ')
  writeObject(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const number = numberOf(index)
    const sheet = width > height ? [letter.long, letter.short] : [letter.short, letter.long]
    const [sheetWidth = 0, sheetHeight = 0] = sheet
    const scale = Math.min(sheetWidth / width, sheetHeight / height)
    const [w, h] = [width * scale, height * scale]
    const place = [w, 0, 0, h, (sheetWidth - w) / 2, (sheetHeight - h) / 2].map(toPoints).join(' ')
    const drawing = `q ${place} cm /Photo Do Q`
    writeObject(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheetWidth} ${sheetHeight}] /Contents ${number + 1} 0 R /Resources << /XObject << /Photo ${number + 2} 0 R >> >> >>`,
    )
    writeObject(number + 1, `<< /Length ${drawing.length} >>`, drawing)
    writeObject(
      number + 2,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    )
  }
  const start = length
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${entries.join('')}`)
  write(`trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

/** A PDF reader doesn't take an exponent for a number. */
const toPoints = (value: number) => String(Math.round(value * 100) / 100)
