import { brand } from '#site/brand.ts'

export const en = {
  'global.brand.name': brand.name,
  'global.brand.short-name': brand.shortName,
  'global.brand.descriptor': brand.descriptor,
  'global.contact.phone-hours': brand.phoneHours,
  'global.contact.email': brand.email,
}
