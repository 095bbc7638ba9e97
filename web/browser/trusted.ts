/** How text becomes markup or a script's address; each throws at what it does not expect. */
interface Rules {
  createHTML?(text: string): string
  createScriptURL?(text: string): string
}

/** A policy that pages may have by their Content-Security-Policy; where the browser knows of none, its rules alone. Once a page. */
export function trustedPolicy<Own extends Rules>(name: string, rules: Own): Own {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Own): Own } }
  return trustedTypes?.createPolicy(name, rules) ?? rules
}
