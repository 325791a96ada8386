import { EMPTY_RESUME, isBlankResume } from '@kadam/resume-engine/resume-document';
import {
  contentOf,
  isSameResume,
  loadDeviceResume,
  newRevision,
  removeEarlier,
  saveDeviceResume,
  setAside,
  type DeviceResume,
  type Owner,
  type StoredResume,
} from '../../lib/device-resume';
import { saveTabResume, type OpenedResume } from '../../lib/stored-resume';

export interface SyncState {
  /** False if the browser could not store the resume. */
  readonly isStored: boolean;
  /** The resume on the device, if both have changes of their own: nothing is overwritten. */
  readonly other?: DeviceResume | undefined;
}

export interface ResumeSync {
  /**
   * Stores the current resume in the tab and, unless another tab has changed it, on the device.
   * @returns false if the browser could not store it
   */
  readonly save: () => boolean;
  /** Shows what another tab has stored; diverges if this one has changes of its own. */
  readonly catchUp: () => void;
  /** Ends a divergence; the resume that is not used is set aside. */
  readonly use: (choice: 'this' | 'other') => void;
}

interface SyncParts {
  readonly owner: Owner;
  readonly opened: Pick<OpenedResume, 'device' | 'isDiverged'>;
  readonly current: () => StoredResume;
  readonly show: (resume: StoredResume) => void;
  readonly onState: (state: SyncState) => void;
}

export function createResumeSync({ owner, opened, current, show, onState }: SyncParts): ResumeSync {
  let base = opened.device?.revision;
  let stored: StoredResume = opened.device ?? { ...current(), document: EMPTY_RESUME };
  let other: DeviceResume | undefined;
  let isStored = true;
  const ownRevision = newRevision();

  const report = (now: boolean) => {
    isStored = now;
    onState({ isStored, other });
    return isStored;
  };

  const saveTab = (isEdited: boolean) => saveTabResume({ ...current(), owner, base, isEdited });

  // Closing the tab must not lose the version of this tab.
  const diverge = (device: DeviceResume) => {
    other = device;
    const isAside = setAside(owner, { ...current(), revision: ownRevision });
    return report(saveTab(true) && isAside);
  };

  const follow = (device: DeviceResume) => {
    base = device.revision;
    other = undefined;
    stored = device;
    show(contentOf(device));
    report(saveTab(false));
  };

  const save = () => {
    const now = current();
    if (isUnchanged(now, stored)) return isStored;
    const device = loadDeviceResume(owner);
    const isBehind = device !== undefined && device.revision !== base && !isSameResume(now.document, device.document);
    if (isBehind) return diverge(device);
    // A visit without a text leaves nothing on the device.
    const isNothing = !device && isBlankResume(now.document);
    const saved = isNothing ? undefined : saveDeviceResume(owner, now);
    base = saved?.revision ?? base;
    stored = now;
    const isInTab = saveTab(!saved);
    return report(isNothing ? isInTab : saved !== undefined);
  };

  const use = (choice: 'this' | 'other') => {
    const device = loadDeviceResume(owner) ?? other;
    if (!device) return;
    if (choice === 'other') {
      diverge(device);
      follow(device);
      return;
    }
    if (!setAside(owner, device)) return void report(false);
    removeEarlier(owner, ownRevision);
    base = device.revision;
    stored = device;
    other = undefined;
    save();
  };

  if (opened.isDiverged && opened.device) diverge(opened.device);
  else if (current().document !== EMPTY_RESUME) saveTab(current().document !== stored.document);

  return {
    save,
    use,
    catchUp: () => {
      const device = loadDeviceResume(owner);
      if (!device || device.revision === base) return;
      const { document } = current();
      if (document === stored.document || isSameResume(document, device.document)) follow(device);
      else diverge(device);
    },
  };
}

const isUnchanged = (one: StoredResume, other: StoredResume) =>
  one.document === other.document &&
  one.suggestions === other.suggestions &&
  one.notImported === other.notImported &&
  one.accountId === other.accountId;
