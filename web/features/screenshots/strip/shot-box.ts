/** A screenshot in the strip, in CSS pixels; the style sheet has the same numbers. */
export const shotBox = { portrait: { width: 157, height: 279 }, landscape: { width: 399, height: 224 } }
