import type { Block, WordLink } from './blocks';
import type { Numbering } from './numbering';
import type { StyleSheet } from './style-sheet';
import type { XmlNode } from './xml';

/** Open complex fields (`HYPERLINK`, `PAGE`); they may span paragraphs. */
export interface OpenField {
  instruction: string;
  showsResult: boolean;
}

/** A part of the document: its body, a header, the footnotes. */
export interface Part {
  readonly styles: StyleSheet;
  readonly numbering: Numbering;
  readonly relations: ReadonlyMap<string, WordLink & { readonly isExternal: boolean }>;
  readonly fields: OpenField[];
  readBlocks(nodes: readonly XmlNode[]): Block[];
}
