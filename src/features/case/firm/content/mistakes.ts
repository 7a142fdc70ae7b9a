import type { Localized } from '#site/locale.ts'

const en = {
  representation: 'Choose whether you represent this client',
  nameTooLong: 'Use at most 150 characters for the name',
}

export const firmMistakes: Localized<typeof en> = { en }
