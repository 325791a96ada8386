// Pages run under a content security policy without 'unsafe-eval'; zod's compiled parsers would be reported as a violation.
// What `z.config` sets, without the library: every page runs this, few have a schema.
const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
(place.__zod_globalConfig ??= {}).jitless = 'document' in globalThis;
