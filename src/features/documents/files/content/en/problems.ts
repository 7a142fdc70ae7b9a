const again = 'There was an error uploading your file. Please try again.'

export const en = {
  tooLarge: { title: 'File too large', description: (file: string) => `${file} is larger than 50MB` },
  wrongType: {
    title: 'Invalid file type',
    description: (file: string) => `${file} is not a supported file type`,
    /** iPhones take photos in their own format and convert them only on request. */
    heicHelp:
      'This is a HEIC photo, which most offices can’t open. On an iPhone, open Settings, Camera, Formats and choose “Most Compatible,” then take the photo again. Or take a screenshot of it and send that.',
  },
  empty: { title: 'Upload Error', description: (file: string) => `${file} is empty.` },
  byApplication: { title: 'Upload Error', ask: again, send: again, save: again },
  byLink: {
    title: 'Upload failed',
    ask: 'Failed to get upload URL',
    send: 'Failed to upload file',
    save: 'Failed to save file information',
  },
  byItem: {
    title: 'That didn’t go through',
    ask: 'We couldn’t start sending it. Check your connection and try again.',
    send: 'The connection dropped on the way. The file is still here, so try again.',
    save: 'It arrived, but we couldn’t confirm it. Try again.',
  },
}
