/** Good enough to write to: one @, a name without blanks, brackets or control characters, and a domain with a dot. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/iu
export const MAX_EMAIL_LENGTH = 254

export const isEmailAddress = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
