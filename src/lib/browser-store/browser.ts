import { type KeyShelf, keyShelf } from './key-shelf.ts'
import { readDeviceOwner } from './own-device.ts'

/** `tab`: for one tab, until it closes. `device`: for later visits, and shared by all tabs. */
export type Place = 'tab' | 'device'
/** Nowhere: the value lives as long as the page. */
export type PlaceOrNone = Place | 'nowhere'

export type Browser = {
  /** A function, because touching forbidden storage throws. */
  storageAt: (place: Place) => Storage
  keys: KeyShelf
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Unless somebody called it their own. */
  isShared: () => boolean
}

export const openBrowser = (): Browser => ({
  storageAt: (place) => (place === 'device' ? localStorage : sessionStorage),
  keys: keyShelf,
  page: window,
  isShared: () => readDeviceOwner() !== 'own',
})

/** Stored only on a device that the visitor called their own. */
export const placeByOwner = (): PlaceOrNone => (readDeviceOwner() === 'own' ? 'device' : 'nowhere')
