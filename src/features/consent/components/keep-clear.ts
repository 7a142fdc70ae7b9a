const typedIn = 'input, select, textarea'

/** Makes room below, so that the element covers neither a focused field nor the end of the page. */
export function keepClearOf(element: HTMLElement): () => void {
  const makeRoom = (height: string) => {
    document.documentElement.style.scrollPaddingBottom = height
    document.body.style.paddingBottom = height
  }
  const size = new ResizeObserver(() => {
    // Rounds up, or half a pixel of the field would stay covered.
    makeRoom(`${Math.ceil(element.getBoundingClientRect().height)}px`)
    // The banner may appear over a field that someone is filling in.
    const focused = document.activeElement
    const top = element.getBoundingClientRect().top
    if (focused?.matches(typedIn) && focused.getBoundingClientRect().bottom > top)
      focused.scrollIntoView({ block: 'nearest' })
  })
  size.observe(element)
  return () => {
    size.disconnect()
    makeRoom('')
  }
}
