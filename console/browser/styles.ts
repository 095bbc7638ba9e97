/** What the console's stylesheet is made of, in this order: what uses something comes after it, and overrides it. */
export const styles = {
  ...import.meta.glob('../frame/base.css', { eager: true }),
  ...import.meta.glob('../kit/**/*.module.css', { eager: true }),
  ...import.meta.glob('../frame/*.module.css', { eager: true }),
  ...import.meta.glob('../screens/**/*.module.css', { eager: true }),
}
