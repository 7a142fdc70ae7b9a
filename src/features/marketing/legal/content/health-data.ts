import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/health-data.ts'

export const healthDataNotice: Localized<typeof en> = localized({ en })
