type LinkPicture = {
  squares: { size: number; path: string }
  title: string
  lines: readonly string[]
  link: string
}

const width = 1080
const margin = 72
const code = 640

/** On white, so that a camera reads the code from a screen at night and from paper alike. */
export async function drawLinkPicture({
  squares,
  title,
  lines,
  link,
}: LinkPicture): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const style = getComputedStyle(document.body)
  const face = (size: number, weight = 400) => `${weight} ${size}px ${style.fontFamily}`
  const rows = [
    ...wrap(pen, title, face(60, 600)).map((text) => ({ text, font: face(60, 600), height: 76 })),
    ...lines.flatMap((line) =>
      wrap(pen, line, face(38)).map((text) => ({ text, font: face(38), height: 54 })),
    ),
    ...wrap(pen, link, face(28)).map((text) => ({ text, font: face(28), height: 40 })),
  ]
  canvas.width = width
  canvas.height = rows.reduce((sum, { height }) => sum + height, code + 3 * margin)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = 'black'
  pen.save()
  pen.translate((width - code) / 2, margin)
  pen.scale(code / squares.size, code / squares.size)
  pen.fill(new Path2D(squares.path))
  pen.restore()
  pen.textBaseline = 'top'
  let top = code + 2 * margin
  for (const { text, font, height } of rows) {
    pen.font = font
    pen.fillText(text, margin, top)
    top += height
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

/** At spaces, and inside a word that is longer than a line, as a link is. */
function wrap(pen: CanvasRenderingContext2D, text: string, font: string): string[] {
  pen.font = font
  const fits = (line: string) => pen.measureText(line).width <= width - 2 * margin
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line]
}
