/** Sent with a call that a screen makes by itself while nobody is there. */
export const unattendedHeader = 'x-unattended'
