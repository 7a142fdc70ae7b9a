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

/** Whether React runs the page. Until then a public page is a document like any other. */
export const isTakenOver = () => takenOver

/** Call it before hydration, and what it returns afterward. */
export function prepareTakeover(): () => void {
  const pressed = globalThis.pageStart?.takePresses() ?? []
  return () => {
    takenOver = true
    // From here on the router opens pages, and what the browser prepared would be for nothing.
    document.querySelector('script[type=speculationrules]')?.remove()
    for (const button of pressed.splice(0)) if (button.isConnected) button.click()
  }
}
