/** Until the visitor says whose device this is, nothing is kept on it. */
export type DeviceOwner = 'own' | 'shared'

export const deviceKey = 'own-device'

/** On a shared device not even the answer is stored: it lives as long as the page. */
let said: DeviceOwner | undefined

export function readDeviceOwner(): DeviceOwner | undefined {
  if (said) return said
  try {
    return localStorage.getItem(deviceKey) === 'own' ? 'own' : undefined
  } catch {
    return undefined
  }
}

export function rememberDeviceOwner(owner: DeviceOwner) {
  said = owner
  try {
    if (owner === 'own') localStorage.setItem(deviceKey, owner)
    else localStorage.removeItem(deviceKey)
  } catch {
    // A browser that stores nothing keeps no draft either.
  }
}
