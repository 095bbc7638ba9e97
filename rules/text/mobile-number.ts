const MAINLAND_MOBILE = /^1(3\d|4[579]|5[0-35-9]|7[0678]|8\d)\d{8}$/

export function isMobileNumber(text: string): boolean {
  return MAINLAND_MOBILE.test(text)
}
