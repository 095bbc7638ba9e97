// A sheet of its own, because no other page looks like a comparison. Its pages ask for it by `sheet="compare"` of their document.
const views = import.meta.glob('./{compare,compare-with}/views.ts', { eager: true, import: 'PC' })

export default views
