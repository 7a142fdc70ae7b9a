import { brand } from '#site/brand.ts'
import { type Localized, localized } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { toDialable } from '#site/phone-number.ts'
import { en as texts } from './content/en/texts.ts'
import { definePlainTexts, type RichDefinition, type TextDefinition } from './schema.ts'

export const identityTexts = {
  ...definePlainTexts(
    'global',
    localized({
      en: texts,
    }),
  ),
  'global.contact.phone': {
    section: 'global',
    type: 'text',
    default: localized({ en: brand.phone }),
    mistake: (words) =>
      toDialable(words)
        ? undefined
        : `This can’t be dialed. Enter one phone number, like ${brand.phone}, 1-800-GET-CASH or ${brand.phone} x204`,
  } satisfies TextDefinition,
}

const joinLines = (lines: readonly string[]): RichDefinition => ({
  section: 'global',
  type: 'html',
  default: localized({ en: lines.join('<br>') }),
})

export const officeTexts = {
  'global.contact.office-address': joinLines(brand.officeAddress),
  'global.contact.business-hours': joinLines(brand.businessHours),
}

export const homeCrumb: Localized<{ label: string; to: string }> = localized({
  en: { label: 'Home', to: paths.home },
})
