declare global {
  /** Comes with the page: ends the keeping of presses and answers the buttons that were pressed so far. */
  var takeEarlyPresses: (() => HTMLElement[]) | undefined
}

/** To be called before the page comes alive; what it answers, after that. */
export function holdEarlyPresses(): () => void {
  const pressed = globalThis.takeEarlyPresses?.() ?? []
  return () => {
    for (const button of pressed.splice(0)) if (button.isConnected) button.click()
  }
}
