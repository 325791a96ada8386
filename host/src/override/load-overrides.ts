import type { BootRecord } from '@kadam/shared/remote';
import { onDemand } from '@kadam/shared/on-demand';
import { report } from '../reporting/report';
import { OVERRIDE } from './parameter';

/** Whether the URL or storage contains an override request. */
export function isOverrideRequested(): boolean {
  try {
    return window.location.search.includes(`${OVERRIDE}=`) || OVERRIDE in window.localStorage;
  } catch {
    return false;
  }
}

const overrides = onDemand(() => import(/* webpackChunkName: "override" */ './override'));

/** The boot record with override requests applied. Their code is loaded on demand. */
export async function withOverrides(boot: BootRecord): Promise<BootRecord> {
  try {
    return await (await overrides()).applyOverrides(boot);
  } catch (cause) {
    report({ remote: 'host', version: boot.host, phase: 'load', cause });
    return boot;
  }
}
