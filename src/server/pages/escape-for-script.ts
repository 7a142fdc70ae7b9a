/** A value as text that cannot end the script element it stands in. */
export const escapeForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
