export const consent = {
  label: '隐私选择',
  ask: '我们想记住这台设备，用来统计访问、比较改进效果和识别异常下载。不同意也能正常使用全部功能。',
  yes: '同意',
  no: '不同意',
  change: '隐私设置',
}
