/** Where browsers find which pages they may make ready ahead. */
export const SPECULATION_RULES_DIR = '/speculation/'
