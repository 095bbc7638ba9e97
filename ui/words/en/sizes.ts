export const sizes = { units: [' KB', ' MB', ' GB', ' TB'], tiny: '<1 KB', unknown: '<1 MB' }
