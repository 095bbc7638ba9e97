// What buttons that copy say, on any page.

export const copied = 'Copied'
export const byHand = "Couldn't copy. Select the text and copy it yourself."
