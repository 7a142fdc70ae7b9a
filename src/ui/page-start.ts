declare global {
  /** Comes with the page: src/server/pages/start-page.ts. */
  var pageStart:
    | {
        /** Stops recording presses and returns the buttons pressed so far. */
        takePresses: () => HTMLElement[]
        /** The frame's script runs. */
        isAwake?: boolean
      }
    | undefined
}

let takenOver = false

/** Until React takes over, a public page is a plain document. */
export const isTakenOver = () => takenOver

/** Call it before hydration, and its result afterward. */
export function prepareTakeover(): () => void {
  const pressed = globalThis.pageStart?.takePresses() ?? []
  return () => {
    takenOver = true
    // From here on the router opens pages, so the browser's preparations would be wasted.
    document.querySelector('script[type=speculationrules]')?.remove()
    for (const button of pressed.splice(0)) if (button.isConnected) button.click()
  }
}
