import { useSyncExternalStore } from 'react'

/** As in `desk.css`. */
const wide = '(width >= 64rem)'

function listen(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useHasRoomForTwo = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  )
