export { composedDocuments } from './composed-documents';
export { documentsRoutes } from './documents.routes';
export { createDocumentsService } from './documents.service';
