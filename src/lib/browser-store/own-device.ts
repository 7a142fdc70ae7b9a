/** Until the visitor says whose device this is, nothing outlives the tab. */
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

/** Kept for every later visit: it's about the device, not about one application. */
export function rememberDeviceOwner(owner: DeviceOwner) {
  try {
    localStorage.setItem(deviceKey, owner)
  } catch {
    // A browser that stores nothing gets no question.
  }
}
