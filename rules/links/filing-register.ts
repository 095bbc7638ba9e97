/** Where China's ministry (MIIT) lets anyone look a filing number up. It has no addresses of single numbers. */
export const FILING_REGISTER = 'https://beian.miit.gov.cn/'
