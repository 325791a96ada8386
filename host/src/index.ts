import { printProblem } from './reporting/print-problem';

// An async boundary: shared modules can only be handed out once this script has run.
const start = () => import(/* webpackChunkName: "bootstrap" */ './bootstrap');

start()
  .catch(start)
  .catch((cause: unknown) => {
    printProblem({ remote: 'host', version: 'unknown', phase: 'load', cause });
    // The script of the document tells of it; what reports problems may be what did not come.
    reportError(cause);
    document.documentElement.dataset.start = 'failed';
  });
