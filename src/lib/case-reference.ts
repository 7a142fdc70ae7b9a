/** Stands for the token of a link in a firm's room. No token has this shape. */
export const isReference = (token: string) => /^[A-Z]{2}-\d{4}[A-Z0-9]{6}$/i.test(token)
