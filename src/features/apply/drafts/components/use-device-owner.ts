import { useEffect, useState } from 'react'
import {
  type DeviceOwner,
  deviceKey,
  readDeviceOwner,
  rememberDeviceOwner,
} from '#lib/browser-store/own-device.ts'
import { settleDrafts } from './draft.ts'

export function useDeviceOwner() {
  const [owner, setOwner] = useState(readDeviceOwner)

  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === deviceKey) setOwner(readDeviceOwner())
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [])

  function answer(said: DeviceOwner) {
    rememberDeviceOwner(said)
    setOwner(said)
    settleDrafts()
  }
  return { owner, answer }
}
