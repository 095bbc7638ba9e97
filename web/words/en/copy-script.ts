// What buttons that copy say, on any page.

export const copied = 'Copied'
export const byHand = 'Please copy it by hand'
