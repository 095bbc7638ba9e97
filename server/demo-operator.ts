/** Whoever runs the demo says nothing of himself: these are invented, and say so. */
export const demoOperator = {
  filings: ['演ICP备2099000001号（演示）', '演公网安备 33990002000001号（演示）'],
  operator: '花架（演示）科技有限公司，演示省青屿市花架路 1 号',
  contact: 'mailto:help@pergola.example',
}
