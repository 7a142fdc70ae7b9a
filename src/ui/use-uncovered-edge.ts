import { type RefObject, useEffect, useState } from 'react'

type Edge = 'top' | 'bottom'
type Box = { top: number; bottom: number; left: number; right: number }

/** The stylesheet puts messages at the top of small screens and at the bottom of others. */
const chooseEdge = (): Edge => (matchMedia('(width >= 48rem)').matches ? 'bottom' : 'top')

/** Finds the edge of the screen where a toast doesn't cover the focused element (WCAG 2.4.11). */
export function useUncoveredEdge(message: RefObject<HTMLElement | null>): Edge | undefined {
  const [edge, setEdge] = useState<Edge>()

  useEffect(() => {
    const look = () => {
      if (message.current) setEdge(clearEdge(message.current))
    }
    look()
    const size = new ResizeObserver(look)
    if (message.current) size.observe(message.current)
    document.addEventListener('focusin', look)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      size.disconnect()
      document.removeEventListener('focusin', look)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [message])

  return edge
}

function clearEdge(message: HTMLElement): Edge {
  const usual = chooseEdge()
  const focused = document.activeElement
  if (!focused || focused === document.body || message.contains(focused)) return usual
  const edges: Edge[] = usual === 'top' ? ['top', 'bottom'] : ['bottom', 'top']
  // Tries to clear the whole field, with its question and message, and otherwise at least the control.
  for (const part of [focused.closest('.field') ?? focused, focused]) {
    const clear = edges.find((edge) => !overlap(boxAt(edge, message), part.getBoundingClientRect()))
    if (clear) return clear
  }
  return usual
}

function boxAt(edge: Edge, message: HTMLElement): Box {
  const { height, left, right } = message.getBoundingClientRect()
  const top = edge === 'top' ? 0 : innerHeight - height
  return { top, bottom: top + height, left, right }
}

const overlap = (one: Box, other: Box) =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right
