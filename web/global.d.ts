// Class names are checked by eye; a missing one is an empty class, never a crash.
declare module '*.module.css' {
  const names: Record<string, string>
  export default names
}

// A stylesheet as text, with what it imports.
declare module '*.css?inline' {
  const css: string
  export default css
}
