import { pick } from '#site/locale.ts'
import { payoffPageWords } from './content/words.ts'

export const byCounsel = pick(payoffPageWords, ({ byCounsel }) => byCounsel)
