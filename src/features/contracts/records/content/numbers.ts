import { randomInt } from 'node:crypto'
import { brand } from '#site/brand.ts'

/** Nobody reads a zero for an O, or a one for an I or an L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const draw = (length: number) => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

/** BF-7K3MQ-9TW2X: one in 800 trillion, so nobody finds another paper by guessing. */
export const drawNumber = (): string => `${brand.referencePrefix}-${draw(5)}-${draw(5)}`

/** Printed on the first page of the PDF. */
export const drawReadingCode = (): string => draw(6)
