import { startClient } from './client';
import { canReplace, shareReact } from './shared-react';

shareReact();
startClient(canReplace);
