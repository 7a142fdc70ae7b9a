/** Sent with the calls of an unattended screen. */
export const unattendedHeader = 'x-unattended'
