import { randomInt } from 'node:crypto'
import { contractLetters } from '#domain/contract-numbers.ts'
import { brand } from '#site/brand.ts'

const draw = (length: number) =>
  Array.from({ length }, () => contractLetters[randomInt(contractLetters.length)]).join('')

/** BF-7K3MQ-9TW2X: one in 800 trillion, so nobody finds another paper by guessing. */
export const drawNumber = (): string => `${brand.referencePrefix}-${draw(5)}-${draw(5)}`

/** Printed on the first page of the PDF. */
export const drawReadingCode = (): string => draw(6)
