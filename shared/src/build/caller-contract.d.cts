import type { SourceFile, TransformerFactory } from 'typescript';

export function callerContract(options?: { checksResponses?: boolean }): TransformerFactory<SourceFile>;
