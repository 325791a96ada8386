import type { Page } from '@playwright/test';
import { alreadyJobseeker } from '../portal/member';
import type { RunningPortal } from '../portal/running-portal';
import { splashSeen } from '../portal/splash';
import { settled, type View } from './view';

const LOADING = /-loading$/;

/** Opens a view in a new page, without motion. */
export async function show(page: Page, view: View, portal: RunningPortal): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await splashSeen(page.context());
  if (view.isMember) await alreadyJobseeker(page);
  await openView(page, view, portal);
}

/** Opens a view in a page that is prepared and signed in already. */
export async function openView(page: Page, view: View, portal: RunningPortal): Promise<void> {
  const { name, path, arrange, reach } = view;
  await arrange?.(page);
  await page.goto(typeof path === 'string' ? path : await path(page.context().request));
  if (!LOADING.test(name)) await settled(page);
  await reach?.(page, portal);
}
