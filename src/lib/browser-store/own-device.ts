/** Whose device this is. Until somebody says, nothing stays beyond the tab. */
export type DeviceOwner = 'own' | 'shared'

export const deviceKey = 'own-device'

export function readDeviceOwner(): DeviceOwner | undefined {
  try {
    const answer = localStorage.getItem(deviceKey)
    return answer === 'own' || answer === 'shared' ? answer : undefined
  } catch {
    return undefined
  }
}

/** Remembered for every later visit: it is about the device, not about one application. */
export function rememberDeviceOwner(owner: DeviceOwner) {
  try {
    localStorage.setItem(deviceKey, owner)
  } catch {
    // A browser that keeps nothing is asked nothing.
  }
}
