import type { BootRecord } from '@kadam/shared/remote';
import { onDemand } from '@kadam/shared/on-demand';
import { report } from '../reporting/report';
import { OVERRIDE } from './parameter';

/** Whether this browser was asked, now or within a day, to show a release that is not live. */
export function isOverrideAsked(): boolean {
  try {
    return window.location.search.includes(`${OVERRIDE}=`) || OVERRIDE in window.localStorage;
  } catch {
    return false;
  }
}

const overrides = onDemand(() => import(/* webpackChunkName: "override" */ './override'));

/** What is live, with what this browser was asked for in its place. Hardly anybody asks: the code for it comes when somebody does. */
export async function overridden(boot: BootRecord): Promise<BootRecord> {
  try {
    return await (await overrides()).applyOverrides(boot);
  } catch (cause) {
    report({ remote: 'host', version: boot.host, phase: 'load', cause });
    return boot;
  }
}
