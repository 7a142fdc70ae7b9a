/** Where a link on the page leads to an item. */
export const anchorOf = (itemId: string) => `item-${itemId}`

/** Its file field, which a button elsewhere on the page may open. */
export const fileFieldOf = (itemId: string) => `file-${itemId}`
