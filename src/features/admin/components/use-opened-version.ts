import { useState } from 'react'

/**
 * What a form was opened on, though what lies behind it is read again when others change it. Send the opened version:
 * what they saved meanwhile is then refused and shown, not silently replaced.
 */
export function useOpenedVersion<Stored>(current: Stored) {
  const [opened, setOpened] = useState(current)
  const [isBehind, setBehind] = useState(false)
  return {
    opened,
    isBehind,
    fallBehind: () => setBehind(true),
    catchUp: () => {
      setOpened(current)
      setBehind(false)
    },
  }
}
