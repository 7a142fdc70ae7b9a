/** The text can't end the script element around it. */
export const escapeForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
