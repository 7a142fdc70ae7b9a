// The plowed field in front: furrows that meet at one point, a hedge along the far edge, rows of young plants.

import { lerp, type Point, smooth, steps } from '../geometry.ts'
import { noise, seededRandom } from '../noise.ts'
import type { Plate } from '../plate.ts'
import { ribbon } from '../ribbon.ts'
import type { Scene } from './scene.ts'

/** Where a row, counted from the middle, runs at a depth between 0 (far) and 1 (lower edge). */
function rowAt(scene: Scene, row: number, u: number): Point {
  const { vanishing, gap, bend } = scene.field
  const foot = vanishing[0] + row * gap
  const sway = (bend * Math.sin(u * Math.PI) * (foot - vanishing[0])) / scene.width
  return [lerp(vanishing[0], foot, u) + sway, lerp(vanishing[1], scene.height + 6, u)]
}

function drawFurrows(plate: Plate, scene: Scene): void {
  const { field, ridge, height, quiet } = scene
  const clod = noise(3)
  // Each furrow is one cut shadow and two lighter scratches on the ridge beside it.
  const cuts = [
    [0, 1],
    [0.34, 0.42],
    [0.55, 0.26],
  ] as const
  for (let row = -field.furrows; row <= field.furrows; row++) {
    for (const [offset, weight] of cuts) {
      const points = steps(0, 1, 100).map((u) => rowAt(scene, row + offset, u))
      plate.line(
        points,
        (x, y) => {
          if (y < ridge(x) + 1) return 0
          const near = (y - field.vanishing[1]) / (height - field.vanishing[1])
          const grain = clod(y * 0.06 + row * 3.7 + offset * 20)
          const worn = offset ? smooth(0.3, 0.44, grain) : 1
          const width = field.weight * weight * worn * near ** 1.35 * (0.7 + 0.5 * grain)
          return width * lerp(0.55, 1, smooth(...quiet, x))
        },
        { least: 0.24, tolerance: 0.1 },
      )
    }
  }
}

/** Seedlings 10 high: leaves that arch away from a stem. */
const SEEDLINGS: Record<string, readonly (readonly [reach: number, rise: number])[]> = {
  a: [
    [-5, 6],
    [5.2, 6.6],
    [0.6, 9.8],
  ],
  b: [
    [-5.6, 4.6],
    [-2.2, 9],
    [4.6, 7.4],
    [5.4, 3.4],
  ],
}

function cutSeedlings(plate: Plate): void {
  for (const [name, leaves] of Object.entries(SEEDLINGS)) {
    const shapes = leaves.flatMap(([reach, rise]) => {
      const leaf = steps(0, 1, 6).map((t): Point => [reach * t ** 1.6, -rise * t * (1.6 - 0.6 * t)])
      return ribbon(leaf, (_x, _y, t) => 0.35 + 1.1 * Math.sin(Math.PI * (0.1 + 0.9 * t)) ** 1.2, {
        tolerance: 0.06,
      })
    })
    plate.stamp(name, shapes)
  }
}

function drawPlants(plate: Plate, scene: Scene): void {
  const { field, ridge, height, width } = scene
  const random = seededRandom(7)
  cutSeedlings(plate)
  for (let row = -field.furrows; row <= field.furrows; row++) {
    for (let u = 0.2; u < 1.02; ) {
      const [x, y] = rowAt(scene, row + 0.78, u)
      const near = (y - field.vanishing[1]) / (height - field.vanishing[1])
      u += (0.013 + 0.028 * near) * (0.9 + 0.2 * random())
      const size = field.plants * near * near * (0.78 + 0.44 * random())
      if (x < -20 || x > width + 20 || y < ridge(x) + 5) continue
      plate.print(random() < 0.55 ? 'a' : 'b', [x, y], size, random() < 0.5)
    }
  }
}

function drawHedge(plate: Plate, scene: Scene): void {
  const { width, ridge, scale, field } = scene
  const [bush, twig] = [noise(3), noise(11)]
  const random = seededRandom(21)
  const gate = field.vanishing[0] + 30 * scale
  const step = 2.9 * scale
  for (let x = -4; x < width + 4; x += step) {
    if (Math.abs(x - gate) < 15 * scale) continue
    const tall = (3 + 9 * bush(x * 0.045) ** 2 + 3 * twig(x * 0.19)) * scale
    const lean = (random() - 0.5) * 3
    plate.line(
      [
        [x, ridge(x) + 2],
        [x + lean * 0.5, ridge(x) - tall * 0.5],
        [x + lean, ridge(x) - tall],
      ],
      (_x, _y, t) => step * lerp(0.72, 0.25, t),
    )
  }
}

export function drawField(plate: Plate, scene: Scene): void {
  drawPlants(plate, scene)
  drawFurrows(plate, scene)
  drawHedge(plate, scene)
  const edge = steps(-20, scene.width + 20, Math.ceil(scene.width / 8)).map((x): Point => [x, scene.ridge(x)])
  plate.cover([[-20, scene.height + 20], ...edge, [scene.width + 20, scene.height + 20]])
}
