export const reportReasons = {
  malware: '病毒、捆绑或偷跑流量',
  copy: '侵权或冒名',
  misleading: '与描述不符',
  illegal: '违法或不良内容',
  privacy: '侵犯隐私',
  takedown: '我是开发者，申请下架',
  broken: '网站出错或坏链接',
  spam: '广告或刷屏',
  abuse: '辱骂、骚扰',
  exposed: '泄露他人隐私',
  untrue: '虚假，冒充他人',
}
