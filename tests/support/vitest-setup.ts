import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

/** React, Node and our own code report real mistakes through `console.error`, so any use of it fails the test. */
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(format(...parts))
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`)
})
