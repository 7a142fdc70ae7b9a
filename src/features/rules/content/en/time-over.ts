/** It may be, and never that it is: only an attorney knows. */
export const en = {
  plaintiff: 'Your time to sue may be over. Ask an attorney this week.',
  represented:
    'Your time to sue may be over. If your attorney has already filed the suit, this isn’t in the way. Ask your attorney this week.',
  attorney: 'Your client’s time to sue may be over. If the suit is already filed, this isn’t in the way.',
}
