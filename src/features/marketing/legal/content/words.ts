import type { Localized } from '#site/locale.ts'

const en = {
  inShort: 'In short',
  lastUpdated: 'Last updated: December 2024',
  kept: (kind: string, time: string) => `${kind}. Kept ${time}.`,
}

export const legalWords: Localized<typeof en> = { en }
