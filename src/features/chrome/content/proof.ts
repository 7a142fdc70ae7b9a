import { type Localized, localized } from '#site/locale.ts'

const en = {
  title: 'Where these claims come from',
  source: (source: string, day: string) => `${source}, ${day}`,
}

export const proofWords: Localized<typeof en> = localized({ en })
