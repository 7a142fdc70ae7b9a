import { type KeyShelf, keyShelf } from './key-shelf.ts'
import { readDeviceOwner } from './own-device.ts'

/** `tab`: for one tab, until it is closed. `device`: for later visits, and shared by all tabs. */
export type Place = 'tab' | 'device'

/** What a store needs of the browser. */
export type Browser = {
  /** Asked for anew each time: where storage is forbidden, touching it throws. */
  storageAt: (place: Place) => Storage
  keys: KeyShelf
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isShared: () => boolean
}

export const openBrowser = (): Browser => ({
  storageAt: (place) => (place === 'device' ? localStorage : sessionStorage),
  keys: keyShelf,
  page: window,
  isShared: () => readDeviceOwner() === 'shared',
})

/** Kept for later visits only where someone said that the device is their own. */
export const placeByOwner = (): Place => (readDeviceOwner() === 'own' ? 'device' : 'tab')
