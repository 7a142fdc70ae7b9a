export const en = {
  unknown: 'There is no such application.',
  'answered meanwhile': 'Somebody has answered meanwhile. Your message was not sent.',
  'too many': 'That’s as many messages as this page takes in a day. Please call us.',
}
