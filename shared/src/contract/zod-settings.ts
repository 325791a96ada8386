import * as z from 'zod/mini';

// Pages run under a content security policy without 'unsafe-eval'; zod's compiled parsers would be reported as a violation.
z.config({ jitless: 'document' in globalThis });
