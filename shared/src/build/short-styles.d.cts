import type { SourceFile, TransformerFactory } from 'typescript';

export const shortStyles: TransformerFactory<SourceFile>;
