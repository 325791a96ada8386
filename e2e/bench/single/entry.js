import { createRoot } from 'react-dom/client';
import { startPortal } from '../../../host/src/bootstrap';

startPortal(createRoot);
