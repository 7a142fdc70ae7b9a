/** PDF files made here, so that every byte is known: honest ones, and those that try to keep a reader busy. */

type Page = { text: string; width?: number; height?: number }

/** Puts numbered objects into a file with its table. `more` goes into the trailer. */
function assemble(objects: readonly string[], more = ''): Buffer {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places = objects.map((body, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${body}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R ${more} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

const stream = (words: string) => `<< /Length ${words.length} >>\nstream\n${words}\nendstream`
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'

/** Text on pages of Letter size, unless a page says otherwise. */
export function pdfOf(pages: readonly Page[], more = ''): Buffer {
  const kids = pages.map((_page, at) => `${4 + at * 2} 0 R`)
  const drawn = pages.flatMap(({ text, width = 612, height = 792 }, at) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    stream(`BT /F1 24 Tf 72 ${height - 100} Td (${text}) Tj ET`),
  ])
  const tree = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`
  return assemble([catalog, tree, font, ...drawn], more)
}

/** One page, listed thousands of times. */
function pdfOfMany(count: number): Buffer {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`
  const tree = `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`
  return assemble([catalog, tree, page, stream('BT /F1 24 Tf 72 700 Td (Again) Tj ET'), font])
}

/** A scan as fax machines write it (CCITT Group 4): white on the left, black on the right. */
export function faxedPdf(): Buffer {
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>'
  const how = '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 2 >>'
  const rows = '\x36\xf0\x01\x00\x10'
  const scan = `<< /Type /XObject /Subtype /Image /Width 8 /Height 2 /BitsPerComponent 1 /ColorSpace /DeviceGray ${how} /Length ${rows.length} >>\nstream\n${rows}\nendstream`
  const tree = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
  return assemble([catalog, tree, page, stream('q 612 0 0 792 0 0 cm /I Do Q'), scan])
}

const secret = '00112233445566778899aabbccddeeff'.repeat(2)

export const hostilePdfs = {
  'locked with a password': pdfOf(
    [{ text: 'Secret' }],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >> /ID [<00> <00>]`,
  ),
  'cut off': pdfOf([{ text: 'Half' }]).subarray(0, 60),
  'a mile long': pdfOf([{ text: 'Huge', width: 4_000_000, height: 4_000_000 }]),
  'of 6,000 pages': pdfOfMany(6_000),
} as const
