export const sizes = { units: ['K', 'MB', 'GB', 'TB'], tiny: '小于1K', unknown: '小于1M' }
