import { z } from 'zod'

/** An invalid id gets the same answer as an id that no row has. */
export const rowId = z.uuid().catch('00000000-0000-0000-0000-000000000000')
