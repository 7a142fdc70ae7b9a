declare global {
  /** Comes with the page: stops recording presses and returns the buttons pressed so far. */
  var takeEarlyPresses: (() => HTMLElement[]) | undefined
}

/** Call it before hydration, and what it returns afterward. */
export function holdEarlyPresses(): () => void {
  const pressed = globalThis.takeEarlyPresses?.() ?? []
  return () => {
    for (const button of pressed.splice(0)) if (button.isConnected) button.click()
  }
}
