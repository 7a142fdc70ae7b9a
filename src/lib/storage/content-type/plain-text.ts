/** Control characters that no text has: all but tab, line feed, form feed and carriage return. */
const isControl = (code: number) =>
  code < 0x20 ? code !== 0x09 && code !== 0x0a && code !== 0x0c && code !== 0x0d : code === 0x7f

/** Text that a program would run or draw isn't plain text under any name. */
const markup = /^\s*(#!|<\?|<!doctype|<html|<head|<body|<script|<svg|\{\\rtf|%!|%PDF-|MIME-Version:)/i

const utf16 = { fffe: 'utf-16le', feff: 'utf-16be' } as const

/** UTF-8, an old single-byte encoding, or UTF-16 with its mark. Zero bytes give away a program. */
export class PlainTextCheck {
  #isText = true
  #beginning = ''
  #decoder: TextDecoder | undefined
  #isFirst = true

  add(piece: Buffer) {
    if (!this.#isText) return
    if (this.#isFirst) this.#begin(piece)
    this.#isText = this.#decoder ? this.#isCleanUtf16(piece) : !piece.some(isControl)
  }

  get isPlainText(): boolean {
    return this.#isText && !this.#isFirst && !markup.test(this.#beginning)
  }

  #begin(piece: Buffer) {
    this.#isFirst = false
    const encoding = utf16[piece.toString('hex', 0, 2) as keyof typeof utf16]
    if (encoding) this.#decoder = new TextDecoder(encoding, { fatal: true })
    this.#beginning = new TextDecoder(encoding ?? 'utf-8').decode(piece.subarray(0, 256))
  }

  #isCleanUtf16(piece: Buffer): boolean {
    try {
      const text = this.#decoder?.decode(piece, { stream: true }) ?? ''
      return ![...text].some((character) => isControl(character.charCodeAt(0)))
    } catch {
      return false
    }
  }
}
