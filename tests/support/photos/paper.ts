import sharp from 'sharp'

export type Sheet = { pixels: Buffer; width: number; height: number }

const sentences = [
  'The undersigned officer arrived at 4:12 in the afternoon and spoke to both drivers.',
  'Vehicle one was stopped at the light when it was struck from behind by vehicle two.',
  'The patient reports pain in the neck and lower back, worse when sitting for long.',
  'Two witnesses gave their names and numbers, which are listed on the next page.',
  'Amount billed, amount adjusted, amount due; see the codes on the back of this page.',
]

async function draw(width: number, height: number, inside: string, color = '#f6f4ee'): Promise<Sheet> {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/>${inside}</svg>`
  const { data, info } = await sharp(Buffer.from(page))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** A letter or a report: a heading, a box, lines of text and room below them. */
export function drawLetter(seed: number): Promise<Sheet> {
  const lines = Array.from({ length: 26 + (seed % 9) }, (_, index) => {
    const text = sentences[(index + seed) % sentences.length] ?? ''
    const shown = index % 6 === 5 ? text.slice(0, 34) : text
    return `<text x="80" y="${250 + index * 23}" font-size="17" font-family="serif" fill="#26282b">${shown}</text>`
  })
  const head = `<text x="80" y="110" font-size="38" font-weight="bold" font-family="sans-serif" fill="#1c1e22">REPORT ${4471 + seed}</text>`
  const box = `<rect x="80" y="150" width="330" height="58" fill="none" stroke="#333" stroke-width="2"/><text x="92" y="186" font-size="18" font-family="sans-serif">Case number 26-${seed}0184</text>`
  const band = seed % 3 === 0 ? '<rect x="80" y="128" width="690" height="9" fill="#2b3a55"/>' : ''
  return draw(850, 1100, head + box + band + lines.join(''))
}

/** A bill whose table has ruled rows and a shaded head. */
export function drawBill(seed: number): Promise<Sheet> {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const y = 300 + index * 32
    const sum = ((index * 37 + seed * 11) % 400) + 12
    return `<line x1="70" x2="780" y1="${y}" y2="${y}" stroke="#888" stroke-width="1.5"/><text x="80" y="${y - 9}" font-size="17" font-family="sans-serif">${990_00 + index} office visit</text><text x="690" y="${y - 9}" font-size="17" font-family="sans-serif">${sum}.00</text>`
  })
  const head = `<text x="70" y="120" font-size="34" font-family="sans-serif" font-weight="bold">County Hospital</text><rect x="70" y="236" width="710" height="34" fill="#c9ced6"/>`
  return draw(850, 1100, head + rows.join(''), '#fbfbf9')
}

/** Long and narrow, with a heading, prices and a bar code. */
export function drawReceipt(seed: number): Promise<Sheet> {
  const rows = Array.from({ length: 22 }, (_, index) => {
    const y = 170 + index * 30
    return `<text x="24" y="${y}" font-size="19" font-family="monospace">ITEM ${index + seed}</text><text x="222" y="${y}" font-size="19" font-family="monospace">${index + 3}.49</text>`
  })
  const bars = Array.from(
    { length: 34 },
    (_, index) =>
      `<rect x="${40 + index * 7}" y="880" width="${1 + ((index * seed) % 4)}" height="70" fill="#222"/>`,
  )
  const head =
    '<text x="60" y="90" font-size="40" font-weight="bold" font-family="sans-serif">PHARMACY</text>'
  return draw(320, 1000, head + rows.join('') + bars.join(''), '#f3f2ef')
}
