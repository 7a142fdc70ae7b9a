import { type Localized, localized } from '#site/locale.ts'
import { en as problems } from './content/en/problems.ts'
import { en as status } from './content/en/status.ts'

export const uploadStatusWords: Localized<typeof status> = localized({ en: status })

export const uploadProblemWords: Localized<typeof problems> = localized({ en: problems })
