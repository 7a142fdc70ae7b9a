import { lerp, type Point, smooth, steps } from '../geometry.ts'
import { noise, seededRandom } from '../noise.ts'
import type { Plate } from '../plate.ts'
import { drawPuffs } from './puffs.ts'
import type { Cloud, Puff, Scene } from './scene.ts'

/** Heaps seen from the side, nearest puffs first, standing on y = 0. */
const SHAPES: Record<Cloud['shape'], readonly Puff[]> = {
  tower: [
    [-52, -8, 20],
    [-18, -12, 25],
    [24, -10, 23],
    [62, -6, 19],
    [94, -3, 13],
    [-84, -3, 14],
    [-34, -36, 25],
    [6, -42, 27],
    [44, -31, 23],
    [74, -19, 16],
    [-66, -22, 17],
    [-14, -66, 24],
    [20, -70, 19],
    [-40, -56, 16],
    [2, -88, 15],
    [114, -1, 8],
    [-106, -1, 9],
  ],
  bank: [
    [-92, -4, 15],
    [-58, -9, 21],
    [-20, -8, 20],
    [20, -10, 22],
    [60, -7, 19],
    [94, -4, 14],
    [-40, -25, 20],
    [2, -30, 22],
    [40, -24, 18],
    [-72, -18, 14],
    [112, -2, 8],
    [16, -45, 13],
  ],
  wisp: [
    [-40, -4, 10],
    [-14, -8, 14],
    [18, -6, 13],
    [44, -3, 9],
    [4, -18, 11],
    [62, -1, 5],
    [-60, -1, 5],
  ],
}

/** Long thin lines under a cloud: its base, lost in the haze. */
function drawBase(plate: Plate, cloud: Cloud, pitch: number, seed: number): void {
  const wobble = noise(seed)
  const reach = (cloud.shape === 'wisp' ? 66 : 122) * cloud.size
  const [x, y] = cloud.at
  for (let i = 0; i < 4; i++) {
    const half = reach * lerp(1, 0.45, i / 3) * (0.85 + 0.3 * wobble(i * 3.1))
    const middle = x + (wobble(i * 7.7 + 2) - 0.5) * reach * 0.5
    const points = steps(middle - half, middle + half, 20).map((px): Point => [px, y + i * pitch * 0.8])
    plate.line(points, (px, _y, along) => {
      const broken = smooth(0.28, 0.5, wobble(px * 0.03 + i * 9))
      return pitch * lerp(0.34, 0.2, i / 3) * Math.sin(Math.PI * along) ** 0.6 * broken
    })
  }
}

export function drawClouds(plate: Plate, scene: Scene): void {
  scene.clouds.forEach((cloud, index) => {
    const [x, y] = cloud.at
    const side = cloud.flip ? -1 : 1
    const puffs = SHAPES[cloud.shape].map(
      ([px, py, radius]): Puff => [x + px * side * cloud.size, y + py * cloud.size, radius * cloud.size],
    )
    // The lamp lights every cloud from its own side, and the last of the day from above.
    drawPuffs(
      plate,
      puffs,
      {
        light: [x > scene.lamp[0] ? -0.62 : 0.62, -0.7, 0.35],
        pitch: scene.sky.pitch * 0.66,
        tone: 0.66,
        threshold: 0.36,
        outline: scene.sky.pitch * 0.13,
        knobs: 9,
        floor: y,
      },
      seededRandom(40 + index),
    )
    drawBase(plate, cloud, scene.sky.pitch, 70 + index)
  })
}
