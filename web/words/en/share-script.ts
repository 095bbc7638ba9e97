// What the sheet says by which an app is shared.

export const shareSheet = {
  share: 'Share',
  title: 'Share',
  friends: 'Friends',
  moments: 'Moments',
  system: 'More options',
  image: 'Share as image',
  failed: "That didn't work. Try again.",
}
