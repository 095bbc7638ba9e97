/** A visitor who is logged in is not asked to. */
export function showLogin({ loggedIn }: { loggedIn: boolean }): void {
  document.documentElement.classList.toggle('logged-in', loggedIn)
}
