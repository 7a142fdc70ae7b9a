import { useState } from 'react'

/**
 * The version a form opened on, even after news replaced it behind the form. Send this one: the server then refuses to
 * overwrite a newer version, and the form shows it.
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
