import { startPagePreloads } from './federation/page-preloads';
import { printProblem } from './reporting/print-problem';

// Shared modules are only available after this script has run.
const start = () => import(/* webpackChunkName: "bootstrap" */ './bootstrap');

startPagePreloads();
start()
  .catch(start)
  .catch((cause: unknown) => {
    printProblem({ remote: 'host', version: 'unknown', phase: 'load', cause });
    // Reported by the script of the document, because the code for reports may be what failed to
    // load.
    reportError(cause);
    document.documentElement.dataset.start = 'failed';
  });
