/** Reading takes a while. */
const longestPause = 5 * 60_000

let lastTouch = Date.now()

if (typeof window !== 'undefined') {
  const note = () => {
    lastTouch = Date.now()
  }
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
    window.addEventListener(sign, note, { capture: true, passive: true })
}

/** Whether somebody has lately touched this screen. */
export const isAttended = () => Date.now() - lastTouch < longestPause
