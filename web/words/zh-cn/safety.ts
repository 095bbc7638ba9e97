export const dataSafety = {
  heading: '数据安全',
  by: '开发者声明',
  collected: '收集',
  nothing: '不收集信息',
  list: (things: string[]) => things.join('、'),
  shared: '共享',
  encrypted: '传输',
  deletable: '删除',
  yes: { shared: '会提供给第三方', encrypted: '传输时加密', deletable: '可以要求删除' },
  no: { shared: '不提供给第三方', encrypted: '传输时不加密', deletable: '不能要求删除' },
}
