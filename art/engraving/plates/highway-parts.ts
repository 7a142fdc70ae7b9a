import { form, hatch } from '../form.ts'
import { steps } from '../geometry.ts'
import { disc, ring, type View } from '../perspective.ts'
import type { Plate } from '../plate.ts'

/** The way the road runs. */
export const TURN = 42

/** A tire with its side to the reader; its outside stands at x. */
export function tire(
  plate: Plate,
  view: View,
  [x, z]: readonly [number, number],
  r: number,
  thick: number,
): void {
  const hub = (radius: number) => disc(view, [x, r, z], radius, 'x', 28)
  plate.blank(hub(r * 0.16), 0.8)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 2 * Math.PI
    const [cz, cy] = [z + r * 0.36 * Math.cos(a), r + r * 0.36 * Math.sin(a)]
    plate.solid(disc(view, [x, cy, cz], r * 0.055, 'x', 8))
  }
  form(plate, hub(r * 0.52), 1, { tone: (u) => 0.12 + 0.3 * u, angle: 60, pitch: 2.2 })
  for (const q of steps(0.6, 0.94, 5))
    plate.line(ring(view, [x, r, z], r * q, 'x', 0, 360, 40), 1.3, { tolerance: 0.12 })
  plate.blank(hub(r), 1.3)
  // The tread, toward the reader.
  const inner = disc(view, [x + thick, r, z], r, 'x', 28)
  hatch(plate, inner, { tone: 0.9, pitch: 2.2 })
  plate.cover(inner)
}
