// Written by art/engraving/components.ts; change it there.

import agreementNarrowSrc from './agreement-narrow.svg'
import agreementWideSrc from './agreement-wide.svg'
import bankCheckSrc from './bank-check.svg'
import candleSrc from './candle.svg'
import carSrc from './car.svg'
import corridorNarrowSrc from './corridor-narrow.svg'
import corridorWideSrc from './corridor-wide.svg'
import courthouseNarrowSrc from './courthouse-narrow.svg'
import courthouseWideSrc from './courthouse-wide.svg'
import deskNarrowSrc from './desk-narrow.svg'
import deskWideSrc from './desk-wide.svg'
import doorwayNarrowSrc from './doorway-narrow.svg'
import doorwayWideSrc from './doorway-wide.svg'
import fogSrc from './fog.svg'
import frameSrc from './frame.svg'
import hardHatSrc from './hard-hat.svg'
import heroDeskSrc from './hero-desk.svg'
import heroMidSrc from './hero-mid.svg'
import heroNarrowSrc from './hero-narrow.svg'
import heroWideSrc from './hero-wide.svg'
import highwayNarrowSrc from './highway-narrow.svg'
import highwayWideSrc from './highway-wide.svg'
import ladderSrc from './ladder.svg'
import lampSrc from './lamp.svg'
import letterSrc from './letter.svg'
import mailboxSrc from './mailbox.svg'
import mapSrc from './map.svg'
import markSrc from './mark.svg'
import medallionSrc from './medallion.svg'
import motorcycleSrc from './motorcycle.svg'
import sealSrc from './seal.svg'
import stairsSrc from './stairs.svg'
import stethoscopeSrc from './stethoscope.svg'
import tableNarrowSrc from './table-narrow.svg'
import tableWideSrc from './table-wide.svg'
import telephoneNarrowSrc from './telephone-narrow.svg'
import telephoneWideSrc from './telephone-wide.svg'
import truckSrc from './truck.svg'

/** A picture for an <img>: its address, and its size so that nothing moves when it arrives. */
export type Engraving = { src: string; width: number; height: number }

export const heroWide: Engraving = { src: heroWideSrc, width: 1440, height: 720 }
export const heroDesk: Engraving = { src: heroDeskSrc, width: 1080, height: 620 }
export const heroMid: Engraving = { src: heroMidSrc, width: 960, height: 470 }
export const heroNarrow: Engraving = { src: heroNarrowSrc, width: 720, height: 560 }
export const frame: Engraving = { src: frameSrc, width: 164, height: 164 }
export const seal: Engraving = { src: sealSrc, width: 120, height: 120 }
export const medallion: Engraving = { src: medallionSrc, width: 120, height: 120 }
export const mark: Engraving = { src: markSrc, width: 52, height: 52 }
export const tableWide: Engraving = { src: tableWideSrc, width: 720, height: 360 }
export const tableNarrow: Engraving = { src: tableNarrowSrc, width: 360, height: 270 }
export const courthouseWide: Engraving = { src: courthouseWideSrc, width: 720, height: 360 }
export const courthouseNarrow: Engraving = { src: courthouseNarrowSrc, width: 360, height: 250 }
export const corridorWide: Engraving = { src: corridorWideSrc, width: 720, height: 360 }
export const corridorNarrow: Engraving = { src: corridorNarrowSrc, width: 360, height: 290 }
export const agreementWide: Engraving = { src: agreementWideSrc, width: 720, height: 350 }
export const agreementNarrow: Engraving = { src: agreementNarrowSrc, width: 360, height: 262 }
export const telephoneWide: Engraving = { src: telephoneWideSrc, width: 720, height: 350 }
export const telephoneNarrow: Engraving = { src: telephoneNarrowSrc, width: 360, height: 280 }
export const doorwayWide: Engraving = { src: doorwayWideSrc, width: 720, height: 380 }
export const doorwayNarrow: Engraving = { src: doorwayNarrowSrc, width: 360, height: 300 }
export const highwayWide: Engraving = { src: highwayWideSrc, width: 720, height: 340 }
export const highwayNarrow: Engraving = { src: highwayNarrowSrc, width: 360, height: 250 }
export const deskWide: Engraving = { src: deskWideSrc, width: 720, height: 370 }
export const deskNarrow: Engraving = { src: deskNarrowSrc, width: 360, height: 290 }
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
