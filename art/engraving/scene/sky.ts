// Ruled lines, heavy above and fine toward the horizon, parted by the lamp's two beams.

import { lerp, type Point, smooth, steps } from '../geometry.ts'
import { noise } from '../noise.ts'
import type { Plate } from '../plate.ts'
import type { Scene } from './scene.ts'

type Light = { beam: number; rim: number; distance: number }

/** How much of the beam falls on a point, and how near its edge the point is. */
function light({ lamp, beam }: Scene, x: number, y: number): Light {
  const [dx, dy] = [x - lamp[0], y - lamp[1]]
  const tilt = dx < 0 ? beam.tilt : -beam.tilt * 0.9
  const off = Math.abs(Math.atan2(dy, Math.abs(dx)) - tilt)
  return {
    beam: 1 - smooth(beam.spread - 0.02, beam.spread + 0.02, off),
    rim: Math.exp(-(((off - beam.spread - 0.05) / 0.06) ** 2)),
    distance: Math.hypot(dx, dy),
  }
}

export function drawSky(plate: Plate, scene: Scene): void {
  const { width, lamp, horizon, scale, sky } = scene
  const start = noise(3)
  const tremble = noise(11)
  const [dawn, day] = sky.dawn
  let row = 0
  for (let y = sky.pitch * 0.6; y < horizon - 1; y += sky.pitch) {
    row++
    const shift = (start(row * 0.83) - 0.5) * 2 * sky.ragged
    const from = Math.max(-20, dawn - sky.ragged)
    const points = steps(from, width + 20, Math.ceil((width + 20 - from) / 5)).map(
      (x): Point => [x, y + (tremble(x * 0.006 + row * 0.02) - 0.5) * 0.8],
    )
    plate.line(
      points,
      (x, py) => {
        const { beam, rim, distance } = light(scene, x, py)
        let tone = lerp(0.62, 0.16, smooth(0, horizon, py))
        tone += 0.16 * smooth(lamp[0] - 200, width, x) * (1 - py / horizon)
        tone *= 1 + 0.3 * rim * (1 - smooth(500 * scale, 900 * scale, distance))
        tone *= 1 - 0.9 * (1 - smooth(26 * scale, 110 * scale, distance))
        tone *= 1 - beam
        return tone * sky.tone * sky.pitch * smooth(dawn + shift, day + shift, x)
      },
      { tolerance: 0.12 },
    )
  }
}
