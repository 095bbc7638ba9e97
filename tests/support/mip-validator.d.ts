declare module 'mip-validator' {
  interface MipFault {
    code: string
    message: string
    line: number
  }
  /** Without rules of one's own it takes mip's. */
  export default function Validator(): { validate(html: string): MipFault[] }
}
