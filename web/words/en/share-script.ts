// What the sheet says by which an app is shared.

export const shareSheet = {
  share: 'Share',
  title: 'Share with',
  friends: 'Friends',
  moments: 'Moments',
  system: 'More ways',
  image: 'Share a picture',
  failed: "That didn't work. Please try again",
}
