import './refresh-runtime.cjs';
import { startClient } from './client';

startClient(() => true);
