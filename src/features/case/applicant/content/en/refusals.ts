export const en = {
  withdrawal: {
    unknown: 'There is no such application.',
    closed: 'This application is closed already. Please call us if something is wrong.',
  },
  unavailable: {
    unknown: 'We don’t ask for this any more.',
    'sent already': 'We have this one already.',
  },
}
