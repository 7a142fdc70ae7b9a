// The hero picture, engraved from front to back.

import { Plate } from '../plate.ts'
import { drawClouds } from './cloud.ts'
import { drawCottage } from './cottage.ts'
import { drawField } from './field.ts'
import { drawGulls } from './gulls.ts'
import { drawHill } from './hill.ts'
import type { Scene } from './scene.ts'
import { drawSea } from './sea.ts'
import { drawSky } from './sky.ts'
import { drawTower } from './tower.ts'
import { drawTrees } from './trees.ts'

export function lighthouse(scene: Scene): Plate {
  const plate = new Plate(scene.width, scene.height)
  drawField(plate, scene)
  drawTower(plate, scene)
  drawCottage(plate, scene)
  drawTrees(plate, scene)
  drawHill(plate, scene)
  drawGulls(plate, scene)
  drawClouds(plate, scene)
  drawSea(plate, scene)
  drawSky(plate, scene)
  return plate
}
