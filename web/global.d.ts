// Class names are checked by eye; a missing one is an empty class, never a crash.
declare module '*.module.css' {
  const names: Record<string, string>
  export default names
}
