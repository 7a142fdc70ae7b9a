// Written by art/engraving/components.ts; change it there.

import bankCheckSrc from './bank-check.svg'
import candleSrc from './candle.svg'
import carSrc from './car.svg'
import fogSrc from './fog.svg'
import frameSrc from './frame.svg'
import hardHatSrc from './hard-hat.svg'
import heroDeskSrc from './hero-desk.svg'
import heroMidSrc from './hero-mid.svg'
import heroNarrowSrc from './hero-narrow.svg'
import heroWideSrc from './hero-wide.svg'
import ladderSrc from './ladder.svg'
import lampSrc from './lamp.svg'
import letterSrc from './letter.svg'
import mailboxSrc from './mailbox.svg'
import mapSrc from './map.svg'
import markSrc from './mark.svg'
import motorcycleSrc from './motorcycle.svg'
import sealSrc from './seal.svg'
import stairsSrc from './stairs.svg'
import stethoscopeSrc from './stethoscope.svg'
import truckSrc from './truck.svg'

/** A picture for an <img>: its address, and its size so that nothing moves when it arrives. */
export type Engraving = { src: string; width: number; height: number }

export const heroWide: Engraving = { src: heroWideSrc, width: 1440, height: 720 }
export const heroDesk: Engraving = { src: heroDeskSrc, width: 1080, height: 620 }
export const heroMid: Engraving = { src: heroMidSrc, width: 960, height: 470 }
export const heroNarrow: Engraving = { src: heroNarrowSrc, width: 720, height: 560 }
export const frame: Engraving = { src: frameSrc, width: 164, height: 164 }
export const seal: Engraving = { src: sealSrc, width: 120, height: 120 }
export const mark: Engraving = { src: markSrc, width: 52, height: 52 }
export const letter: Engraving = { src: letterSrc, width: 240, height: 180 }
export const lamp: Engraving = { src: lampSrc, width: 240, height: 180 }
export const bankCheck: Engraving = { src: bankCheckSrc, width: 240, height: 180 }
export const car: Engraving = { src: carSrc, width: 240, height: 180 }
export const truck: Engraving = { src: truckSrc, width: 240, height: 180 }
export const stairs: Engraving = { src: stairsSrc, width: 240, height: 180 }
export const stethoscope: Engraving = { src: stethoscopeSrc, width: 240, height: 180 }
export const motorcycle: Engraving = { src: motorcycleSrc, width: 240, height: 180 }
export const ladder: Engraving = { src: ladderSrc, width: 240, height: 180 }
export const hardHat: Engraving = { src: hardHatSrc, width: 240, height: 180 }
export const candle: Engraving = { src: candleSrc, width: 240, height: 180 }
export const fog: Engraving = { src: fogSrc, width: 400, height: 240 }
export const mailbox: Engraving = { src: mailboxSrc, width: 240, height: 180 }
export const map: Engraving = { src: mapSrc, width: 240, height: 180 }
