import type { Readable } from 'node:stream'

/** `unscannable`: the scanner cannot look at all of this file, now or later. Nobody may take it for clean. */
export type ScanVerdict = 'clean' | 'infected' | 'unscannable'

export type Scanner = {
  /** `open` gives the file's bytes, anew each time. Throws `ScannerUnavailable` when nothing can be said about them now. */
  scan(open: () => Promise<Readable>): Promise<ScanVerdict>
}

/** The scanner is away or in trouble: the file must wait. */
export class ScannerUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the virus scanner does not answer', { cause })
    this.name = 'ScannerUnavailable'
  }
}
