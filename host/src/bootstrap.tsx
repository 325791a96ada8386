import '@kadam/shared/ui/theme/tokens.css';
import '@kadam/shared/ui/theme/base.css';
import './document.css';
import type { createRoot } from 'react-dom/client';
import { provideExtensions } from '@kadam/shared/extensions';
import { BrowserRouter } from '@kadam/shared/router';
import type { BootRecord } from '@kadam/shared/remote';
import { createExtensionSource } from './extensions/extension-source';
import { createExtensionTable } from './extensions/extension-table';
import { bootRecord } from './federation/boot-record';
import { storeBootRecord } from './federation/fallback-releases';
import { createPortalLoader } from './federation/portal-loader';
import { closeDialogsOnBack } from './navigation/back-closes-dialogs';
import { createLinkTable } from './navigation/page-links';
import { PortalContext } from './navigation/portal-context';
import { takePrerendered } from './navigation/prerendered-page';
import { createRouteTable } from './navigation/route-table';
import { watchForProblems } from './reporting/report';
import { sendOnLeave } from './reporting/telemetry';
import { isOverrideRequested, withOverrides } from './override/load-overrides';
import { PortalPage } from './shell/portal-page';

const record = bootRecord();

export function startPortal(render: typeof createRoot): void {
  if (record && isOverrideRequested()) void withOverrides(record).then((boot) => start(boot, render));
  else start(record, render);
}

function start(boot: BootRecord | undefined, render: typeof createRoot): void {
  watchForProblems();
  sendOnLeave({ isCanary: boot?.canary !== undefined });
  const root = document.getElementById('root');
  if (!boot || !root) throw new Error('The document holds no boot record; compose it again with the release tool.');
  const portal = {
    hostVersion: boot.host,
    canary: boot.canary,
    routes: createRouteTable(boot),
    links: createLinkTable(boot),
    extensions: createExtensionTable(boot),
    loader: createPortalLoader(boot),
    prerendered: takePrerendered(root),
  };
  provideExtensions(createExtensionSource(portal.extensions));
  closeDialogsOnBack();
  // Transitions render in slices, and styled-components restyles the old page after each: 516 ms
  // from click to page instead of 221 on a slow phone.
  render(root).render(
    <PortalContext value={portal}>
      <BrowserRouter useTransitions={false}>
        <PortalPage />
      </BrowserRouter>
    </PortalContext>,
  );
  document.documentElement.dataset.start = 'done';
  storeBootRecord(record ?? boot);
}
