// What the button that shares an app says later, in the browser. Apart from the other words, because only an app's page fetches it.

export const copied = 'Link copied'
export const notCopied = "Couldn't copy the link. Copy it from the address bar."
