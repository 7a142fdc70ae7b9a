import { z } from 'zod'

/** The id of a row in an address. Whatever isn't one is answered like an id that no row has. */
export const rowId = z.uuid().catch('00000000-0000-0000-0000-000000000000')
