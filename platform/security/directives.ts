/** The directives by which a browser names what it refused; any other word is a stranger's. */
export const DIRECTIVES = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...[
    'style-src-attr',
    'img-src',
    'media-src',
    'font-src',
    'connect-src',
    'frame-src',
    'child-src',
    'worker-src',
  ],
  ...['object-src', 'manifest-src', 'form-action', 'base-uri', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types'],
] as const
export type Directive = (typeof DIRECTIVES)[number]
