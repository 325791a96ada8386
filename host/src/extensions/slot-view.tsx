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
  const { extensions } = usePortal();
  return extensionsOf(extensions, name).map((extension) => (
    <ExtensionView key={`${extension.remote} ${extension.module}`} extension={extension} props={props} />
  ));
}

interface ExtensionViewProps {
  readonly extension: PortalExtension;
  readonly props: object;
}

function ExtensionView({ extension, props }: ExtensionViewProps) {
  const loaded = useExtension(extension);
  if (!loaded) return null;
  const { Page: Component, release } = loaded;
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

function useExtension(extension: PortalExtension): LoadedPage | undefined {
  const { loader } = usePortal();
  const [loaded, setLoaded] = useState<LoadedPage>();
  useEffect(() => {
    let isGone = false;
    // Each failed attempt has been reported.
    loader.loadExtension(extension).then(
      (found) => !isGone && setLoaded(found),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [loader, extension]);
  return loaded;
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
