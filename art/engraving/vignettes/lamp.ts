import { backdrop, form, shadow } from '../form.ts'
import { arc, ellipse, lerp, type Polygon, segment, smooth, steps } from '../geometry.ts'
import { Plate } from '../plate.ts'

export function lamp(): Plate {
  const plate = new Plate(240, 180)
  // Records: bound volumes, spines to the reader.
  const book = (x: number, y: number, w: number, h: number, tone: number) => {
    const spine: Polygon = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]
    for (const band of [0.1, 0.86]) {
      for (const gap of [0, 2.4])
        plate.line(segment([x + w * band + gap, y + 0.8], [x + w * band + gap, y + h - 0.8], 2), 0.8)
    }
    form(plate, spine, 1.1, { tone: (_u, v) => tone * lerp(0.35, 1, v), pitch: 2.1 })
  }
  book(34, 132, 78, 14, 0.62)
  book(40, 120, 66, 12, 0.3)
  book(32, 105, 70, 15, 0.7)
  const paper: Polygon = [
    [44, 98],
    [98, 98],
    [106, 105],
    [36, 105],
  ]
  form(plate, paper, 1, { tone: 0.2, pitch: 2 })

  const foot = ellipse([168, 142], 27, 5.5)
  form(plate, foot, 1.1, { tone: (u) => 0.75 * smooth(0.2, 1, u), pitch: 1.9 })
  const stem: Polygon = [
    [165.5, 66],
    [170.5, 66],
    [171.5, 139],
    [164.5, 139],
  ]
  form(plate, stem, 1, { tone: (_u, v) => lerp(0.9, 0.5, v), angle: 90, pitch: 1.7 })
  // The shade, ribbed like a fluted glass.
  const shade: Polygon = [[148, 34], [184, 34], ...arc([166, 66], 40, 4.5, 0, 180, 16)]
  for (const u of steps(-0.94, 0.96, 19)) {
    plate.line(
      segment([166 + 18 * u, 34], [166 + 40 * u, 66 + 4.5 * Math.sqrt(1 - u * u)], 6),
      (_x, _y, t) => lerp(0.7, 3.2, smooth(-0.75, 0.9, u)) * lerp(0.75, 1, t),
    )
  }
  plate.blank(shade, 1.3)
  plate.solid([
    [160, 34],
    [162, 27],
    [170, 27],
    [172, 34],
  ])
  plate.line(segment([166, 27], [166, 20], 2), 2)
  const chain = segment([150, 69], [150, 84], 2)
  plate.line(chain, 0.8)
  plate.solid(ellipse([150, 86], 1.8, 2.2, 12))

  shadow(plate, [118, 147], 96, 5)
  const glow = (x: number, y: number) => {
    const reach = 40 + Math.max(0, y - 66) * 1.15
    return y < 66 ? 0 : 1 - smooth(reach - 6, reach + 6, Math.abs(x - 160))
  }
  backdrop(plate, { center: [132, 82], rx: 118, ry: 74, tone: 0.48, light: glow })
  return plate
}
