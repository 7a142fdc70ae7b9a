// Every picture that the generator writes, with its limit in size.

import { CORNER, frame } from './ornament/frame.ts'
import { MARK_SIZE, mark } from './ornament/mark.ts'
import { MEDALLION_SIZE, medallion } from './ornament/medallion.ts'
import { SEAL_SIZE, seal } from './ornament/seal.ts'
import { INK, type Plate } from './plate.ts'
import { agreement } from './plates/agreement.ts'
import { corridor } from './plates/corridor.ts'
import { courthouse } from './plates/courthouse.ts'
import { desk } from './plates/desk.ts'
import { doorway } from './plates/doorway.ts'
import { highway } from './plates/highway.ts'
import { table } from './plates/table.ts'
import { telephone } from './plates/telephone.ts'
import { DESK, MID, NARROW, WIDE } from './scene/crops.ts'
import { lighthouse } from './scene/lighthouse.ts'
import { bankCheck } from './vignettes/bank-check.ts'
import { candle } from './vignettes/candle.ts'
import { car } from './vignettes/car.ts'
import { fog } from './vignettes/fog.ts'
import { hardHat } from './vignettes/hard-hat.ts'
import { ladder } from './vignettes/ladder.ts'
import { lamp } from './vignettes/lamp.ts'
import { letter } from './vignettes/letter.ts'
import { mailbox } from './vignettes/mailbox.ts'
import { map } from './vignettes/map.ts'
import { motorcycle } from './vignettes/motorcycle.ts'
import { stairs } from './vignettes/stairs.ts'
import { stethoscope } from './vignettes/stethoscope.ts'
import { truck } from './vignettes/truck.ts'

export type Picture = {
  /** The file's name; in camel case, the export's name. */
  name: string
  svg: string
  width: number
  height: number
  /** At most this many kilobytes after gzip. */
  budget: number
}

function toPicture(name: string, plate: Plate, budget: number): Picture {
  return { name, svg: plate.svg(), width: plate.width, height: plate.height, budget }
}

const makeSquare = (name: string, svg: string, size: number): Picture => ({
  name,
  svg,
  width: size,
  height: size,
  budget: 5,
})

export function pictures(): Picture[] {
  const plates = { table, courthouse, corridor, agreement, telephone, doorway, highway, desk }
  const vignettes = {
    letter,
    lamp,
    'bank-check': bankCheck,
    car,
    truck,
    stairs,
    stethoscope,
    motorcycle,
    ladder,
    'hard-hat': hardHat,
    candle,
    fog,
    mailbox,
    map,
  }
  return [
    toPicture('hero-wide', lighthouse(WIDE), 40),
    toPicture('hero-desk', lighthouse(DESK), 34),
    toPicture('hero-mid', lighthouse(MID), 30),
    toPicture('hero-narrow', lighthouse(NARROW), 25),
    makeSquare('frame', frame(), CORNER * 2 + 60),
    makeSquare('seal', seal(INK), SEAL_SIZE),
    makeSquare('medallion', medallion(INK), MEDALLION_SIZE),
    makeSquare('mark', mark(INK), MARK_SIZE),
    ...Object.entries(plates).flatMap(([name, draw]) => [
      toPicture(`${name}-wide`, draw('wide'), 23),
      toPicture(`${name}-narrow`, draw('narrow'), 16),
    ]),
    ...Object.entries(vignettes).map(([name, draw]) => toPicture(name, draw(), name === 'car' ? 7 : 4)),
  ]
}
