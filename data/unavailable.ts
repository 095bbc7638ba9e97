/** Something behind this process is away or too busy: the request was right, and may be sent again later. */
export class Unavailable extends Error {}
