/**
 * What turns the direction of writing, and characters that do nothing: with them a name can be made to look like another. Joiners, which
 * Persian and emoji need, are none of them. As part of a class in a pattern.
 */
export const UNSEEN_MARKS = String.raw`\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb`
