import { segment } from '../geometry.ts'
import { seededRandom } from '../noise.ts'
import type { Plate } from '../plate.ts'
import { drawPuffs } from './puffs.ts'
import type { Puff, Scene } from './scene.ts'

const CROWN: readonly Puff[] = [
  [-9, -18, 8],
  [1, -16, 9],
  [10, -19, 8],
  [-5, -28, 9],
  [6, -29, 9],
  [0, -38, 8],
  [-13, -25, 6],
  [14, -27, 6],
]

export function drawTrees(plate: Plate, scene: Scene): void {
  scene.trees.forEach((tree, index) => {
    const y = scene.hill(tree.x) + 3
    const size = tree.size
    const puffs = CROWN.map(([px, py, r]): Puff => [tree.x + px * size, y + py * size, r * size])
    drawPuffs(
      plate,
      puffs,
      {
        light: [tree.x > scene.lamp[0] ? -0.62 : 0.62, -0.7, 0.35],
        pitch: Math.max(2, 2.3 * size),
        tone: 0.95,
        threshold: 0.2,
        outline: 0.8 * size,
        knobs: 9,
      },
      seededRandom(90 + index),
    )
    plate.line(segment([tree.x, y - 14 * size], [tree.x, y + 2], 3), 2.6 * size)
  })
}
