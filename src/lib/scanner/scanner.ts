import type { Readable } from 'node:stream'

/** `unscannable`: the scanner cannot look at all of this file, now or later. It must never pass for clean. */
export type ScanVerdict = 'clean' | 'infected' | 'unscannable'

export type Scanner = {
  /**
   * `open` gives the file's bytes, from the start each time. Throws `ScannerUnavailable` when there is no verdict for
   * now.
   */
  scan(open: () => Promise<Readable>): Promise<ScanVerdict>
}

/** The scanner is away or in trouble: the file must wait. */
export class ScannerUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the virus scanner does not answer', { cause })
    this.name = 'ScannerUnavailable'
  }
}
