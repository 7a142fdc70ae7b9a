import type { CaseTypeSlug } from '#site/case-figures.ts'
import {
  candle,
  car,
  type Engraving,
  hardHat,
  ladder,
  motorcycle,
  stairs,
  stethoscope,
  truck,
} from '#ui/engravings/index.ts'

/** The vignette that stands for a kind of case. */
export const casePictures: Record<CaseTypeSlug, Engraving> = {
  'car-accident': car,
  'truck-accident': truck,
  'slip-and-fall': stairs,
  'medical-malpractice': stethoscope,
  'motorcycle-accident': motorcycle,
  'product-liability': ladder,
  'workplace-injury': hardHat,
  'wrongful-death': candle,
}
