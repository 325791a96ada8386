export { sniffDocument, type DocumentKind } from './sniff-document';
