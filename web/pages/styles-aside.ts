// What the third stylesheet is made of: pages on which few visits begin, so that home and apps carry nothing of theirs. Each asks for it
// by `sheet="aside"` of its document.
const views = import.meta.glob(
  './{categories,collection,comments,developer,gone,history,lists,mine,missing,report,search,static,thread,top,tour}/views.ts',
  {
    eager: true,
    import: 'PC',
  },
)

export default views
