import type { SourceFile, TransformerFactory } from 'typescript';

export const callerContract: TransformerFactory<SourceFile>;
