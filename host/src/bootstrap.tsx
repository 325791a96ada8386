import '@kadam/shared/ui/theme/tokens.css';
import '@kadam/shared/ui/theme/base.css';
import './document.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@kadam/shared/router';
import { bootRecord } from './federation/boot-record';
import { keepBootRecord } from './federation/last-good';
import { createPortalLoader } from './federation/portal-loader';
import { PortalContext } from './navigation/portal-context';
import { takePrerendered } from './navigation/prerendered-page';
import { createRouteTable } from './navigation/route-table';
import { watchForProblems } from './reporting/report';
import { sendOnLeave } from './reporting/telemetry';
import { PortalPage } from './shell/portal-page';

start();

function start(): void {
  watchForProblems();
  const boot = bootRecord();
  sendOnLeave({ isCanary: boot?.canary !== undefined });
  const root = document.getElementById('root');
  if (!boot || !root) throw new Error('The document holds no boot record; compose it again with the release tool.');
  const portal = {
    hostVersion: boot.host,
    canary: boot.canary,
    routes: createRouteTable(boot),
    loader: createPortalLoader(boot),
    prerendered: takePrerendered(root),
  };
  createRoot(root).render(
    <PortalContext value={portal}>
      <BrowserRouter>
        <PortalPage />
      </BrowserRouter>
    </PortalContext>,
  );
  document.documentElement.dataset.start = 'done';
  keepBootRecord(boot);
}
