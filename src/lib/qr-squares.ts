import { create } from 'qrcode'

/** The path of an SVG, one unit per square. */
export function drawSquares(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const places = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const)
  const dark = places.filter(([row, column]) => modules.get(row, column))
  return { size, path: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('') }
}
