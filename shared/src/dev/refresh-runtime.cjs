const refresh = require('react-refresh/runtime');

refresh.injectIntoGlobalHook(globalThis);
globalThis.__kadam_refresh__ = refresh;
