import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writePhotoPdf } from './photo-pdf.ts'

const photo = async (width: number, height: number) => ({
  jpeg: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer(),
  ),
  width,
  height,
})

test('several photos become a PDF with a page for each, whose JPEGs are the ones that went in', async () => {
  const pages = [await photo(60, 80), await photo(80, 60), await photo(50, 50)]
  const bytes = Buffer.from(await writePhotoPdf(pages).arrayBuffer())
  const text = bytes.toString('latin1')
  expect(text.startsWith('%PDF-1.4\n')).toBe(true)
  expect(text.endsWith('%%EOF\n')).toBe(true)
  expect(text).toContain('/Count 3')
  for (const { jpeg } of pages) expect(bytes.includes(Buffer.from(jpeg))).toBe(true)
  // A wide photo lies across the sheet.
  expect([...text.matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\]/g)].map(([, w, h]) => `${w}x${h}`)).toEqual([
    '612x792',
    '792x612',
    '612x792',
  ])
})

test('every object is where the table of the PDF says', async () => {
  const text = Buffer.from(await writePhotoPdf([await photo(60, 80)]).arrayBuffer()).toString('latin1')
  const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets).toHaveLength(5)
  for (const [index, offset] of offsets.entries()) {
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  }
})
