import { startPagePreloads } from './federation/page-preloads';
import { printProblem } from './reporting/print-problem';

// Shared modules are only available after this script has run.
const loadPortal = async () => {
  const portal = await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
  startPagePreloads();
  return portal;
};

// The renderer is the largest script: the portal's modules run while it arrives (decision 0004).
const load = () => Promise.all([loadPortal(), import('react-dom/client')]);

load()
  .catch(load)
  .then(([{ startPortal }, { createRoot }]) => startPortal(createRoot))
  .catch((cause: unknown) => {
    printProblem({ remote: 'host', version: 'unknown', phase: 'load', cause });
    // Reported by the script of the document, because the code for reports may be what failed to
    // load.
    reportError(cause);
    document.documentElement.dataset.start = 'failed';
  });
