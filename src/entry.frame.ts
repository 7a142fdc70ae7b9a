import { openFormOnTap } from '#features/apply/form/components/open-form.ts'
import { wakeFrame } from '#features/chrome/components/wake-frame.ts'

// All that a public page runs before somebody touches what needs more: see docs/decisions/077.
wakeFrame()
openFormOnTap()
