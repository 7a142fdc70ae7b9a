import type { StateCode } from '#domain/states.ts'
import type { StateWords } from '../profile.ts'
import { greatLakes } from './great-lakes.ts'
import { gulfSouth } from './gulf-south.ts'
import { midAtlantic } from './mid-atlantic.ts'
import { mountain } from './mountain.ts'
import { northernNewEngland } from './northern-new-england.ts'
import { northernPlains } from './northern-plains.ts'
import { pacific } from './pacific.ts'
import { southAtlantic } from './south-atlantic.ts'
import { southernNewEngland } from './southern-new-england.ts'
import { southernPlains } from './southern-plains.ts'
import { southwest } from './southwest.ts'
import { upperSouth } from './upper-south.ts'

export const en: Readonly<Record<StateCode, StateWords>> = {
  ...northernNewEngland,
  ...southernNewEngland,
  ...midAtlantic,
  ...southAtlantic,
  ...upperSouth,
  ...gulfSouth,
  ...greatLakes,
  ...northernPlains,
  ...southernPlains,
  ...mountain,
  ...southwest,
  ...pacific,
}
