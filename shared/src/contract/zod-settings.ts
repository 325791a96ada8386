// The content security policy of pages blocks eval, which zod's compiled parsers use. Sets the same
// as `z.config` without importing the library, which few pages need.
const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
(place.__zod_globalConfig ??= {}).jitless = 'document' in globalThis;
