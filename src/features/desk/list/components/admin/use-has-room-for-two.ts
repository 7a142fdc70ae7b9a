import { useSyncExternalStore } from 'react'

/** As `desk.css` has it. */
const wide = '(width >= 64rem)'

function listen(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the list and the open file fit beside each other. */
export const useHasRoomForTwo = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  )
