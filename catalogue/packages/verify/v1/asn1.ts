import {
  type AsnType,
  BaseStringBlock,
  Constructed,
  fromBER,
  Integer,
  ObjectIdentifier,
  OctetString,
  Sequence,
  Set as SetNode,
} from 'asn1js'
import { BadSignature, must } from '../bad-signature.ts'

/** What of ASN.1 signatures and certificates need. */
export interface Node {
  /** Its number where only the place gives it a meaning. */
  place: number | undefined
  nodes: Node[]
  /** With its tag and length. */
  raw: Buffer
  /** Of integers and byte strings. */
  content: Buffer
  oid: string | undefined
  text: string | undefined
}

const CONTEXT = 3
const MAX_NODES = 20_000
const MAX_DEPTH = 40

export function readNode(bytes: Buffer): Node {
  const { offset, result } = fromBER(bytes, {
    maxDepth: MAX_DEPTH,
    maxNodes: MAX_NODES,
    parseEmbedded: false,
  })
  must(offset !== -1, 'v1-file-broken')
  return toNode(result)
}

function toNode(read: AsnType): Node {
  const nested = read instanceof Sequence || read instanceof SetNode || read instanceof Constructed
  return {
    place: read.idBlock.tagClass === CONTEXT ? read.idBlock.tagNumber : undefined,
    nodes: nested ? read.valueBlock.value.map(node => toNode(node as AsnType)) : [],
    raw: Buffer.from(read.valueBeforeDecodeView),
    content:
      read instanceof Integer || read instanceof OctetString
        ? Buffer.from(read.valueBlock.valueHexView)
        : Buffer.alloc(0),
    oid: read instanceof ObjectIdentifier ? read.valueBlock.toString() : undefined,
    text: read instanceof BaseStringBlock ? read.valueBlock.value : undefined,
  }
}

/** The node at that place, which must be there. */
export function nodeAt(node: Node, at: number): Node {
  const found = node.nodes[at]
  if (!found) throw new BadSignature('v1-file-broken')
  return found
}

/** Of an algorithm and the like: its object identifier comes first. */
export function oidAt(node: Node, at: number): string {
  const { oid } = nodeAt(node, at)
  must(oid !== undefined, 'v1-file-broken')
  return oid
}
