import type { Readable } from 'node:stream'

/** `unscannable`: the scanner can't read all of this file, now or later. It must never pass for clean. */
export type ScanVerdict = 'clean' | 'infected' | 'unscannable'

export type Scanner = {
  /** `open` gives the bytes from the start each time. Throws `ScannerUnavailable` without a verdict. */
  scan(open: () => Promise<Readable>): Promise<ScanVerdict>
}

/** The scanner is down or in trouble: the file must wait. */
export class ScannerUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the virus scanner does not answer', { cause })
    this.name = 'ScannerUnavailable'
  }
}
