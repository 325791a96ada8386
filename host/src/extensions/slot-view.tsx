import type { ExtensionSlotProps } from '@kadam/shared/extensions';
import { Suspense, useEffect, useState } from 'react';
import type { LoadedPage } from '../federation/page-loader';
import { PageBoundary } from '../navigation/page-boundary';
import { usePortal } from '../navigation/portal-context';
import { report } from '../reporting/report';
import { record } from '../reporting/telemetry';
import { extensionsOf, type PortalExtension } from './extension-table';

/** Loads and shows the extensions of a slot; those that fail are left out. */
export function SlotView({ name, props }: ExtensionSlotProps) {
  return useLoaded(name).map(({ extension, found }) => (
    <ExtensionView key={`${extension.remote} ${extension.module}`} found={found} props={props} />
  ));
}

interface LoadedExtension {
  readonly extension: PortalExtension;
  readonly found: LoadedPage;
}

/** In the order of arrival, so that a late one does not move those that are shown. */
function useLoaded(name: string): readonly LoadedExtension[] {
  const { extensions, loader } = usePortal();
  const [loaded, setLoaded] = useState<readonly LoadedExtension[]>([]);
  useEffect(() => {
    let isGone = false;
    for (const extension of extensionsOf(extensions, name))
      // Each failed attempt has been reported.
      loader.loadExtension(extension).then(
        (found) => !isGone && setLoaded((before) => [...before, { extension, found }]),
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [extensions, loader, name]);
  return loaded;
}

interface ExtensionViewProps {
  readonly found: LoadedPage;
  readonly props: object;
}

function ExtensionView({ found: { Page: Component, release }, props }: ExtensionViewProps) {
  const { name: remote, version } = release;
  return (
    <PageBoundary resetKey="" fallback={null} onCrash={(cause) => report({ remote, version, phase: 'render', cause })}>
      <Suspense fallback={null}>
        <Component {...props} />
        <MountSignal onMount={() => record({ kind: 'stood', bundle: remote, version })} />
      </Suspense>
    </PageBoundary>
  );
}

/** Calls `onMount` once, when the effects of the extension have run without an error. */
function MountSignal({ onMount }: { readonly onMount: () => void }) {
  const [handleMount] = useState(() => onMount);
  useEffect(() => {
    const timer = setTimeout(handleMount, 0);
    return () => clearTimeout(timer);
  }, [handleMount]);
  return null;
}
