// Inside the store's client: what the server writes, and the sheet for sharing. What scripts say there is in client-script.ts.

export const client = {
  collect: 'Save',
  login: 'Sign in',
  follow: 'Follow developer',
  order: 'Pre-register',
  video: 'Play in the app',
  exit: 'Back to the app',
  flow: 'Check for free data',
  flowNumber: 'Mobile number',
  flowGo: 'Check',
}
