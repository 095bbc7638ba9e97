/** Where pictures are served; an operator with an image host of their own changes it here. */
export const imageBase = '/img/'
